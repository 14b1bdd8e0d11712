from typing import Any, Final

from . import _runtime as _tg

class MetricsTableX_t(_tg.Struct):
    AccumulationCounter: int
    MaxSocketTemperature: int
    MaxVrTemperature: int
    MaxHbmTemperature: int
    MaxSocketTemperatureAcc: int
    MaxVrTemperatureAcc: int
    MaxHbmTemperatureAcc: int
    SocketPowerLimit: int
    MaxSocketPowerLimit: int
    SocketPower: int
    Timestamp: int
    SocketEnergyAcc: int
    CcdEnergyAcc: int
    XcdEnergyAcc: int
    AidEnergyAcc: int
    HbmEnergyAcc: int
    CclkFrequencyLimit: int
    GfxclkFrequencyLimit: int
    FclkFrequency: int
    UclkFrequency: int
    SocclkFrequency: Any
    VclkFrequency: Any
    DclkFrequency: Any
    LclkFrequency: Any
    GfxclkFrequencyAcc: Any
    CclkFrequencyAcc: Any
    MaxCclkFrequency: int
    MinCclkFrequency: int
    MaxGfxclkFrequency: int
    MinGfxclkFrequency: int
    FclkFrequencyTable: Any
    UclkFrequencyTable: Any
    SocclkFrequencyTable: Any
    VclkFrequencyTable: Any
    DclkFrequencyTable: Any
    LclkFrequencyTable: Any
    MaxLclkDpmRange: int
    MinLclkDpmRange: int
    XgmiWidth: int
    XgmiBitrate: int
    XgmiReadBandwidthAcc: Any
    XgmiWriteBandwidthAcc: Any
    SocketC0Residency: int
    SocketGfxBusy: int
    DramBandwidthUtilization: int
    SocketC0ResidencyAcc: int
    SocketGfxBusyAcc: int
    DramBandwidthAcc: int
    MaxDramBandwidth: int
    DramBandwidthUtilizationAcc: int
    PcieBandwidthAcc: Any
    ProchotResidencyAcc: int
    PptResidencyAcc: int
    SocketThmResidencyAcc: int
    VrThmResidencyAcc: int
    HbmThmResidencyAcc: int
    GfxLockXCDMak: int
    GfxclkFrequency: Any
    PublicSerialNumber_AID: Any
    PublicSerialNumber_XCD: Any
    PublicSerialNumber_CCD: Any
    XgmiReadDataSizeAcc: Any
    XgmiWriteDataSizeAcc: Any
    PcieBandwidth: Any
    PCIeL0ToRecoveryCountAcc: int
    PCIenReplayAAcc: int
    PCIenReplayARolloverCountAcc: int
    PCIeNAKSentCountAcc: int
    PCIeNAKReceivedCountAcc: int
    VcnBusy: Any
    JpegBusy: Any
    PCIeLinkSpeed: int
    PCIeLinkWidth: int
    GfxBusy: Any
    GfxBusyAcc: Any
class MetricsTableA_t(_tg.Struct):
    AccumulationCounter: int
    MaxSocketTemperature: int
    MaxVrTemperature: int
    MaxHbmTemperature: int
    MaxSocketTemperatureAcc: int
    MaxVrTemperatureAcc: int
    MaxHbmTemperatureAcc: int
    SocketPowerLimit: int
    MaxSocketPowerLimit: int
    SocketPower: int
    Timestamp: int
    SocketEnergyAcc: int
    CcdEnergyAcc: int
    XcdEnergyAcc: int
    AidEnergyAcc: int
    HbmEnergyAcc: int
    CclkFrequencyLimit: int
    GfxclkFrequencyLimit: int
    FclkFrequency: int
    UclkFrequency: int
    SocclkFrequency: Any
    VclkFrequency: Any
    DclkFrequency: Any
    LclkFrequency: Any
    GfxclkFrequencyAcc: Any
    CclkFrequencyAcc: Any
    MaxCclkFrequency: int
    MinCclkFrequency: int
    MaxGfxclkFrequency: int
    MinGfxclkFrequency: int
    FclkFrequencyTable: Any
    UclkFrequencyTable: Any
    SocclkFrequencyTable: Any
    VclkFrequencyTable: Any
    DclkFrequencyTable: Any
    LclkFrequencyTable: Any
    MaxLclkDpmRange: int
    MinLclkDpmRange: int
    XgmiWidth: int
    XgmiBitrate: int
    XgmiReadBandwidthAcc: Any
    XgmiWriteBandwidthAcc: Any
    SocketC0Residency: int
    SocketGfxBusy: int
    DramBandwidthUtilization: int
    SocketC0ResidencyAcc: int
    SocketGfxBusyAcc: int
    DramBandwidthAcc: int
    MaxDramBandwidth: int
    DramBandwidthUtilizationAcc: int
    PcieBandwidthAcc: Any
    ProchotResidencyAcc: int
    PptResidencyAcc: int
    SocketThmResidencyAcc: int
    VrThmResidencyAcc: int
    HbmThmResidencyAcc: int
    GfxLockXCDMak: int
    GfxclkFrequency: Any
    PublicSerialNumber_AID: Any
    PublicSerialNumber_XCD: Any
    PublicSerialNumber_CCD: Any
    XgmiReadDataSizeAcc: Any
    XgmiWriteDataSizeAcc: Any
    VcnBusy: Any
    JpegBusy: Any
