from typing import Any, Final

from . import _runtime as _tg

class I2cControllerConfig_t(_tg.Struct):
    Enabled: int
    Speed: int
    SlaveAddress: int
    ControllerPort: int
    ControllerName: int
    ThermalThrotter: int
    I2cProtocol: int
    PaddingConfig: int
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
class EccInfo_t(_tg.Struct):
    mca_umc_status: int
    mca_umc_addr: int
    ce_count_lo_chip: int
    ce_count_hi_chip: int
    eccPadding: int
class EccInfoTable_t(_tg.Struct):
    EccInfo: Any
class QuadraticInt_t(_tg.Struct):
    a: int
    b: int
    c: int
class LinearInt_t(_tg.Struct):
    m: int
    b: int
class DroopInt_t(_tg.Struct):
    a: int
    b: int
    c: int
class DpmDescriptor_t(_tg.Struct):
    Padding: int
    SnapToDiscrete: int
    NumDiscreteLevels: int
    CalculateFopt: int
    ConversionToAvfsClk: LinearInt_t
    Padding3: Any
    Padding4: int
    FoptimalDc: int
    FoptimalAc: int
    Padding2: int
class SviTelemetryScale_t(_tg.Struct):
    Offset: int
    Padding: int
    MaxCurrent: int
class OverDriveTable_t(_tg.Struct):
    FeatureCtrlMask: int
    VoltageOffsetPerZoneBoundary: Any
    VddGfxVmax: int
    VddSocVmax: int
    IdlePwrSavingFeaturesCtrl: int
    RuntimePwrSavingFeaturesCtrl: int
    Padding: int
    GfxclkFoffset: int
    Padding1: int
    UclkFmin: int
    UclkFmax: int
    FclkFmin: int
    FclkFmax: int
    Ppt: int
    Tdc: int
    FanLinearPwmPoints: Any
    FanLinearTempPoints: Any
    FanMinimumPwm: int
    AcousticTargetRpmThreshold: int
    AcousticLimitRpmThreshold: int
    FanTargetTemperature: int
    FanZeroRpmEnable: int
    FanZeroRpmStopTemp: int
    FanMode: int
    MaxOpTemp: int
    AdvancedOdModeEnabled: int
    Padding2: Any
    GfxVoltageFullCtrlMode: int
    SocVoltageFullCtrlMode: int
    GfxclkFullCtrlMode: int
    UclkFullCtrlMode: int
    FclkFullCtrlMode: int
    Padding3: int
    GfxEdc: int
    GfxPccLimitControl: int
    GfxclkFmaxVmax: int
    GfxclkFmaxVmaxTemperature: int
    Padding4: Any
    Spare: Any
    MmHubPadding: Any
class OverDriveTableExternal_t(_tg.Struct):
    OverDriveTable: OverDriveTable_t
class OverDriveLimits_t(_tg.Struct):
    FeatureCtrlMask: int
    VoltageOffsetPerZoneBoundary: Any
    VddGfxVmax: int
    VddSocVmax: int
    GfxclkFoffset: int
    Padding: int
    UclkFmin: int
    UclkFmax: int
    FclkFmin: int
    FclkFmax: int
    Ppt: int
    Tdc: int
    FanLinearPwmPoints: Any
    FanLinearTempPoints: Any
    FanMinimumPwm: int
    AcousticTargetRpmThreshold: int
    AcousticLimitRpmThreshold: int
    FanTargetTemperature: int
    FanZeroRpmEnable: int
    MaxOpTemp: int
    Padding1: Any
    GfxVoltageFullCtrlMode: int
    SocVoltageFullCtrlMode: int
    GfxclkFullCtrlMode: int
    UclkFullCtrlMode: int
    FclkFullCtrlMode: int
    GfxEdc: int
    GfxPccLimitControl: int
    Padding2: int
    Spare: Any
class BootValues_t(_tg.Struct):
    InitImuClk: int
    InitSocclk: int
    InitMpioclk: int
    InitSmnclk: int
    InitDispClk: int
    InitDppClk: int
    InitDprefclk: int
    InitDcfclk: int
    InitDtbclk: int
    InitDbguSocClk: int
    InitGfxclk_bypass: int
    InitMp1clk: int
    InitLclk: int
    InitDbguBacoClk: int
    InitBaco400clk: int
    InitBaco1200clk_bypass: int
    InitBaco700clk_bypass: int
    InitBaco500clk: int
    InitDclk0: int
    InitVclk0: int
    InitFclk: int
    Padding1: int
    InitUclkLevel: int
    Padding: Any
    InitVcoFreqPll0: int
    InitVcoFreqPll1: int
    InitVcoFreqPll2: int
    InitVcoFreqPll3: int
    InitVcoFreqPll4: int
    InitVcoFreqPll5: int
    InitVcoFreqPll6: int
    InitVcoFreqPll7: int
    InitVcoFreqPll8: int
    InitGfx: int
    InitSoc: int
    InitVddIoMem: int
    InitVddCiMem: int
    Spare: Any
class MsgLimits_t(_tg.Struct):
    Power: Any
    Tdc: Any
    Temperature: Any
    PwmLimitMin: int
    PwmLimitMax: int
    FanTargetTemperature: int
    Spare1: Any
    AcousticTargetRpmThresholdMin: int
    AcousticTargetRpmThresholdMax: int
    AcousticLimitRpmThresholdMin: int
    AcousticLimitRpmThresholdMax: int
    PccLimitMin: int
    PccLimitMax: int
    FanStopTempMin: int
    FanStopTempMax: int
    FanStartTempMin: int
    FanStartTempMax: int
    PowerMinPpt0: Any
    Spare: Any
class DriverReportedClocks_t(_tg.Struct):
    BaseClockAc: int
    GameClockAc: int
    BoostClockAc: int
    BaseClockDc: int
    GameClockDc: int
    BoostClockDc: int
    MaxReportedClock: int
    Padding: int
    Reserved: Any
class AvfsDcBtcParams_t(_tg.Struct):
    DcBtcEnabled: int
    Padding: Any
    DcTol: int
    DcBtcGb: int
    DcBtcMin: int
    DcBtcMax: int
    DcBtcGbScalar: LinearInt_t
class AvfsFuseOverride_t(_tg.Struct):
    AvfsTemp: Any
    VftFMin: int
    VInversion: int
    qVft: Any
    qAvfsGb: QuadraticInt_t
    qAvfsGb2: QuadraticInt_t
class PFE_Settings_t(_tg.Struct):
    Version: int
    Spare8: Any
    FeaturesToRun: Any
    FwDStateMask: int
    DebugOverrides: int
    Spare: Any
class SkuTable_t(_tg.Struct):
    Version: int
    TotalPowerConfig: int
    CustomerVariant: int
    MemoryTemperatureTypeMask: int
    SmartShiftVersion: int
    SocketPowerLimitSpare: Any
    EnableLegacyPptLimit: int
    UseInputTelemetry: int
    SmartShiftMinReportedPptinDcs: int
    PaddingPpt: Any
    HwCtfTempLimit: int
    PaddingInfra: int
    FitControllerFailureRateLimit: int
    FitControllerGfxDutyCycle: int
    FitControllerSocDutyCycle: int
    FitControllerSocOffset: int
    GfxApccPlusResidencyLimit: int
    ThrottlerControlMask: int
    UlvVoltageOffset: Any
    Padding: Any
    DeepUlvVoltageOffsetSoc: int
    DefaultMaxVoltage: Any
    BoostMaxVoltage: Any
    VminTempHystersis: Any
    VminTempThreshold: Any
    Vmin_Hot_T0: Any
    Vmin_Cold_T0: Any
    Vmin_Hot_Eol: Any
    Vmin_Cold_Eol: Any
    Vmin_Aging_Offset: Any
    Spare_Vmin_Plat_Offset_Hot: Any
    Spare_Vmin_Plat_Offset_Cold: Any
    VcBtcFixedVminAgingOffset: Any
    VcBtcVmin2PsmDegrationGb: Any
    VcBtcPsmA: Any
    VcBtcPsmB: Any
    VcBtcVminA: Any
    VcBtcVminB: Any
    PerPartVminEnabled: Any
    VcBtcEnabled: Any
    SocketPowerLimitAcTau: Any
    SocketPowerLimitDcTau: Any
    Gfx_Vmin_droop: QuadraticInt_t
    Soc_Vmin_droop: QuadraticInt_t
    SpareVmin: Any
    DpmDescriptor: Any
    FreqTableGfx: Any
    FreqTableVclk: Any
    FreqTableDclk: Any
    FreqTableSocclk: Any
    FreqTableUclk: Any
    FreqTableShadowUclk: Any
    FreqTableDispclk: Any
    FreqTableDppClk: Any
    FreqTableDprefclk: Any
    FreqTableDcfclk: Any
    FreqTableDtbclk: Any
    FreqTableFclk: Any
    DcModeMaxFreq: Any
    GfxclkAibFmax: int
    GfxDpmPadding: int
    GfxclkFgfxoffEntry: int
    GfxclkFgfxoffExitImu: int
    GfxclkFgfxoffExitRlc: int
    GfxclkThrottleClock: int
    EnableGfxPowerStagesGpio: int
    GfxIdlePadding: int
    SmsRepairWRCKClkDivEn: int
    SmsRepairWRCKClkDivVal: int
    GfxOffEntryEarlyMGCGEn: int
    GfxOffEntryForceCGCGEn: int
    GfxOffEntryForceCGCGDelayEn: int
    GfxOffEntryForceCGCGDelayVal: int
    GfxclkFreqGfxUlv: int
    GfxIdlePadding2: Any
    GfxOffEntryHysteresis: int
    GfxoffSpare: Any
    DfllMstrOscConfigA: int
    DfllSlvOscConfigA: int
    DfllBtcMasterScalerM: int
    DfllBtcMasterScalerB: int
    DfllBtcSlaveScalerM: int
    DfllBtcSlaveScalerB: int
    DfllPccAsWaitCtrl: int
    DfllPccAsStepCtrl: int
    GfxDfllSpare: Any
    DvoPsmDownThresholdVoltage: int
    DvoPsmUpThresholdVoltage: int
    DvoFmaxLowScaler: int
    PaddingDcs: int
    DcsMinGfxOffTime: int
    DcsMaxGfxOffTime: int
    DcsMinCreditAccum: int
    DcsExitHysteresis: int
    DcsTimeout: int
    DcsPfGfxFopt: int
    DcsPfUclkFopt: int
    FoptEnabled: int
    DcsSpare2: Any
    DcsFoptM: int
    DcsFoptB: int
    DcsSpare: Any
    UseStrobeModeOptimizations: int
    PaddingMem: Any
    UclkDpmPstates: Any
    UclkDpmShadowPstates: Any
    FreqTableUclkDiv: Any
    FreqTableShadowUclkDiv: Any
    MemVmempVoltage: Any
    MemVddioVoltage: Any
    DalDcModeMaxUclkFreq: int
    PaddingsMem: Any
    PaddingFclk: int
    PcieGenSpeed: Any
    PcieLaneCount: Any
    LclkFreq: Any
    OverrideGfxAvfsFuses: int
    GfxAvfsPadding: Any
    DroopGBStDev: int
    SocHwRtAvfsFuses: Any
    GfxL2HwRtAvfsFuses: Any
    PsmDidt_Vcross: Any
    PsmDidt_StaticDroop_A: Any
    PsmDidt_StaticDroop_B: Any
    PsmDidt_DynDroop_A: Any
    PsmDidt_DynDroop_B: Any
    spare_HwRtAvfsFuses: Any
    SocCommonRtAvfs: Any
    GfxCommonRtAvfs: Any
    SocFwRtAvfsFuses: Any
    GfxL2FwRtAvfsFuses: Any
    spare_FwRtAvfsFuses: Any
    Soc_Droop_PWL_F: Any
    Soc_Droop_PWL_a: Any
    Soc_Droop_PWL_b: Any
    Soc_Droop_PWL_c: Any
    Gfx_Droop_PWL_F: Any
    Gfx_Droop_PWL_a: Any
    Gfx_Droop_PWL_b: Any
    Gfx_Droop_PWL_c: Any
    Gfx_Static_PWL_Offset: Any
    Soc_Static_PWL_Offset: Any
    dGbV_dT_vmin: int
    dGbV_dT_vmax: int
    PaddingV2F: Any
    DcBtcGfxParams: AvfsDcBtcParams_t
    SSCurve_GFX: QuadraticInt_t
    GfxAvfsSpare: Any
    OverrideSocAvfsFuses: int
    MinSocAvfsRevision: int
    SocAvfsPadding: Any
    SocAvfsFuseOverride: Any
    dBtcGbSoc: Any
    qAgingGb: Any
    qStaticVoltageOffset: Any
    DcBtcSocParams: Any
    SSCurve_SOC: QuadraticInt_t
    SocAvfsSpare: Any
    BootValues: BootValues_t
    DriverReportedClocks: DriverReportedClocks_t
    MsgLimits: MsgLimits_t
    OverDriveLimitsBasicMin: OverDriveLimits_t
    OverDriveLimitsBasicMax: OverDriveLimits_t
    OverDriveLimitsAdvancedMin: OverDriveLimits_t
    OverDriveLimitsAdvancedMax: OverDriveLimits_t
    TotalBoardPowerSupport: int
    TotalBoardPowerPadding: Any
    TotalBoardPowerRoc: int
    qFeffCoeffGameClock: Any
    qFeffCoeffBaseClock: Any
    qFeffCoeffBoostClock: Any
    AptUclkGfxclkLookup: Any
    AptUclkGfxclkLookupHyst: Any
    AptPadding: int
    GfxXvminDidtDroopThresh: QuadraticInt_t
    GfxXvminDidtResetDDWait: int
    GfxXvminDidtClkStopWait: int
    GfxXvminDidtFcsStepCtrl: int
    GfxXvminDidtFcsWaitCtrl: int
    PsmModeEnabled: int
    P2v_a: int
    P2v_b: int
    P2v_c: int
    T2p_a: int
    T2p_b: int
    T2p_c: int
    P2vTemp: int
    PsmDidtStaticSettings: QuadraticInt_t
    PsmDidtDynamicSettings: QuadraticInt_t
    PsmDidtAvgDiv: int
    PsmDidtForceStall: int
    PsmDidtReleaseTimer: int
    PsmDidtStallPattern: int
    CacEdcCacLeakageC0: int
    CacEdcCacLeakageC1: int
    CacEdcCacLeakageC2: int
    CacEdcCacLeakageC3: int
    CacEdcCacLeakageC4: int
    CacEdcCacLeakageC5: int
    CacEdcGfxClkScalar: int
    CacEdcGfxClkIntercept: int
    CacEdcCac_m: int
    CacEdcCac_b: int
    CacEdcCurrLimitGuardband: int
    CacEdcDynToTotalCacRatio: int
    XVmin_Gfx_EdcThreshScalar: int
    XVmin_Gfx_EdcEnableFreq: int
    XVmin_Gfx_EdcPccAsStepCtrl: int
    XVmin_Gfx_EdcPccAsWaitCtrl: int
    XVmin_Gfx_EdcThreshold: int
    XVmin_Gfx_EdcFiltHysWaitCtrl: int
    XVmin_Soc_EdcThreshScalar: int
    XVmin_Soc_EdcEnableFreq: int
    XVmin_Soc_EdcThreshold: int
    XVmin_Soc_EdcStepUpTime: int
    XVmin_Soc_EdcStepDownTime: int
    XVmin_Soc_EdcInitPccStep: int
    PaddingSocEdc: Any
    GfxXvminFuseOverride: int
    SocXvminFuseOverride: int
    PaddingXvminFuseOverride: Any
    GfxXvminFddTempLow: int
    GfxXvminFddTempHigh: int
    SocXvminFddTempLow: int
    SocXvminFddTempHigh: int
    GfxXvminFddVolt0: int
    GfxXvminFddVolt1: int
    GfxXvminFddVolt2: int
    SocXvminFddVolt0: int
    SocXvminFddVolt1: int
    SocXvminFddVolt2: int
    GfxXvminDsFddDsm: Any
    GfxXvminEdcFddDsm: Any
    SocXvminEdcFddDsm: Any
    Spare: int
    MmHubPadding: Any
class Svi3RegulatorSettings_t(_tg.Struct):
    SlewRateConditions: int
    LoadLineAdjust: int
    VoutOffset: int
    VidMax: int
    VidMin: int
    TenBitTelEn: int
    SixteenBitTelEn: int
    OcpThresh: int
    OcpWarnThresh: int
    OcpSettings: int
    VrhotThresh: int
    OtpThresh: int
    UvpOvpDeltaRef: int
    PhaseShed: int
    Padding: Any
    SettingOverrideMask: int