class VfMetricsTable_t(_tg.Struct):
    AccumulationCounter: int
    InstGfxclk_TargFreq: int
    AccGfxclk_TargFreq: int
    AccGfxRsmuDpm_Busy: int
class SwI2cCmd_t(_tg.Struct):
    ReadWriteData: int
    CmdConfig: int
class SwI2cRequest_t(_tg.Struct):
    I2CcontrollerPort: int
    I2CSpeed: int
    SlaveAddress: int
    NumCmds: int
    SwI2cCmds: Any
class SwI2cRequestExternal_t(_tg.Struct):
    SwI2cRequest: SwI2cRequest_t
    Spare: Any
    MmHubPadding: Any
class AvfsDebugTableAid_t(_tg.Struct):
    avgPsmCount: Any
    minPsmCount: Any
    avgPsmVoltage: Any
    minPsmVoltage: Any
class AvfsDebugTableXcd_t(_tg.Struct):
    avgPsmCount: Any
    minPsmCount: Any
    avgPsmVoltage: Any
    minPsmVoltage: Any
FEATURE_LIST_e: Any
PCIE_LINK_SPEED_INDEX_TABLE_e: Any
GFX_GUARDBAND_e: Any
I2cControllerPort_e: Any
I2cSpeed_e: Any
I2cCmdType_e: Any
ERR_CODE_e: Any
GC_ERROR_CODE_e: Any
PPCLK_e: Any
GpioIntPolarity_e: Any
UCLK_DPM_MODE_e: Any
PPSMC_Result: Any
PPSMC_MSG: Any
FEATURE_DATA_CALCULATION: Final = 0
FEATURE_DPM_CCLK: Final = 1
FEATURE_DPM_FCLK: Final = 2
FEATURE_DPM_GFXCLK: Final = 3
FEATURE_DPM_LCLK: Final = 4
FEATURE_DPM_SOCCLK: Final = 5
FEATURE_DPM_UCLK: Final = 6
FEATURE_DPM_VCN: Final = 7
FEATURE_DPM_XGMI: Final = 8
FEATURE_DS_FCLK: Final = 9
FEATURE_DS_GFXCLK: Final = 10
FEATURE_DS_LCLK: Final = 11
FEATURE_DS_MP0CLK: Final = 12
FEATURE_DS_MP1CLK: Final = 13
FEATURE_DS_MPIOCLK: Final = 14
FEATURE_DS_SOCCLK: Final = 15
FEATURE_DS_VCN: Final = 16
FEATURE_APCC_DFLL: Final = 17
FEATURE_APCC_PLUS: Final = 18
FEATURE_DF_CSTATE: Final = 19
FEATURE_CC6: Final = 20
FEATURE_PC6: Final = 21
FEATURE_CPPC: Final = 22
FEATURE_PPT: Final = 23
FEATURE_TDC: Final = 24
FEATURE_THERMAL: Final = 25
FEATURE_SOC_PCC: Final = 26
FEATURE_CCD_PCC: Final = 27
FEATURE_CCD_EDC: Final = 28
FEATURE_PROCHOT: Final = 29
FEATURE_DVO_CCLK: Final = 30
FEATURE_FDD_AID_HBM: Final = 31
FEATURE_FDD_AID_SOC: Final = 32
FEATURE_FDD_XCD_EDC: Final = 33
FEATURE_FDD_XCD_XVMIN: Final = 34
FEATURE_FW_CTF: Final = 35
FEATURE_GFXOFF: Final = 36
FEATURE_SMU_CG: Final = 37
FEATURE_PSI7: Final = 38
FEATURE_CSTATE_BOOST: Final = 39
FEATURE_XGMI_PER_LINK_PWR_DOWN: Final = 40
FEATURE_CXL_QOS: Final = 41
FEATURE_SOC_DC_RTC: Final = 42
FEATURE_GFX_DC_RTC: Final = 43
NUM_FEATURES: Final = 44
PCIE_LINK_SPEED_INDEX_TABLE_GEN1: Final = 0
PCIE_LINK_SPEED_INDEX_TABLE_GEN2: Final = 1
PCIE_LINK_SPEED_INDEX_TABLE_GEN3: Final = 2
PCIE_LINK_SPEED_INDEX_TABLE_GEN4: Final = 3
PCIE_LINK_SPEED_INDEX_TABLE_GEN4_ESM: Final = 4
PCIE_LINK_SPEED_INDEX_TABLE_GEN5: Final = 5
PCIE_LINK_SPEED_INDEX_TABLE_COUNT: Final = 6
VOLTAGE_COLD_0: Final = 0
VOLTAGE_COLD_1: Final = 1
VOLTAGE_COLD_2: Final = 2
VOLTAGE_COLD_3: Final = 3
VOLTAGE_COLD_4: Final = 4
VOLTAGE_COLD_5: Final = 5
VOLTAGE_COLD_6: Final = 6
VOLTAGE_COLD_7: Final = 7
VOLTAGE_MID_0: Final = 8
VOLTAGE_MID_1: Final = 9
VOLTAGE_MID_2: Final = 10
VOLTAGE_MID_3: Final = 11
VOLTAGE_MID_4: Final = 12
VOLTAGE_MID_5: Final = 13
VOLTAGE_MID_6: Final = 14
VOLTAGE_MID_7: Final = 15
VOLTAGE_HOT_0: Final = 16
VOLTAGE_HOT_1: Final = 17
VOLTAGE_HOT_2: Final = 18
VOLTAGE_HOT_3: Final = 19
VOLTAGE_HOT_4: Final = 20
VOLTAGE_HOT_5: Final = 21
VOLTAGE_HOT_6: Final = 22
VOLTAGE_HOT_7: Final = 23
VOLTAGE_GUARDBAND_COUNT: Final = 24
I2C_CONTROLLER_PORT_0: Final = 0
I2C_CONTROLLER_PORT_1: Final = 1
I2C_CONTROLLER_PORT_COUNT: Final = 2
UNSUPPORTED_1: Final = 0
I2C_SPEED_STANDARD_100K: Final = 1
I2C_SPEED_FAST_400K: Final = 2
I2C_SPEED_FAST_PLUS_1M: Final = 3
UNSUPPORTED_2: Final = 4
UNSUPPORTED_3: Final = 5
I2C_SPEED_COUNT: Final = 6
I2C_CMD_READ: Final = 0
I2C_CMD_WRITE: Final = 1
I2C_CMD_COUNT: Final = 2
CODE_DAGB0: Final = 0
CODE_EA0: Final = 5
CODE_UTCL2_ROUTER: Final = 10
CODE_VML2: Final = 11
CODE_VML2_WALKER: Final = 12
CODE_MMCANE: Final = 13
CODE_VIDD: Final = 14
CODE_VIDV: Final = 15
CODE_JPEG0S: Final = 16
CODE_JPEG0D: Final = 17
CODE_JPEG1S: Final = 18
CODE_JPEG1D: Final = 19
CODE_JPEG2S: Final = 20
CODE_JPEG2D: Final = 21
CODE_JPEG3S: Final = 22
CODE_JPEG3D: Final = 23
CODE_JPEG4S: Final = 24
CODE_JPEG4D: Final = 25
CODE_JPEG5S: Final = 26
CODE_JPEG5D: Final = 27
CODE_JPEG6S: Final = 28
CODE_JPEG6D: Final = 29
CODE_JPEG7S: Final = 30
CODE_JPEG7D: Final = 31
CODE_MMSCHD: Final = 32
CODE_SDMA0: Final = 33
CODE_SDMA1: Final = 34
CODE_SDMA2: Final = 35
CODE_SDMA3: Final = 36
CODE_HDP: Final = 37
CODE_ATHUB: Final = 38
CODE_IH: Final = 39
CODE_XHUB_POISON: Final = 40
CODE_SMN_SLVERR: Final = 40
CODE_WDT: Final = 41
CODE_UNKNOWN: Final = 42
CODE_COUNT: Final = 43
SH_FED_CODE: Final = 0
GCEA_CODE: Final = 1
SQ_CODE: Final = 2
LDS_CODE: Final = 3
GDS_CODE: Final = 4
SP0_CODE: Final = 5
SP1_CODE: Final = 6
TCC_CODE: Final = 7
TCA_CODE: Final = 8
TCX_CODE: Final = 9
CPC_CODE: Final = 10
CPF_CODE: Final = 11
CPG_CODE: Final = 12
SPI_CODE: Final = 13
RLC_CODE: Final = 14
SQC_CODE: Final = 15
TA_CODE: Final = 16
TD_CODE: Final = 17
TCP_CODE: Final = 18
TCI_CODE: Final = 19
GC_ROUTER_CODE: Final = 20
VML2_CODE: Final = 21
VML2_WALKER_CODE: Final = 22
ATCL2_CODE: Final = 23
GC_CANE_CODE: Final = 24
MP5_CODE_SMN_SLVERR: Final = 40
MP5_CODE_UNKNOWN: Final = 42
PPCLK_VCLK: Final = 0
PPCLK_DCLK: Final = 1
PPCLK_SOCCLK: Final = 2
PPCLK_UCLK: Final = 3
PPCLK_FCLK: Final = 4
PPCLK_LCLK: Final = 5
PPCLK_COUNT: Final = 6
GPIO_INT_POLARITY_ACTIVE_LOW: Final = 0
GPIO_INT_POLARITY_ACTIVE_HIGH: Final = 1
UCLK_DPM_MODE_BANDWIDTH: Final = 0
UCLK_DPM_MODE_LATENCY: Final = 1
PPSMC_Result_OK: Final = 1
PPSMC_Result_Failed: Final = 255
PPSMC_Result_UnknownCmd: Final = 254
PPSMC_Result_CmdRejectedPrereq: Final = 253
PPSMC_Result_CmdRejectedBusy: Final = 252
PPSMC_MSG_TestMessage: Final = 1
PPSMC_MSG_GetSmuVersion: Final = 2
PPSMC_MSG_GfxDriverReset: Final = 3
PPSMC_MSG_GetDriverIfVersion: Final = 4
PPSMC_MSG_EnableAllSmuFeatures: Final = 5
PPSMC_MSG_DisableAllSmuFeatures: Final = 6
PPSMC_MSG_RequestI2cTransaction: Final = 7
PPSMC_MSG_GetMetricsVersion: Final = 8
PPSMC_MSG_GetMetricsTable: Final = 9
PPSMC_MSG_GetEccInfoTable: Final = 10
PPSMC_MSG_GetEnabledSmuFeaturesLow: Final = 11
PPSMC_MSG_GetEnabledSmuFeaturesHigh: Final = 12
PPSMC_MSG_SetDriverDramAddrHigh: Final = 13
PPSMC_MSG_SetDriverDramAddrLow: Final = 14
PPSMC_MSG_SetToolsDramAddrHigh: Final = 15
PPSMC_MSG_SetToolsDramAddrLow: Final = 16
PPSMC_MSG_SetSystemVirtualDramAddrHigh: Final = 17
PPSMC_MSG_SetSystemVirtualDramAddrLow: Final = 18
PPSMC_MSG_SetSoftMinByFreq: Final = 19
PPSMC_MSG_SetSoftMaxByFreq: Final = 20
PPSMC_MSG_GetMinDpmFreq: Final = 21
PPSMC_MSG_GetMaxDpmFreq: Final = 22
PPSMC_MSG_GetDpmFreqByIndex: Final = 23
PPSMC_MSG_SetPptLimit: Final = 24
PPSMC_MSG_GetPptLimit: Final = 25
PPSMC_MSG_DramLogSetDramAddrHigh: Final = 26
PPSMC_MSG_DramLogSetDramAddrLow: Final = 27
PPSMC_MSG_DramLogSetDramSize: Final = 28
PPSMC_MSG_GetDebugData: Final = 29
PPSMC_MSG_HeavySBR: Final = 30
PPSMC_MSG_SetNumBadHbmPagesRetired: Final = 31
PPSMC_MSG_DFCstateControl: Final = 32
PPSMC_MSG_GetGmiPwrDnHyst: Final = 33
PPSMC_MSG_SetGmiPwrDnHyst: Final = 34
PPSMC_MSG_GmiPwrDnControl: Final = 35
PPSMC_MSG_EnterGfxoff: Final = 36
PPSMC_MSG_ExitGfxoff: Final = 37
PPSMC_MSG_EnableDeterminism: Final = 38
PPSMC_MSG_DisableDeterminism: Final = 39
PPSMC_MSG_DumpSTBtoDram: Final = 40
PPSMC_MSG_STBtoDramLogSetDramAddrHigh: Final = 41
PPSMC_MSG_STBtoDramLogSetDramAddrLow: Final = 42
PPSMC_MSG_STBtoDramLogSetDramSize: Final = 43
PPSMC_MSG_SetSystemVirtualSTBtoDramAddrHigh: Final = 44
PPSMC_MSG_SetSystemVirtualSTBtoDramAddrLow: Final = 45
PPSMC_MSG_GfxDriverResetRecovery: Final = 46
PPSMC_MSG_TriggerVFFLR: Final = 47
PPSMC_MSG_SetSoftMinGfxClk: Final = 48
PPSMC_MSG_SetSoftMaxGfxClk: Final = 49
PPSMC_MSG_GetMinGfxDpmFreq: Final = 50
PPSMC_MSG_GetMaxGfxDpmFreq: Final = 51
PPSMC_MSG_PrepareForDriverUnload: Final = 52
PPSMC_MSG_ReadThrottlerLimit: Final = 53
PPSMC_MSG_QueryValidMcaCount: Final = 54
PPSMC_MSG_McaBankDumpDW: Final = 55
PPSMC_MSG_GetCTFLimit: Final = 56
PPSMC_MSG_ClearMcaOnRead: Final = 57
PPSMC_MSG_QueryValidMcaCeCount: Final = 58
PPSMC_MSG_McaBankCeDumpDW: Final = 59
PPSMC_MSG_SelectPLPDMode: Final = 64
PPSMC_MSG_RmaDueToBadPageThreshold: Final = 67
PPSMC_MSG_SelectPstatePolicy: Final = 68
PPSMC_Message_Count: Final = 69
PPSMC_RESET_TYPE_DRIVER_MODE_1_RESET: Final = 1
PPSMC_RESET_TYPE_DRIVER_MODE_2_RESET: Final = 2
PPSMC_RESET_TYPE_DRIVER_MODE_3_RESET: Final = 3
PPSMC_THROTTLING_LIMIT_TYPE_SOCKET: Final = 1
PPSMC_THROTTLING_LIMIT_TYPE_HBM: Final = 2
PPSMC_AID_THM_TYPE: Final = 1
PPSMC_CCD_THM_TYPE: Final = 2
PPSMC_XCD_THM_TYPE: Final = 3
PPSMC_HBM_THM_TYPE: Final = 4
PPSMC_PLPD_MODE_DEFAULT: Final = 1
PPSMC_PLPD_MODE_OPTIMIZED: Final = 2
NUM_VCLK_DPM_LEVELS: Final = 4
NUM_DCLK_DPM_LEVELS: Final = 4
NUM_SOCCLK_DPM_LEVELS: Final = 4
NUM_LCLK_DPM_LEVELS: Final = 4
NUM_UCLK_DPM_LEVELS: Final = 4
NUM_FCLK_DPM_LEVELS: Final = 4
NUM_XGMI_DPM_LEVELS: Final = 2
NUM_CXL_BITRATES: Final = 4
NUM_PCIE_BITRATES: Final = 4
NUM_XGMI_BITRATES: Final = 4
NUM_XGMI_WIDTHS: Final = 3
SMU_METRICS_TABLE_VERSION: Final = 13
SMU_VF_METRICS_TABLE_VERSION: Final = 3
SMU13_0_6_DRIVER_IF_VERSION: Final = 0x8042024
NUM_I2C_CONTROLLERS: Final = 8
I2C_CONTROLLER_ENABLED: Final = 1
I2C_CONTROLLER_DISABLED: Final = 0
MAX_SW_I2C_COMMANDS: Final = 24
CMDCONFIG_STOP_BIT: Final = 0
CMDCONFIG_RESTART_BIT: Final = 1
CMDCONFIG_READWRITE_BIT: Final = 2
CMDCONFIG_STOP_MASK: Final = 1
CMDCONFIG_RESTART_MASK: Final = 2
CMDCONFIG_READWRITE_MASK: Final = 4
IH_INTERRUPT_ID_TO_DRIVER: Final = 254
IH_INTERRUPT_CONTEXT_ID_THERMAL_THROTTLING: Final = 7
THROTTLER_PROCHOT_BIT: Final = 0
THROTTLER_PPT_BIT: Final = 1
THROTTLER_THERMAL_SOCKET_BIT: Final = 2
THROTTLER_THERMAL_VR_BIT: Final = 3
THROTTLER_THERMAL_HBM_BIT: Final = 4
ClearMcaOnRead_UE_FLAG_MASK: Final = 1
ClearMcaOnRead_CE_POLL_MASK: Final = 2