class BoardTable_t(_tg.Struct):
    Version: int
    I2cControllers: Any
    SlaveAddrMapping: Any
    VrPsiSupport: Any
    Svi3SvcSpeed: int
    EnablePsi6: Any
    Svi3RegSettings: Any
    LedOffGpio: int
    FanOffGpio: int
    GfxVrPowerStageOffGpio: int
    AcDcGpio: int
    AcDcPolarity: int
    VR0HotGpio: int
    VR0HotPolarity: int
    GthrGpio: int
    GthrPolarity: int
    LedPin0: int
    LedPin1: int
    LedPin2: int
    LedEnableMask: int
    LedPcie: int
    LedError: int
    PaddingLed: int
    UclkTrainingModeSpreadPercent: int
    UclkSpreadPadding: int
    UclkSpreadFreq: int
    UclkSpreadPercent: Any
    GfxclkSpreadEnable: int
    FclkSpreadPercent: int
    FclkSpreadFreq: int
    DramWidth: int
    PaddingMem1: Any
    HsrEnabled: int
    VddqOffEnabled: int
    PaddingUmcFlags: Any
    Paddign1: int
    BacoEntryDelay: int
    FuseWritePowerMuxPresent: int
    FuseWritePadding: Any
    LoadlineGfx: int
    LoadlineSoc: int
    GfxEdcLimit: int
    SocEdcLimit: int
    RestBoardPower: int
    ConnectorsImpedance: int
    EpcsSens0: int
    EpcsSens1: int
    PaddingEpcs: Any
    BoardSpare: Any
    MmHubPadding: Any
class CustomSkuTable_t(_tg.Struct):
    SocketPowerLimitAc: Any
    VrTdcLimit: Any
    TotalIdleBoardPowerM: int
    TotalIdleBoardPowerB: int
    TotalBoardPowerM: int
    TotalBoardPowerB: int
    TemperatureLimit: Any
    FanStopTemp: Any
    FanStartTemp: Any
    FanGain: Any
    FanPwmMin: int
    AcousticTargetRpmThreshold: int
    AcousticLimitRpmThreshold: int
    FanMaximumRpm: int
    MGpuAcousticLimitRpmThreshold: int
    FanTargetGfxclk: int
    TempInputSelectMask: int
    FanZeroRpmEnable: int
    FanTachEdgePerRev: int
    FanPadding: int
    FanTargetTemperature: Any
    FuzzyFan_ErrorSetDelta: int
    FuzzyFan_ErrorRateSetDelta: int
    FuzzyFan_PwmSetDelta: int
    FanPadding2: int
    FwCtfLimit: Any
    IntakeTempEnableRPM: int
    IntakeTempOffsetTemp: int
    IntakeTempReleaseTemp: int
    IntakeTempHighIntakeAcousticLimit: int
    IntakeTempAcouticLimitReleaseRate: int
    FanAbnormalTempLimitOffset: int
    FanStalledTriggerRpm: int
    FanAbnormalTriggerRpmCoeff: int
    FanSpare: Any
    FanIntakeSensorSupport: int
    FanIntakePadding: int
    FanSpare2: Any
    ODFeatureCtrlMask: int
    TemperatureLimit_Hynix: int
    TemperatureLimit_Micron: int
    TemperatureFwCtfLimit_Hynix: int
    TemperatureFwCtfLimit_Micron: int
    PlatformTdcLimit: Any
    SocketPowerLimitDc: Any
    SocketPowerLimitSmartShift2: int
    CustomSkuSpare16b: int
    CustomSkuSpare32b: Any
    MmHubPadding: Any
class PPTable_t(_tg.Struct):
    PFE_Settings: PFE_Settings_t
    SkuTable: SkuTable_t
    CustomSkuTable: CustomSkuTable_t
    BoardTable: BoardTable_t
class DriverSmuConfig_t(_tg.Struct):
    GfxclkAverageLpfTau: int
    FclkAverageLpfTau: int
    UclkAverageLpfTau: int
    GfxActivityLpfTau: int
    UclkActivityLpfTau: int
    UclkMaxActivityLpfTau: int
    SocketPowerLpfTau: int
    VcnClkAverageLpfTau: int
    VcnUsageAverageLpfTau: int
    PcieActivityLpTau: int
class DriverSmuConfigExternal_t(_tg.Struct):
    DriverSmuConfig: DriverSmuConfig_t
    Spare: Any
    MmHubPadding: Any
class DriverInfoTable_t(_tg.Struct):
    FreqTableGfx: Any
    FreqTableVclk: Any
    FreqTableDclk: Any
    FreqTableSocclk: Any
    FreqTableUclk: Any
    FreqTableDispclk: Any
    FreqTableDppClk: Any
    FreqTableDprefclk: Any
    FreqTableDcfclk: Any
    FreqTableDtbclk: Any
    FreqTableFclk: Any
    DcModeMaxFreq: Any
    Padding: int
    Spare: Any
    MmHubPadding: Any
class SmuMetrics_t(_tg.Struct):
    CurrClock: Any
    AverageGfxclkFrequencyTarget: int
    AverageGfxclkFrequencyPreDs: int
    AverageGfxclkFrequencyPostDs: int
    AverageFclkFrequencyPreDs: int
    AverageFclkFrequencyPostDs: int
    AverageMemclkFrequencyPreDs: int
    AverageMemclkFrequencyPostDs: int
    AverageVclk0Frequency: int
    AverageDclk0Frequency: int
    AverageVclk1Frequency: int
    AverageDclk1Frequency: int
    AveragePCIeBusy: int
    dGPU_W_MAX: int
    padding: int
    MovingAverageGfxclkFrequencyTarget: int
    MovingAverageGfxclkFrequencyPreDs: int
    MovingAverageGfxclkFrequencyPostDs: int
    MovingAverageFclkFrequencyPreDs: int
    MovingAverageFclkFrequencyPostDs: int
    MovingAverageMemclkFrequencyPreDs: int
    MovingAverageMemclkFrequencyPostDs: int
    MovingAverageVclk0Frequency: int
    MovingAverageDclk0Frequency: int
    MovingAverageGfxActivity: int
    MovingAverageUclkActivity: int
    MovingAverageVcn0ActivityPercentage: int
    MovingAveragePCIeBusy: int
    MovingAverageUclkActivity_MAX: int
    MovingAverageSocketPower: int
    MovingAveragePadding: int
    MetricsCounter: int
    AvgVoltage: Any
    AvgCurrent: Any
    AverageGfxActivity: int
    AverageUclkActivity: int
    AverageVcn0ActivityPercentage: int
    Vcn1ActivityPercentage: int
    EnergyAccumulator: int
    AverageSocketPower: int
    AverageTotalBoardPower: int
    AvgTemperature: Any
    AvgTemperatureFanIntake: int
    PcieRate: int
    PcieWidth: int
    AvgFanPwm: int
    Padding: Any
    AvgFanRpm: int
    ThrottlingPercentage: Any
    VmaxThrottlingPercentage: int
    padding1: Any
    D3HotEntryCountPerMode: Any
    D3HotExitCountPerMode: Any
    ArmMsgReceivedCountPerMode: Any
    ApuSTAPMSmartShiftLimit: int
    ApuSTAPMLimit: int
    AvgApuSocketPower: int
    AverageUclkActivity_MAX: int
    PublicSerialNumberLower: int
    PublicSerialNumberUpper: int
class SmuMetricsExternal_t(_tg.Struct):
    SmuMetrics: SmuMetrics_t
    Spare: Any
    MmHubPadding: Any
class WatermarkRowGeneric_t(_tg.Struct):
    WmSetting: int
    Flags: int
    Padding: Any
class Watermarks_t(_tg.Struct):
    WatermarkRow: Any
class WatermarksExternal_t(_tg.Struct):
    Watermarks: Watermarks_t
    Spare: Any
    MmHubPadding: Any
class AvfsDebugTable_t(_tg.Struct):
    avgPsmCount: Any
    minPsmCount: Any
    maxPsmCount: Any
    avgPsmVoltage: Any
    minPsmVoltage: Any
    maxPsmVoltage: Any
class AvfsDebugTableExternal_t(_tg.Struct):
    AvfsDebugTable: AvfsDebugTable_t
    MmHubPadding: Any
class DpmActivityMonitorCoeffInt_t(_tg.Struct):
    Gfx_ActiveHystLimit: int
    Gfx_IdleHystLimit: int
    Gfx_FPS: int
    Gfx_MinActiveFreqType: int
    Gfx_BoosterFreqType: int
    PaddingGfx: int
    Gfx_MinActiveFreq: int
    Gfx_BoosterFreq: int
    Gfx_PD_Data_time_constant: int
    Gfx_PD_Data_limit_a: int
    Gfx_PD_Data_limit_b: int
    Gfx_PD_Data_limit_c: int
    Gfx_PD_Data_error_coeff: int
    Gfx_PD_Data_error_rate_coeff: int
    Fclk_ActiveHystLimit: int
    Fclk_IdleHystLimit: int
    Fclk_FPS: int
    Fclk_MinActiveFreqType: int
    Fclk_BoosterFreqType: int
    PaddingFclk: int
    Fclk_MinActiveFreq: int
    Fclk_BoosterFreq: int
    Fclk_PD_Data_time_constant: int
    Fclk_PD_Data_limit_a: int
    Fclk_PD_Data_limit_b: int
    Fclk_PD_Data_limit_c: int
    Fclk_PD_Data_error_coeff: int
    Fclk_PD_Data_error_rate_coeff: int
    Mem_UpThreshold_Limit: Any
    Mem_UpHystLimit: Any
    Mem_DownHystLimit: Any
    Mem_Fps: int
class DpmActivityMonitorCoeffIntExternal_t(_tg.Struct):
    DpmActivityMonitorCoeffInt: DpmActivityMonitorCoeffInt_t
    MmHubPadding: Any
FEATURE_PWR_DOMAIN_e: Any
FEATURE_BTC_e: Any
SVI_PSI_e: Any
SMARTSHIFT_VERSION_e: Any
FOPT_CALC_e: Any
DRAM_BIT_WIDTH_TYPE_e: Any
I2cControllerPort_e: Any
I2cControllerName_e: Any
I2cControllerThrottler_e: Any
I2cControllerProtocol_e: Any
I2cPort_e: Any
I2cSpeed_e: Any
I2cCmdType_e: Any
EPCS_STATUS_e: Any
D3HOTSequence_e: Any
PowerGatingMode_e: Any
PowerGatingSettings_e: Any
DCS_ARCH_e: Any
PPCLK_e: Any
VOLTAGE_MODE_e: Any
AVFS_VOLTAGE_TYPE_e: Any
AVFS_TEMP_e: Any
AVFS_D_e: Any
UCLK_DIV_e: Any
GpioIntPolarity_e: Any
PwrConfig_e: Any
PPT_THROTTLER_e: Any
TEMP_e: Any
TDC_THROTTLER_e: Any
SVI_PLANE_e: Any
PMFW_VOLT_PLANE_e: Any
CUSTOMER_VARIANT_e: Any
POWER_SOURCE_e: Any
MEM_VENDOR_e: Any
PP_GRTAVFS_HW_FUSE_e: Any
PP_GRTAVFS_FW_COMMON_FUSE_e: Any
PP_GRTAVFS_FW_SEP_FUSE_e: Any
PP_OD_POWER_FEATURE_e: Any
FanMode_e: Any
OD_FAIL_e: Any
BOARD_GPIO_TYPE_e: Any
WATERMARKS_FLAGS_e: Any
FEATURE_PWR_ALL: Final = 0
FEATURE_PWR_S5: Final = 1
FEATURE_PWR_BACO: Final = 2
FEATURE_PWR_SOC: Final = 3
FEATURE_PWR_GFX: Final = 4
FEATURE_PWR_DOMAIN_COUNT: Final = 5
FEATURE_BTC_NOP: Final = 0
FEATURE_BTC_SAVE: Final = 1
FEATURE_BTC_RESTORE: Final = 2
FEATURE_BTC_COUNT: Final = 3
SVI_PSI_0: Final = 0
SVI_PSI_1: Final = 1
SVI_PSI_2: Final = 2
SVI_PSI_3: Final = 3
SVI_PSI_4: Final = 4
SVI_PSI_5: Final = 5
SVI_PSI_6: Final = 6
SVI_PSI_7: Final = 7
SMARTSHIFT_VERSION_1: Final = 0
SMARTSHIFT_VERSION_2: Final = 1
SMARTSHIFT_VERSION_3: Final = 2
FOPT_CALC_AC_CALC_DC: Final = 0
FOPT_PPTABLE_AC_CALC_DC: Final = 1
FOPT_CALC_AC_PPTABLE_DC: Final = 2
FOPT_PPTABLE_AC_PPTABLE_DC: Final = 3
DRAM_BIT_WIDTH_DISABLED: Final = 0
DRAM_BIT_WIDTH_X_8: Final = 8
DRAM_BIT_WIDTH_X_16: Final = 16
DRAM_BIT_WIDTH_X_32: Final = 32
DRAM_BIT_WIDTH_X_64: Final = 64
DRAM_BIT_WIDTH_X_128: Final = 128
DRAM_BIT_WIDTH_COUNT: Final = 129
I2C_CONTROLLER_PORT_0: Final = 0
I2C_CONTROLLER_PORT_1: Final = 1
I2C_CONTROLLER_PORT_COUNT: Final = 2
I2C_CONTROLLER_NAME_VR_GFX: Final = 0
I2C_CONTROLLER_NAME_VR_SOC: Final = 1
I2C_CONTROLLER_NAME_VR_VMEMP: Final = 2
I2C_CONTROLLER_NAME_VR_VDDIO: Final = 3
I2C_CONTROLLER_NAME_LIQUID0: Final = 4
I2C_CONTROLLER_NAME_LIQUID1: Final = 5
I2C_CONTROLLER_NAME_PLX: Final = 6
I2C_CONTROLLER_NAME_FAN_INTAKE: Final = 7
I2C_CONTROLLER_NAME_COUNT: Final = 8
I2C_CONTROLLER_THROTTLER_TYPE_NONE: Final = 0
I2C_CONTROLLER_THROTTLER_VR_GFX: Final = 1
I2C_CONTROLLER_THROTTLER_VR_SOC: Final = 2
I2C_CONTROLLER_THROTTLER_VR_VMEMP: Final = 3
I2C_CONTROLLER_THROTTLER_VR_VDDIO: Final = 4
I2C_CONTROLLER_THROTTLER_LIQUID0: Final = 5
I2C_CONTROLLER_THROTTLER_LIQUID1: Final = 6
I2C_CONTROLLER_THROTTLER_PLX: Final = 7
I2C_CONTROLLER_THROTTLER_FAN_INTAKE: Final = 8
I2C_CONTROLLER_THROTTLER_INA3221: Final = 9
I2C_CONTROLLER_THROTTLER_COUNT: Final = 10
I2C_CONTROLLER_PROTOCOL_VR_XPDE132G5: Final = 0
I2C_CONTROLLER_PROTOCOL_VR_IR35217: Final = 1
I2C_CONTROLLER_PROTOCOL_TMP_MAX31875: Final = 2
I2C_CONTROLLER_PROTOCOL_INA3221: Final = 3
I2C_CONTROLLER_PROTOCOL_TMP_MAX6604: Final = 4
I2C_CONTROLLER_PROTOCOL_COUNT: Final = 5
I2C_PORT_SVD_SCL: Final = 0
I2C_PORT_GPIO: Final = 1
I2C_SPEED_FAST_50K: Final = 0
I2C_SPEED_FAST_100K: Final = 1
I2C_SPEED_FAST_400K: Final = 2
I2C_SPEED_FAST_PLUS_1M: Final = 3
I2C_SPEED_HIGH_1M: Final = 4
I2C_SPEED_HIGH_2M: Final = 5
I2C_SPEED_COUNT: Final = 6
I2C_CMD_READ: Final = 0
I2C_CMD_WRITE: Final = 1
I2C_CMD_COUNT: Final = 2
EPCS_SHORTED_LIMIT: Final = 0
EPCS_LOW_POWER_LIMIT: Final = 1
EPCS_NORMAL_POWER_LIMIT: Final = 2
EPCS_HIGH_POWER_LIMIT: Final = 3
EPCS_NOT_CONFIGURED: Final = 4
EPCS_STATUS_COUNT: Final = 5
BACO_SEQUENCE: Final = 0
MSR_SEQUENCE: Final = 1
BAMACO_SEQUENCE: Final = 2
ULPS_SEQUENCE: Final = 3
D3HOT_SEQUENCE_COUNT: Final = 4
PG_DYNAMIC_MODE: Final = 0
PG_STATIC_MODE: Final = 1
PG_POWER_DOWN: Final = 0
PG_POWER_UP: Final = 1
DCS_ARCH_DISABLED: Final = 0
DCS_ARCH_FADCS: Final = 1
DCS_ARCH_ASYNC: Final = 2
PPCLK_GFXCLK: Final = 0
PPCLK_SOCCLK: Final = 1
PPCLK_UCLK: Final = 2
PPCLK_FCLK: Final = 3
PPCLK_DCLK_0: Final = 4
PPCLK_VCLK_0: Final = 5
PPCLK_DISPCLK: Final = 6
PPCLK_DPPCLK: Final = 7
PPCLK_DPREFCLK: Final = 8
PPCLK_DCFCLK: Final = 9
PPCLK_DTBCLK: Final = 10
PPCLK_COUNT: Final = 11
VOLTAGE_MODE_PPTABLE: Final = 0
VOLTAGE_MODE_FUSES: Final = 1
VOLTAGE_MODE_COUNT: Final = 2
AVFS_VOLTAGE_GFX: Final = 0
AVFS_VOLTAGE_SOC: Final = 1
AVFS_VOLTAGE_COUNT: Final = 2
AVFS_TEMP_COLD: Final = 0
AVFS_TEMP_HOT: Final = 1
AVFS_TEMP_COUNT: Final = 2
AVFS_D_G: Final = 0
AVFS_D_COUNT: Final = 1
UCLK_DIV_BY_1: Final = 0
UCLK_DIV_BY_2: Final = 1
UCLK_DIV_BY_4: Final = 2
UCLK_DIV_BY_8: Final = 3
GPIO_INT_POLARITY_ACTIVE_LOW: Final = 0
GPIO_INT_POLARITY_ACTIVE_HIGH: Final = 1
PWR_CONFIG_TDP: Final = 0
PWR_CONFIG_TGP: Final = 1
PWR_CONFIG_TCP_ESTIMATED: Final = 2
PWR_CONFIG_TCP_MEASURED: Final = 3
PWR_CONFIG_TBP_DESKTOP: Final = 4
PWR_CONFIG_TBP_MOBILE: Final = 5
PPT_THROTTLER_PPT0: Final = 0
PPT_THROTTLER_PPT1: Final = 1
PPT_THROTTLER_PPT2: Final = 2
PPT_THROTTLER_PPT3: Final = 3
PPT_THROTTLER_COUNT: Final = 4
TEMP_EDGE: Final = 0
TEMP_HOTSPOT: Final = 1
TEMP_HOTSPOT_GFX: Final = 2
TEMP_HOTSPOT_SOC: Final = 3
TEMP_MEM: Final = 4
TEMP_VR_GFX: Final = 5
TEMP_VR_SOC: Final = 6
TEMP_VR_MEM0: Final = 7
TEMP_VR_MEM1: Final = 8
TEMP_LIQUID0: Final = 9
TEMP_LIQUID1: Final = 10
TEMP_PLX: Final = 11
TEMP_COUNT: Final = 12
TDC_THROTTLER_GFX: Final = 0
TDC_THROTTLER_SOC: Final = 1
TDC_THROTTLER_COUNT: Final = 2
SVI_PLANE_VDD_GFX: Final = 0
SVI_PLANE_VDD_SOC: Final = 1
SVI_PLANE_VDDCI_MEM: Final = 2
SVI_PLANE_VDDIO_MEM: Final = 3
SVI_PLANE_COUNT: Final = 4
PMFW_VOLT_PLANE_GFX: Final = 0
PMFW_VOLT_PLANE_SOC: Final = 1
PMFW_VOLT_PLANE_COUNT: Final = 2
CUSTOMER_VARIANT_ROW: Final = 0
CUSTOMER_VARIANT_FALCON: Final = 1
CUSTOMER_VARIANT_COUNT: Final = 2
POWER_SOURCE_AC: Final = 0
POWER_SOURCE_DC: Final = 1
POWER_SOURCE_COUNT: Final = 2
MEM_VENDOR_PLACEHOLDER0: Final = 0
MEM_VENDOR_SAMSUNG: Final = 1
MEM_VENDOR_INFINEON: Final = 2
MEM_VENDOR_ELPIDA: Final = 3
MEM_VENDOR_ETRON: Final = 4
MEM_VENDOR_NANYA: Final = 5
MEM_VENDOR_HYNIX: Final = 6
MEM_VENDOR_MOSEL: Final = 7
MEM_VENDOR_WINBOND: Final = 8
MEM_VENDOR_ESMT: Final = 9
MEM_VENDOR_PLACEHOLDER1: Final = 10
MEM_VENDOR_PLACEHOLDER2: Final = 11
MEM_VENDOR_PLACEHOLDER3: Final = 12
MEM_VENDOR_PLACEHOLDER4: Final = 13
MEM_VENDOR_PLACEHOLDER5: Final = 14
MEM_VENDOR_MICRON: Final = 15
MEM_VENDOR_COUNT: Final = 16
PP_GRTAVFS_HW_CPO_CTL_ZONE0: Final = 0
PP_GRTAVFS_HW_CPO_CTL_ZONE1: Final = 1
PP_GRTAVFS_HW_CPO_CTL_ZONE2: Final = 2
PP_GRTAVFS_HW_CPO_CTL_ZONE3: Final = 3
PP_GRTAVFS_HW_CPO_CTL_ZONE4: Final = 4
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE0: Final = 5
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE0: Final = 6
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE1: Final = 7
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE1: Final = 8
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE2: Final = 9
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE2: Final = 10
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE3: Final = 11
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE3: Final = 12
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE4: Final = 13
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE4: Final = 14
PP_GRTAVFS_HW_ZONE0_VF: Final = 15
PP_GRTAVFS_HW_ZONE1_VF1: Final = 16
PP_GRTAVFS_HW_ZONE2_VF2: Final = 17
PP_GRTAVFS_HW_ZONE3_VF3: Final = 18
PP_GRTAVFS_HW_VOLTAGE_GB: Final = 19
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE0: Final = 20
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE1: Final = 21
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE2: Final = 22
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE3: Final = 23
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE4: Final = 24
PP_GRTAVFS_HW_RESERVED_0: Final = 25
PP_GRTAVFS_HW_RESERVED_1: Final = 26
PP_GRTAVFS_HW_RESERVED_2: Final = 27
PP_GRTAVFS_HW_RESERVED_3: Final = 28
PP_GRTAVFS_HW_RESERVED_4: Final = 29
PP_GRTAVFS_HW_RESERVED_5: Final = 30
PP_GRTAVFS_HW_RESERVED_6: Final = 31
PP_GRTAVFS_HW_FUSE_COUNT: Final = 32
PP_GRTAVFS_FW_COMMON_PPVMIN_Z1_HOT_T0: Final = 0
PP_GRTAVFS_FW_COMMON_PPVMIN_Z1_COLD_T0: Final = 1
PP_GRTAVFS_FW_COMMON_PPVMIN_Z2_HOT_T0: Final = 2
PP_GRTAVFS_FW_COMMON_PPVMIN_Z2_COLD_T0: Final = 3
PP_GRTAVFS_FW_COMMON_PPVMIN_Z3_HOT_T0: Final = 4
PP_GRTAVFS_FW_COMMON_PPVMIN_Z3_COLD_T0: Final = 5
PP_GRTAVFS_FW_COMMON_PPVMIN_Z4_HOT_T0: Final = 6
PP_GRTAVFS_FW_COMMON_PPVMIN_Z4_COLD_T0: Final = 7
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z0: Final = 8
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z1: Final = 9
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z2: Final = 10
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z3: Final = 11
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z4: Final = 12
PP_GRTAVFS_FW_COMMON_FUSE_COUNT: Final = 13
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_NEG_1: Final = 0
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_0: Final = 1
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_1: Final = 2
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_2: Final = 3
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_3: Final = 4
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_4: Final = 5
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_NEG_1: Final = 6
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_0: Final = 7
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_1: Final = 8
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_2: Final = 9
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_3: Final = 10
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_4: Final = 11
PP_GRTAVFS_FW_SEP_FUSE_VF_NEG_1_FREQUENCY: Final = 12
PP_GRTAVFS_FW_SEP_FUSE_VF4_FREQUENCY: Final = 13
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_0: Final = 14
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_1: Final = 15
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_2: Final = 16
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_3: Final = 17
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_4: Final = 18
PP_GRTAVFS_FW_SEP_FUSE_COUNT: Final = 19
PP_OD_POWER_FEATURE_ALWAYS_ENABLED: Final = 0
PP_OD_POWER_FEATURE_DISABLED_WHILE_GAMING: Final = 1
PP_OD_POWER_FEATURE_ALWAYS_DISABLED: Final = 2
FAN_MODE_AUTO: Final = 0
FAN_MODE_MANUAL_LINEAR: Final = 1
OD_NO_ERROR: Final = 0
OD_REQUEST_ADVANCED_NOT_SUPPORTED: Final = 1
OD_UNSUPPORTED_FEATURE: Final = 2
OD_INVALID_FEATURE_COMBO_ERROR: Final = 3
OD_GFXCLK_VF_CURVE_OFFSET_ERROR: Final = 4
OD_VDD_GFX_VMAX_ERROR: Final = 5
OD_VDD_SOC_VMAX_ERROR: Final = 6
OD_PPT_ERROR: Final = 7
OD_FAN_MIN_PWM_ERROR: Final = 8
OD_FAN_ACOUSTIC_TARGET_ERROR: Final = 9
OD_FAN_ACOUSTIC_LIMIT_ERROR: Final = 10
OD_FAN_TARGET_TEMP_ERROR: Final = 11
OD_FAN_ZERO_RPM_STOP_TEMP_ERROR: Final = 12
OD_FAN_CURVE_PWM_ERROR: Final = 13
OD_FAN_CURVE_TEMP_ERROR: Final = 14
OD_FULL_CTRL_GFXCLK_ERROR: Final = 15
OD_FULL_CTRL_UCLK_ERROR: Final = 16
OD_FULL_CTRL_FCLK_ERROR: Final = 17
OD_FULL_CTRL_VDD_GFX_ERROR: Final = 18
OD_FULL_CTRL_VDD_SOC_ERROR: Final = 19
OD_TDC_ERROR: Final = 20
OD_GFXCLK_ERROR: Final = 21
OD_UCLK_ERROR: Final = 22
OD_FCLK_ERROR: Final = 23
OD_OP_TEMP_ERROR: Final = 24
OD_OP_GFX_EDC_ERROR: Final = 25
OD_OP_GFX_PCC_ERROR: Final = 26
OD_POWER_FEATURE_CTRL_ERROR: Final = 27
BOARD_GPIO_SMUIO_0: Final = 0
BOARD_GPIO_SMUIO_1: Final = 1
BOARD_GPIO_SMUIO_2: Final = 2
BOARD_GPIO_SMUIO_3: Final = 3
BOARD_GPIO_SMUIO_4: Final = 4
BOARD_GPIO_SMUIO_5: Final = 5
BOARD_GPIO_SMUIO_6: Final = 6
BOARD_GPIO_SMUIO_7: Final = 7
BOARD_GPIO_SMUIO_8: Final = 8
BOARD_GPIO_SMUIO_9: Final = 9
BOARD_GPIO_SMUIO_10: Final = 10
BOARD_GPIO_SMUIO_11: Final = 11
BOARD_GPIO_SMUIO_12: Final = 12
BOARD_GPIO_SMUIO_13: Final = 13
BOARD_GPIO_SMUIO_14: Final = 14
BOARD_GPIO_SMUIO_15: Final = 15
BOARD_GPIO_SMUIO_16: Final = 16
BOARD_GPIO_SMUIO_17: Final = 17
BOARD_GPIO_SMUIO_18: Final = 18
BOARD_GPIO_SMUIO_19: Final = 19
BOARD_GPIO_SMUIO_20: Final = 20
BOARD_GPIO_SMUIO_21: Final = 21
BOARD_GPIO_SMUIO_22: Final = 22
BOARD_GPIO_SMUIO_23: Final = 23
BOARD_GPIO_SMUIO_24: Final = 24
BOARD_GPIO_SMUIO_25: Final = 25
BOARD_GPIO_SMUIO_26: Final = 26
BOARD_GPIO_SMUIO_27: Final = 27
BOARD_GPIO_SMUIO_28: Final = 28
BOARD_GPIO_SMUIO_29: Final = 29
BOARD_GPIO_SMUIO_30: Final = 30
BOARD_GPIO_SMUIO_31: Final = 31
MAX_BOARD_GPIO_SMUIO_NUM: Final = 32
BOARD_GPIO_DC_GEN_A: Final = 33
BOARD_GPIO_DC_GEN_B: Final = 34
BOARD_GPIO_DC_GEN_C: Final = 35
BOARD_GPIO_DC_GEN_D: Final = 36
BOARD_GPIO_DC_GEN_E: Final = 37
BOARD_GPIO_DC_GEN_F: Final = 38
BOARD_GPIO_DC_GEN_G: Final = 39
BOARD_GPIO_DC_GENLK_CLK: Final = 40
BOARD_GPIO_DC_GENLK_VSYNC: Final = 41
BOARD_GPIO_DC_SWAPLOCK_A: Final = 42
BOARD_GPIO_DC_SWAPLOCK_B: Final = 43
MAX_BOARD_DC_GPIO_NUM: Final = 44
BOARD_GPIO_LV_EN: Final = 45
WATERMARKS_CLOCK_RANGE: Final = 0
WATERMARKS_DUMMY_PSTATE: Final = 1
WATERMARKS_MALL: Final = 2
WATERMARKS_COUNT: Final = 3
PPSMC_VERSION: Final = 1
PPSMC_Result_OK: Final = 1
PPSMC_Result_Failed: Final = 255
PPSMC_Result_UnknownCmd: Final = 254
PPSMC_Result_CmdRejectedPrereq: Final = 253
PPSMC_Result_CmdRejectedBusy: Final = 252
PPSMC_MSG_TestMessage: Final = 1
PPSMC_MSG_GetSmuVersion: Final = 2
PPSMC_MSG_GetDriverIfVersion: Final = 3
PPSMC_MSG_SetAllowedFeaturesMaskLow: Final = 4
PPSMC_MSG_SetAllowedFeaturesMaskHigh: Final = 5
PPSMC_MSG_EnableAllSmuFeatures: Final = 6
PPSMC_MSG_DisableAllSmuFeatures: Final = 7
PPSMC_MSG_EnableSmuFeaturesLow: Final = 8
PPSMC_MSG_EnableSmuFeaturesHigh: Final = 9
PPSMC_MSG_DisableSmuFeaturesLow: Final = 10
PPSMC_MSG_DisableSmuFeaturesHigh: Final = 11
PPSMC_MSG_GetRunningSmuFeaturesLow: Final = 12
PPSMC_MSG_GetRunningSmuFeaturesHigh: Final = 13
PPSMC_MSG_SetDriverDramAddrHigh: Final = 14
PPSMC_MSG_SetDriverDramAddrLow: Final = 15
PPSMC_MSG_SetToolsDramAddrHigh: Final = 16
PPSMC_MSG_SetToolsDramAddrLow: Final = 17
PPSMC_MSG_TransferTableSmu2Dram: Final = 18
PPSMC_MSG_TransferTableDram2Smu: Final = 19
PPSMC_MSG_UseDefaultPPTable: Final = 20
PPSMC_MSG_EnterBaco: Final = 21
PPSMC_MSG_ExitBaco: Final = 22
PPSMC_MSG_ArmD3: Final = 23
PPSMC_MSG_BacoAudioD3PME: Final = 24
PPSMC_MSG_SetSoftMinByFreq: Final = 25
PPSMC_MSG_SetSoftMaxByFreq: Final = 26
PPSMC_MSG_SetHardMinByFreq: Final = 27
PPSMC_MSG_SetHardMaxByFreq: Final = 28
PPSMC_MSG_GetMinDpmFreq: Final = 29
PPSMC_MSG_GetMaxDpmFreq: Final = 30
PPSMC_MSG_GetDpmFreqByIndex: Final = 31
PPSMC_MSG_OverridePcieParameters: Final = 32
PPSMC_MSG_DramLogSetDramAddrHigh: Final = 33
PPSMC_MSG_DramLogSetDramAddrLow: Final = 34
PPSMC_MSG_DramLogSetDramSize: Final = 35
PPSMC_MSG_SetWorkloadMask: Final = 36
PPSMC_MSG_GetVoltageByDpm: Final = 37
PPSMC_MSG_SetVideoFps: Final = 38
PPSMC_MSG_GetDcModeMaxDpmFreq: Final = 39
PPSMC_MSG_AllowGfxOff: Final = 40
PPSMC_MSG_DisallowGfxOff: Final = 41
PPSMC_MSG_PowerUpVcn: Final = 42
PPSMC_MSG_PowerDownVcn: Final = 43
PPSMC_MSG_PowerUpJpeg: Final = 44
PPSMC_MSG_PowerDownJpeg: Final = 45
PPSMC_MSG_PrepareMp1ForUnload: Final = 46
PPSMC_MSG_SetSystemVirtualDramAddrHigh: Final = 48
PPSMC_MSG_SetSystemVirtualDramAddrLow: Final = 49
PPSMC_MSG_SetPptLimit: Final = 50
PPSMC_MSG_GetPptLimit: Final = 51
PPSMC_MSG_ReenableAcDcInterrupt: Final = 52
PPSMC_MSG_NotifyPowerSource: Final = 53
PPSMC_MSG_RunDcBtc: Final = 54
PPSMC_MSG_SetTemperatureInputSelect: Final = 56
PPSMC_MSG_SetFwDstatesMask: Final = 57
PPSMC_MSG_SetThrottlerMask: Final = 58
PPSMC_MSG_SetExternalClientDfCstateAllow: Final = 59
PPSMC_MSG_SetMGpuFanBoostLimitRpm: Final = 60
PPSMC_MSG_DumpSTBtoDram: Final = 61
PPSMC_MSG_STBtoDramLogSetDramAddress: Final = 62
PPSMC_MSG_DummyUndefined: Final = 63
PPSMC_MSG_STBtoDramLogSetDramSize: Final = 64
PPSMC_MSG_SetOBMTraceBufferLogging: Final = 65
PPSMC_MSG_UseProfilingMode: Final = 66
PPSMC_MSG_AllowGfxDcs: Final = 67
PPSMC_MSG_DisallowGfxDcs: Final = 68
PPSMC_MSG_EnableAudioStutterWA: Final = 69
PPSMC_MSG_PowerUpUmsch: Final = 70
PPSMC_MSG_PowerDownUmsch: Final = 71
PPSMC_MSG_SetDcsArch: Final = 72
PPSMC_MSG_TriggerVFFLR: Final = 73
PPSMC_MSG_SetNumBadMemoryPagesRetired: Final = 74
PPSMC_MSG_SetBadMemoryPagesRetiredFlagsPerChannel: Final = 75
PPSMC_MSG_SetPriorityDeltaGain: Final = 76
PPSMC_MSG_AllowIHHostInterrupt: Final = 77
PPSMC_MSG_EnableShadowDpm: Final = 78
PPSMC_MSG_Mode3Reset: Final = 79
PPSMC_MSG_SetDriverDramAddr: Final = 80
PPSMC_MSG_SetToolsDramAddr: Final = 81
PPSMC_MSG_TransferTableSmu2DramWithAddr: Final = 82
PPSMC_MSG_TransferTableDram2SmuWithAddr: Final = 83
PPSMC_MSG_GetAllRunningSmuFeatures: Final = 84
PPSMC_MSG_GetSvi3Voltage: Final = 85
PPSMC_MSG_UpdatePolicy: Final = 86
PPSMC_MSG_ExtPwrConnSupport: Final = 87
PPSMC_MSG_PreloadSwPstateForUclkOverDrive: Final = 88
PPSMC_Message_Count: Final = 89
PPTABLE_VERSION: Final = 27
NUM_GFXCLK_DPM_LEVELS: Final = 16
NUM_SOCCLK_DPM_LEVELS: Final = 8
NUM_MP0CLK_DPM_LEVELS: Final = 2
NUM_DCLK_DPM_LEVELS: Final = 8
NUM_VCLK_DPM_LEVELS: Final = 8
NUM_DISPCLK_DPM_LEVELS: Final = 8
NUM_DPPCLK_DPM_LEVELS: Final = 8
NUM_DPREFCLK_DPM_LEVELS: Final = 8
NUM_DCFCLK_DPM_LEVELS: Final = 8
NUM_DTBCLK_DPM_LEVELS: Final = 8
NUM_UCLK_DPM_LEVELS: Final = 6
NUM_LINK_LEVELS: Final = 3
NUM_FCLK_DPM_LEVELS: Final = 8
NUM_OD_FAN_MAX_POINTS: Final = 6
FEATURE_FW_DATA_READ_BIT: Final = 0
FEATURE_DPM_GFXCLK_BIT: Final = 1
FEATURE_DPM_GFX_POWER_OPTIMIZER_BIT: Final = 2
FEATURE_DPM_UCLK_BIT: Final = 3
FEATURE_DPM_FCLK_BIT: Final = 4
FEATURE_DPM_SOCCLK_BIT: Final = 5
FEATURE_DPM_LINK_BIT: Final = 6
FEATURE_DPM_DCN_BIT: Final = 7
FEATURE_VMEMP_SCALING_BIT: Final = 8
FEATURE_VDDIO_MEM_SCALING_BIT: Final = 9
FEATURE_DS_GFXCLK_BIT: Final = 10
FEATURE_DS_SOCCLK_BIT: Final = 11
FEATURE_DS_FCLK_BIT: Final = 12
FEATURE_DS_LCLK_BIT: Final = 13
FEATURE_DS_DCFCLK_BIT: Final = 14
FEATURE_DS_UCLK_BIT: Final = 15
FEATURE_GFX_ULV_BIT: Final = 16
FEATURE_FW_DSTATE_BIT: Final = 17
FEATURE_GFXOFF_BIT: Final = 18
FEATURE_BACO_BIT: Final = 19
FEATURE_MM_DPM_BIT: Final = 20
FEATURE_SOC_MPCLK_DS_BIT: Final = 21
FEATURE_BACO_MPCLK_DS_BIT: Final = 22
FEATURE_THROTTLERS_BIT: Final = 23
FEATURE_SMARTSHIFT_BIT: Final = 24
FEATURE_GTHR_BIT: Final = 25
FEATURE_ACDC_BIT: Final = 26
FEATURE_VR0HOT_BIT: Final = 27
FEATURE_FW_CTF_BIT: Final = 28
FEATURE_FAN_CONTROL_BIT: Final = 29
FEATURE_GFX_DCS_BIT: Final = 30
FEATURE_GFX_READ_MARGIN_BIT: Final = 31
FEATURE_LED_DISPLAY_BIT: Final = 32
FEATURE_GFXCLK_SPREAD_SPECTRUM_BIT: Final = 33
FEATURE_OUT_OF_BAND_MONITOR_BIT: Final = 34
FEATURE_OPTIMIZED_VMIN_BIT: Final = 35
FEATURE_GFX_IMU_BIT: Final = 36
FEATURE_BOOT_TIME_CAL_BIT: Final = 37
FEATURE_GFX_PCC_DFLL_BIT: Final = 38
FEATURE_SOC_CG_BIT: Final = 39
FEATURE_DF_CSTATE_BIT: Final = 40
FEATURE_GFX_EDC_BIT: Final = 41
FEATURE_BOOT_POWER_OPT_BIT: Final = 42
FEATURE_CLOCK_POWER_DOWN_BYPASS_BIT: Final = 43
FEATURE_DS_VCN_BIT: Final = 44
FEATURE_BACO_CG_BIT: Final = 45
FEATURE_MEM_TEMP_READ_BIT: Final = 46
FEATURE_ATHUB_MMHUB_PG_BIT: Final = 47
FEATURE_SOC_PCC_BIT: Final = 48
FEATURE_EDC_PWRBRK_BIT: Final = 49
FEATURE_SOC_EDC_XVMIN_BIT: Final = 50
FEATURE_GFX_PSM_DIDT_BIT: Final = 51
FEATURE_APT_ALL_ENABLE_BIT: Final = 52
FEATURE_APT_SQ_THROTTLE_BIT: Final = 53
FEATURE_APT_PF_DCS_BIT: Final = 54
FEATURE_GFX_EDC_XVMIN_BIT: Final = 55
FEATURE_GFX_DIDT_XVMIN_BIT: Final = 56
FEATURE_FAN_ABNORMAL_BIT: Final = 57
FEATURE_CLOCK_STRETCH_COMPENSATOR: Final = 58
FEATURE_SPARE_59_BIT: Final = 59
FEATURE_SPARE_60_BIT: Final = 60
FEATURE_SPARE_61_BIT: Final = 61
FEATURE_SPARE_62_BIT: Final = 62
FEATURE_SPARE_63_BIT: Final = 63
NUM_FEATURES: Final = 64
ALLOWED_FEATURE_CTRL_DEFAULT: Final = 0xffffffffffffffff
ALLOWED_FEATURE_CTRL_SCPM: Final = 0x10000000fcfe
DEBUG_OVERRIDE_NOT_USE: Final = 1
DEBUG_OVERRIDE_DISABLE_VOLT_LINK_DCN_FCLK: Final = 2
DEBUG_OVERRIDE_DISABLE_VOLT_LINK_MP0_FCLK: Final = 4
DEBUG_OVERRIDE_DISABLE_VOLT_LINK_VCN_DCFCLK: Final = 8
DEBUG_OVERRIDE_DISABLE_FAST_FCLK_TIMER: Final = 16
DEBUG_OVERRIDE_DISABLE_VCN_PG: Final = 32
DEBUG_OVERRIDE_DISABLE_FMAX_VMAX: Final = 64
DEBUG_OVERRIDE_DISABLE_IMU_FW_CHECKS: Final = 128
DEBUG_OVERRIDE_DISABLE_D0i2_REENTRY_HSR_TIMER_CHECK: Final = 256
DEBUG_OVERRIDE_DISABLE_DFLL: Final = 512
DEBUG_OVERRIDE_ENABLE_RLC_VF_BRINGUP_MODE: Final = 1024
DEBUG_OVERRIDE_DFLL_MASTER_MODE: Final = 2048
DEBUG_OVERRIDE_ENABLE_PROFILING_MODE: Final = 4096
DEBUG_OVERRIDE_ENABLE_SOC_VF_BRINGUP_MODE: Final = 8192
DEBUG_OVERRIDE_ENABLE_PER_WGP_RESIENCY: Final = 0x4000
DEBUG_OVERRIDE_DISABLE_MEMORY_VOLTAGE_SCALING: Final = 0x8000
DEBUG_OVERRIDE_DFLL_BTC_FCW_LOG: Final = 0x10000
VR_MAPPING_VR_SELECT_MASK: Final = 1
VR_MAPPING_VR_SELECT_SHIFT: Final = 0
VR_MAPPING_PLANE_SELECT_MASK: Final = 2
VR_MAPPING_PLANE_SELECT_SHIFT: Final = 1
PSI_SEL_VR0_PLANE0_PSI0: Final = 1
PSI_SEL_VR0_PLANE0_PSI1: Final = 2
PSI_SEL_VR0_PLANE1_PSI0: Final = 4
PSI_SEL_VR0_PLANE1_PSI1: Final = 8
PSI_SEL_VR1_PLANE0_PSI0: Final = 16
PSI_SEL_VR1_PLANE0_PSI1: Final = 32
PSI_SEL_VR1_PLANE1_PSI0: Final = 64
PSI_SEL_VR1_PLANE1_PSI1: Final = 128
THROTTLER_TEMP_EDGE_BIT: Final = 0
THROTTLER_TEMP_HOTSPOT_BIT: Final = 1
THROTTLER_TEMP_HOTSPOT_GFX_BIT: Final = 2
THROTTLER_TEMP_HOTSPOT_SOC_BIT: Final = 3
THROTTLER_TEMP_MEM_BIT: Final = 4
THROTTLER_TEMP_VR_GFX_BIT: Final = 5
THROTTLER_TEMP_VR_SOC_BIT: Final = 6
THROTTLER_TEMP_VR_MEM0_BIT: Final = 7
THROTTLER_TEMP_VR_MEM1_BIT: Final = 8
THROTTLER_TEMP_LIQUID0_BIT: Final = 9
THROTTLER_TEMP_LIQUID1_BIT: Final = 10
THROTTLER_TEMP_PLX_BIT: Final = 11
THROTTLER_TDC_GFX_BIT: Final = 12
THROTTLER_TDC_SOC_BIT: Final = 13
THROTTLER_PPT0_BIT: Final = 14
THROTTLER_PPT1_BIT: Final = 15
THROTTLER_PPT2_BIT: Final = 16
THROTTLER_PPT3_BIT: Final = 17
THROTTLER_FIT_BIT: Final = 18
THROTTLER_GFX_APCC_PLUS_BIT: Final = 19
THROTTLER_GFX_DVO_BIT: Final = 20
THROTTLER_COUNT: Final = 21
FW_DSTATE_SOC_ULV_BIT: Final = 0
FW_DSTATE_G6_HSR_BIT: Final = 1
FW_DSTATE_G6_PHY_VMEMP_OFF_BIT: Final = 2
FW_DSTATE_SMN_DS_BIT: Final = 3
FW_DSTATE_MP1_WHISPER_MODE_BIT: Final = 4
FW_DSTATE_SOC_LIV_MIN_BIT: Final = 5
FW_DSTATE_SOC_PLL_PWRDN_BIT: Final = 6
FW_DSTATE_MEM_PLL_PWRDN_BIT: Final = 7
FW_DSTATE_MALL_ALLOC_BIT: Final = 8
FW_DSTATE_MEM_PSI_BIT: Final = 9
FW_DSTATE_HSR_NON_STROBE_BIT: Final = 10
FW_DSTATE_MP0_ENTER_WFI_BIT: Final = 11
FW_DSTATE_MALL_FLUSH_BIT: Final = 12
FW_DSTATE_SOC_PSI_BIT: Final = 13
FW_DSTATE_MMHUB_INTERLOCK_BIT: Final = 14
FW_DSTATE_D0i3_2_QUIET_FW_BIT: Final = 15
FW_DSTATE_CLDO_PRG_BIT: Final = 16
FW_DSTATE_DF_PLL_PWRDN_BIT: Final = 17
LED_DISPLAY_GFX_DPM_BIT: Final = 0
LED_DISPLAY_PCIE_BIT: Final = 1
LED_DISPLAY_ERROR_BIT: Final = 2
MEM_TEMP_READ_OUT_OF_BAND_BIT: Final = 0
MEM_TEMP_READ_IN_BAND_REFRESH_BIT: Final = 1
MEM_TEMP_READ_IN_BAND_DUMMY_PSTATE_BIT: Final = 2
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
EPCS_HIGH_POWER: Final = 600
EPCS_NORMAL_POWER: Final = 450
EPCS_LOW_POWER: Final = 300
EPCS_SHORTED_POWER: Final = 150
EPCS_NO_BOOTUP: Final = 0
PP_NUM_RTAVFS_PWL_ZONES: Final = 5
PP_NUM_PSM_DIDT_PWL_ZONES: Final = 3
PP_NUM_OD_VF_CURVE_POINTS: Final = 6
PP_OD_FEATURE_GFX_VF_CURVE_BIT: Final = 0
PP_OD_FEATURE_GFX_VMAX_BIT: Final = 1
PP_OD_FEATURE_SOC_VMAX_BIT: Final = 2
PP_OD_FEATURE_PPT_BIT: Final = 3
PP_OD_FEATURE_FAN_CURVE_BIT: Final = 4
PP_OD_FEATURE_FAN_LEGACY_BIT: Final = 5
PP_OD_FEATURE_FULL_CTRL_BIT: Final = 6
PP_OD_FEATURE_TDC_BIT: Final = 7
PP_OD_FEATURE_GFXCLK_BIT: Final = 8
PP_OD_FEATURE_UCLK_BIT: Final = 9
PP_OD_FEATURE_FCLK_BIT: Final = 10
PP_OD_FEATURE_ZERO_FAN_BIT: Final = 11
PP_OD_FEATURE_TEMPERATURE_BIT: Final = 12
PP_OD_FEATURE_EDC_BIT: Final = 13
PP_OD_FEATURE_COUNT: Final = 14
INVALID_BOARD_GPIO: Final = 255
NUM_WM_RANGES: Final = 4
WORKLOAD_PPLIB_DEFAULT_BIT: Final = 0
WORKLOAD_PPLIB_FULL_SCREEN_3D_BIT: Final = 1
WORKLOAD_PPLIB_POWER_SAVING_BIT: Final = 2
WORKLOAD_PPLIB_VIDEO_BIT: Final = 3
WORKLOAD_PPLIB_VR_BIT: Final = 4
WORKLOAD_PPLIB_COMPUTE_BIT: Final = 5
WORKLOAD_PPLIB_CUSTOM_BIT: Final = 6
WORKLOAD_PPLIB_WINDOW_3D_BIT: Final = 7
WORKLOAD_PPLIB_DIRECT_ML_BIT: Final = 8
WORKLOAD_PPLIB_CGVDI_BIT: Final = 9
WORKLOAD_PPLIB_COUNT: Final = 10
TABLE_TRANSFER_OK: Final = 0
TABLE_TRANSFER_FAILED: Final = 255
TABLE_TRANSFER_PENDING: Final = 171
TABLE_PPT_FAILED: Final = 256
TABLE_TDC_FAILED: Final = 512
TABLE_TEMP_FAILED: Final = 1024
TABLE_FAN_TARGET_TEMP_FAILED: Final = 2048
TABLE_FAN_STOP_TEMP_FAILED: Final = 4096
TABLE_FAN_START_TEMP_FAILED: Final = 8192
TABLE_FAN_PWM_MIN_FAILED: Final = 0x4000
TABLE_ACOUSTIC_TARGET_RPM_FAILED: Final = 0x8000
TABLE_ACOUSTIC_LIMIT_RPM_FAILED: Final = 0x10000
TABLE_MGPU_ACOUSTIC_TARGET_RPM_FAILED: Final = 0x20000
TABLE_PPTABLE: Final = 0
TABLE_COMBO_PPTABLE: Final = 1
TABLE_WATERMARKS: Final = 2
TABLE_AVFS_PSM_DEBUG: Final = 3
TABLE_PMSTATUSLOG: Final = 4
TABLE_SMU_METRICS: Final = 5
TABLE_DRIVER_SMU_CONFIG: Final = 6
TABLE_ACTIVITY_MONITOR_COEFF: Final = 7
TABLE_OVERDRIVE: Final = 8
TABLE_I2C_COMMANDS: Final = 9
TABLE_DRIVER_INFO: Final = 10
TABLE_ECCINFO: Final = 11
TABLE_CUSTOM_SKUTABLE: Final = 12
TABLE_COUNT: Final = 13
IH_INTERRUPT_ID_TO_DRIVER: Final = 254
IH_INTERRUPT_CONTEXT_ID_BACO: Final = 2
IH_INTERRUPT_CONTEXT_ID_AC: Final = 3
IH_INTERRUPT_CONTEXT_ID_DC: Final = 4
IH_INTERRUPT_CONTEXT_ID_AUDIO_D0: Final = 5
IH_INTERRUPT_CONTEXT_ID_AUDIO_D3: Final = 6
IH_INTERRUPT_CONTEXT_ID_THERMAL_THROTTLING: Final = 7
IH_INTERRUPT_CONTEXT_ID_FAN_ABNORMAL: Final = 8
IH_INTERRUPT_CONTEXT_ID_FAN_RECOVERY: Final = 9
IH_INTERRUPT_CONTEXT_ID_DYNAMIC_TABLE: Final = 10
