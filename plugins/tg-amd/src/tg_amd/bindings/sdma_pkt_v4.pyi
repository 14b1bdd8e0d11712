from typing import Any, Final

from . import _runtime as _tg

SDMA_OP_NOP: Final = 0
SDMA_OP_COPY: Final = 1
SDMA_OP_WRITE: Final = 2
SDMA_OP_INDIRECT: Final = 4
SDMA_OP_FENCE: Final = 5
SDMA_OP_TRAP: Final = 6
SDMA_OP_SEM: Final = 7
SDMA_OP_POLL_REGMEM: Final = 8
SDMA_OP_COND_EXE: Final = 9
SDMA_OP_ATOMIC: Final = 10
SDMA_OP_CONST_FILL: Final = 11
SDMA_OP_PTEPDE: Final = 12
SDMA_OP_TIMESTAMP: Final = 13
SDMA_OP_SRBM_WRITE: Final = 14
SDMA_OP_PRE_EXE: Final = 15
SDMA_OP_DUMMY_TRAP: Final = 16
SDMA_SUBOP_TIMESTAMP_SET: Final = 0
SDMA_SUBOP_TIMESTAMP_GET: Final = 1
SDMA_SUBOP_TIMESTAMP_GET_GLOBAL: Final = 2
SDMA_SUBOP_COPY_LINEAR: Final = 0
SDMA_SUBOP_COPY_LINEAR_SUB_WIND: Final = 4
SDMA_SUBOP_COPY_TILED: Final = 1
SDMA_SUBOP_COPY_TILED_SUB_WIND: Final = 5
SDMA_SUBOP_COPY_T2T_SUB_WIND: Final = 6
SDMA_SUBOP_COPY_SOA: Final = 3
SDMA_SUBOP_COPY_DIRTY_PAGE: Final = 7
SDMA_SUBOP_COPY_LINEAR_PHY: Final = 8
SDMA_SUBOP_WRITE_LINEAR: Final = 0
SDMA_SUBOP_WRITE_TILED: Final = 1
SDMA_SUBOP_PTEPDE_GEN: Final = 0
SDMA_SUBOP_PTEPDE_COPY: Final = 1
SDMA_SUBOP_PTEPDE_RMW: Final = 2
SDMA_SUBOP_PTEPDE_COPY_BACKWARDS: Final = 3
SDMA_SUBOP_DATA_FILL_MULTI: Final = 1
SDMA_SUBOP_POLL_REG_WRITE_MEM: Final = 1
SDMA_SUBOP_POLL_DBIT_WRITE_MEM: Final = 2
SDMA_SUBOP_POLL_MEM_VERIFY: Final = 3
HEADER_AGENT_DISPATCH: Final = 4
HEADER_BARRIER: Final = 5
SDMA_OP_AQL_COPY: Final = 0
SDMA_OP_AQL_BARRIER_OR: Final = 0
SDMA_PKT_HEADER_op_offset: Final = 0
SDMA_PKT_HEADER_op_mask: Final = 255
SDMA_PKT_HEADER_op_shift: Final = 0
SDMA_PKT_HEADER_sub_op_offset: Final = 0
SDMA_PKT_HEADER_sub_op_mask: Final = 255
SDMA_PKT_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_LINEAR_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_LINEAR_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_LINEAR_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_LINEAR_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_LINEAR_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_LINEAR_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_LINEAR_HEADER_encrypt_offset: Final = 0
SDMA_PKT_COPY_LINEAR_HEADER_encrypt_mask: Final = 1
SDMA_PKT_COPY_LINEAR_HEADER_encrypt_shift: Final = 16
SDMA_PKT_COPY_LINEAR_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_LINEAR_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_LINEAR_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_LINEAR_HEADER_broadcast_offset: Final = 0
SDMA_PKT_COPY_LINEAR_HEADER_broadcast_mask: Final = 1
SDMA_PKT_COPY_LINEAR_HEADER_broadcast_shift: Final = 27
SDMA_PKT_COPY_LINEAR_COUNT_count_offset: Final = 1
SDMA_PKT_COPY_LINEAR_COUNT_count_mask: Final = 0x3fffff
SDMA_PKT_COPY_LINEAR_COUNT_count_shift: Final = 0
SDMA_PKT_COPY_LINEAR_PARAMETER_dst_sw_offset: Final = 2
SDMA_PKT_COPY_LINEAR_PARAMETER_dst_sw_mask: Final = 3
SDMA_PKT_COPY_LINEAR_PARAMETER_dst_sw_shift: Final = 16
SDMA_PKT_COPY_LINEAR_PARAMETER_src_sw_offset: Final = 2
SDMA_PKT_COPY_LINEAR_PARAMETER_src_sw_mask: Final = 3
SDMA_PKT_COPY_LINEAR_PARAMETER_src_sw_shift: Final = 24
SDMA_PKT_COPY_LINEAR_SRC_ADDR_LO_src_addr_31_0_offset: Final = 3
SDMA_PKT_COPY_LINEAR_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_LINEAR_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SRC_ADDR_HI_src_addr_63_32_offset: Final = 4
SDMA_PKT_COPY_LINEAR_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_LINEAR_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_LINEAR_DST_ADDR_LO_dst_addr_31_0_offset: Final = 5
SDMA_PKT_COPY_LINEAR_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_LINEAR_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_LINEAR_DST_ADDR_HI_dst_addr_63_32_offset: Final = 6
SDMA_PKT_COPY_LINEAR_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_LINEAR_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_all_offset: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_all_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_HEADER_all_shift: Final = 31
SDMA_PKT_COPY_DIRTY_PAGE_COUNT_count_offset: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_COUNT_count_mask: Final = 0x3fffff
SDMA_PKT_COPY_DIRTY_PAGE_COUNT_count_shift: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_sw_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_sw_mask: Final = 3
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_sw_shift: Final = 16
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_gcc_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_gcc_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_gcc_shift: Final = 19
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_sys_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_sys_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_sys_shift: Final = 20
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_snoop_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_snoop_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_snoop_shift: Final = 22
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_gpa_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_gpa_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_dst_gpa_shift: Final = 23
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_sw_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_sw_mask: Final = 3
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_sw_shift: Final = 24
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_sys_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_sys_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_sys_shift: Final = 28
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_snoop_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_snoop_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_snoop_shift: Final = 30
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_gpa_offset: Final = 2
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_gpa_mask: Final = 1
SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_src_gpa_shift: Final = 31
SDMA_PKT_COPY_DIRTY_PAGE_SRC_ADDR_LO_src_addr_31_0_offset: Final = 3
SDMA_PKT_COPY_DIRTY_PAGE_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_DIRTY_PAGE_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_SRC_ADDR_HI_src_addr_63_32_offset: Final = 4
SDMA_PKT_COPY_DIRTY_PAGE_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_DIRTY_PAGE_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_DST_ADDR_LO_dst_addr_31_0_offset: Final = 5
SDMA_PKT_COPY_DIRTY_PAGE_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_DIRTY_PAGE_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_DIRTY_PAGE_DST_ADDR_HI_dst_addr_63_32_offset: Final = 6
SDMA_PKT_COPY_DIRTY_PAGE_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_DIRTY_PAGE_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_PHYSICAL_LINEAR_COUNT_count_offset: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_COUNT_count_mask: Final = 0x3fffff
SDMA_PKT_COPY_PHYSICAL_LINEAR_COUNT_count_shift: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_sw_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_sw_mask: Final = 3
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_sw_shift: Final = 16
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_gcc_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_gcc_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_gcc_shift: Final = 19
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_sys_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_sys_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_sys_shift: Final = 20
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_log_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_log_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_log_shift: Final = 21
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_snoop_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_snoop_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_snoop_shift: Final = 22
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_gpa_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_gpa_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_dst_gpa_shift: Final = 23
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_sw_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_sw_mask: Final = 3
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_sw_shift: Final = 24
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_gcc_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_gcc_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_gcc_shift: Final = 27
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_sys_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_sys_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_sys_shift: Final = 28
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_snoop_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_snoop_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_snoop_shift: Final = 30
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_gpa_offset: Final = 2
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_gpa_mask: Final = 1
SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_src_gpa_shift: Final = 31
SDMA_PKT_COPY_PHYSICAL_LINEAR_SRC_ADDR_LO_src_addr_31_0_offset: Final = 3
SDMA_PKT_COPY_PHYSICAL_LINEAR_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_PHYSICAL_LINEAR_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_SRC_ADDR_HI_src_addr_63_32_offset: Final = 4
SDMA_PKT_COPY_PHYSICAL_LINEAR_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_PHYSICAL_LINEAR_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_DST_ADDR_LO_dst_addr_31_0_offset: Final = 5
SDMA_PKT_COPY_PHYSICAL_LINEAR_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_PHYSICAL_LINEAR_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_PHYSICAL_LINEAR_DST_ADDR_HI_dst_addr_63_32_offset: Final = 6
SDMA_PKT_COPY_PHYSICAL_LINEAR_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_PHYSICAL_LINEAR_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_encrypt_offset: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_encrypt_mask: Final = 1
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_encrypt_shift: Final = 16
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_broadcast_offset: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_broadcast_mask: Final = 1
SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_broadcast_shift: Final = 27
SDMA_PKT_COPY_BROADCAST_LINEAR_COUNT_count_offset: Final = 1
SDMA_PKT_COPY_BROADCAST_LINEAR_COUNT_count_mask: Final = 0x3fffff
SDMA_PKT_COPY_BROADCAST_LINEAR_COUNT_count_shift: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_dst2_sw_offset: Final = 2
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_dst2_sw_mask: Final = 3
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_dst2_sw_shift: Final = 8
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_dst1_sw_offset: Final = 2
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_dst1_sw_mask: Final = 3
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_dst1_sw_shift: Final = 16
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_src_sw_offset: Final = 2
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_src_sw_mask: Final = 3
SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_src_sw_shift: Final = 24
SDMA_PKT_COPY_BROADCAST_LINEAR_SRC_ADDR_LO_src_addr_31_0_offset: Final = 3
SDMA_PKT_COPY_BROADCAST_LINEAR_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_BROADCAST_LINEAR_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_SRC_ADDR_HI_src_addr_63_32_offset: Final = 4
SDMA_PKT_COPY_BROADCAST_LINEAR_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_BROADCAST_LINEAR_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_DST1_ADDR_LO_dst1_addr_31_0_offset: Final = 5
SDMA_PKT_COPY_BROADCAST_LINEAR_DST1_ADDR_LO_dst1_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_BROADCAST_LINEAR_DST1_ADDR_LO_dst1_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_DST1_ADDR_HI_dst1_addr_63_32_offset: Final = 6
SDMA_PKT_COPY_BROADCAST_LINEAR_DST1_ADDR_HI_dst1_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_BROADCAST_LINEAR_DST1_ADDR_HI_dst1_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_DST2_ADDR_LO_dst2_addr_31_0_offset: Final = 7
SDMA_PKT_COPY_BROADCAST_LINEAR_DST2_ADDR_LO_dst2_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_BROADCAST_LINEAR_DST2_ADDR_LO_dst2_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_BROADCAST_LINEAR_DST2_ADDR_HI_dst2_addr_63_32_offset: Final = 8
SDMA_PKT_COPY_BROADCAST_LINEAR_DST2_ADDR_HI_dst2_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_BROADCAST_LINEAR_DST2_ADDR_HI_dst2_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_elementsize_offset: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_elementsize_mask: Final = 7
SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_elementsize_shift: Final = 29
SDMA_PKT_COPY_LINEAR_SUBWIN_SRC_ADDR_LO_src_addr_31_0_offset: Final = 1
SDMA_PKT_COPY_LINEAR_SUBWIN_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_LINEAR_SUBWIN_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_SRC_ADDR_HI_src_addr_63_32_offset: Final = 2
SDMA_PKT_COPY_LINEAR_SUBWIN_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_LINEAR_SUBWIN_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_3_src_x_offset: Final = 3
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_3_src_x_mask: Final = 0x3fff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_3_src_x_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_3_src_y_offset: Final = 3
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_3_src_y_mask: Final = 0x3fff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_3_src_y_shift: Final = 16
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_4_src_z_offset: Final = 4
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_4_src_z_mask: Final = 2047
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_4_src_z_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_4_src_pitch_offset: Final = 4
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_4_src_pitch_mask: Final = 0x7ffff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_4_src_pitch_shift: Final = 13
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_5_src_slice_pitch_offset: Final = 5
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_5_src_slice_pitch_mask: Final = 0xfffffff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_5_src_slice_pitch_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DST_ADDR_LO_dst_addr_31_0_offset: Final = 6
SDMA_PKT_COPY_LINEAR_SUBWIN_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_LINEAR_SUBWIN_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DST_ADDR_HI_dst_addr_63_32_offset: Final = 7
SDMA_PKT_COPY_LINEAR_SUBWIN_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_LINEAR_SUBWIN_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_8_dst_x_offset: Final = 8
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_8_dst_x_mask: Final = 0x3fff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_8_dst_x_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_8_dst_y_offset: Final = 8
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_8_dst_y_mask: Final = 0x3fff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_8_dst_y_shift: Final = 16
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_9_dst_z_offset: Final = 9
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_9_dst_z_mask: Final = 2047
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_9_dst_z_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_9_dst_pitch_offset: Final = 9
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_9_dst_pitch_mask: Final = 0x7ffff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_9_dst_pitch_shift: Final = 13
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_10_dst_slice_pitch_offset: Final = 10
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_10_dst_slice_pitch_mask: Final = 0xfffffff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_10_dst_slice_pitch_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_11_rect_x_offset: Final = 11
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_11_rect_x_mask: Final = 0x3fff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_11_rect_x_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_11_rect_y_offset: Final = 11
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_11_rect_y_mask: Final = 0x3fff
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_11_rect_y_shift: Final = 16
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_rect_z_offset: Final = 12
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_rect_z_mask: Final = 2047
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_rect_z_shift: Final = 0
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_dst_sw_offset: Final = 12
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_dst_sw_mask: Final = 3
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_dst_sw_shift: Final = 16
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_src_sw_offset: Final = 12
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_src_sw_mask: Final = 3
SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_src_sw_shift: Final = 24
SDMA_PKT_COPY_TILED_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_TILED_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_TILED_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_TILED_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_TILED_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_TILED_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_TILED_HEADER_encrypt_offset: Final = 0
SDMA_PKT_COPY_TILED_HEADER_encrypt_mask: Final = 1
SDMA_PKT_COPY_TILED_HEADER_encrypt_shift: Final = 16
SDMA_PKT_COPY_TILED_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_TILED_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_TILED_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_TILED_HEADER_mip_max_offset: Final = 0
SDMA_PKT_COPY_TILED_HEADER_mip_max_mask: Final = 15
SDMA_PKT_COPY_TILED_HEADER_mip_max_shift: Final = 20
SDMA_PKT_COPY_TILED_HEADER_detile_offset: Final = 0
SDMA_PKT_COPY_TILED_HEADER_detile_mask: Final = 1
SDMA_PKT_COPY_TILED_HEADER_detile_shift: Final = 31
SDMA_PKT_COPY_TILED_TILED_ADDR_LO_tiled_addr_31_0_offset: Final = 1
SDMA_PKT_COPY_TILED_TILED_ADDR_LO_tiled_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_TILED_ADDR_LO_tiled_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_TILED_TILED_ADDR_HI_tiled_addr_63_32_offset: Final = 2
SDMA_PKT_COPY_TILED_TILED_ADDR_HI_tiled_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_TILED_ADDR_HI_tiled_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_TILED_DW_3_width_offset: Final = 3
SDMA_PKT_COPY_TILED_DW_3_width_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_DW_3_width_shift: Final = 0
SDMA_PKT_COPY_TILED_DW_4_height_offset: Final = 4
SDMA_PKT_COPY_TILED_DW_4_height_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_DW_4_height_shift: Final = 0
SDMA_PKT_COPY_TILED_DW_4_depth_offset: Final = 4
SDMA_PKT_COPY_TILED_DW_4_depth_mask: Final = 2047
SDMA_PKT_COPY_TILED_DW_4_depth_shift: Final = 16
SDMA_PKT_COPY_TILED_DW_5_element_size_offset: Final = 5
SDMA_PKT_COPY_TILED_DW_5_element_size_mask: Final = 7
SDMA_PKT_COPY_TILED_DW_5_element_size_shift: Final = 0
SDMA_PKT_COPY_TILED_DW_5_swizzle_mode_offset: Final = 5
SDMA_PKT_COPY_TILED_DW_5_swizzle_mode_mask: Final = 31
SDMA_PKT_COPY_TILED_DW_5_swizzle_mode_shift: Final = 3
SDMA_PKT_COPY_TILED_DW_5_dimension_offset: Final = 5
SDMA_PKT_COPY_TILED_DW_5_dimension_mask: Final = 3
SDMA_PKT_COPY_TILED_DW_5_dimension_shift: Final = 9
SDMA_PKT_COPY_TILED_DW_5_epitch_offset: Final = 5
SDMA_PKT_COPY_TILED_DW_5_epitch_mask: Final = 0xffff
SDMA_PKT_COPY_TILED_DW_5_epitch_shift: Final = 16
SDMA_PKT_COPY_TILED_DW_6_x_offset: Final = 6
SDMA_PKT_COPY_TILED_DW_6_x_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_DW_6_x_shift: Final = 0
SDMA_PKT_COPY_TILED_DW_6_y_offset: Final = 6
SDMA_PKT_COPY_TILED_DW_6_y_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_DW_6_y_shift: Final = 16
SDMA_PKT_COPY_TILED_DW_7_z_offset: Final = 7
SDMA_PKT_COPY_TILED_DW_7_z_mask: Final = 2047
SDMA_PKT_COPY_TILED_DW_7_z_shift: Final = 0
SDMA_PKT_COPY_TILED_DW_7_linear_sw_offset: Final = 7
SDMA_PKT_COPY_TILED_DW_7_linear_sw_mask: Final = 3
SDMA_PKT_COPY_TILED_DW_7_linear_sw_shift: Final = 16
SDMA_PKT_COPY_TILED_DW_7_tile_sw_offset: Final = 7
SDMA_PKT_COPY_TILED_DW_7_tile_sw_mask: Final = 3
SDMA_PKT_COPY_TILED_DW_7_tile_sw_shift: Final = 24
SDMA_PKT_COPY_TILED_LINEAR_ADDR_LO_linear_addr_31_0_offset: Final = 8
SDMA_PKT_COPY_TILED_LINEAR_ADDR_LO_linear_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_LINEAR_ADDR_LO_linear_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_TILED_LINEAR_ADDR_HI_linear_addr_63_32_offset: Final = 9
SDMA_PKT_COPY_TILED_LINEAR_ADDR_HI_linear_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_LINEAR_ADDR_HI_linear_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_TILED_LINEAR_PITCH_linear_pitch_offset: Final = 10
SDMA_PKT_COPY_TILED_LINEAR_PITCH_linear_pitch_mask: Final = 0x7ffff
SDMA_PKT_COPY_TILED_LINEAR_PITCH_linear_pitch_shift: Final = 0
SDMA_PKT_COPY_TILED_LINEAR_SLICE_PITCH_linear_slice_pitch_offset: Final = 11
SDMA_PKT_COPY_TILED_LINEAR_SLICE_PITCH_linear_slice_pitch_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_LINEAR_SLICE_PITCH_linear_slice_pitch_shift: Final = 0
SDMA_PKT_COPY_TILED_COUNT_count_offset: Final = 12
SDMA_PKT_COPY_TILED_COUNT_count_mask: Final = 0xfffff
SDMA_PKT_COPY_TILED_COUNT_count_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_encrypt_offset: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_encrypt_mask: Final = 1
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_encrypt_shift: Final = 16
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_mip_max_offset: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_mip_max_mask: Final = 15
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_mip_max_shift: Final = 20
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_videocopy_offset: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_videocopy_mask: Final = 1
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_videocopy_shift: Final = 26
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_broadcast_offset: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_broadcast_mask: Final = 1
SDMA_PKT_COPY_L2T_BROADCAST_HEADER_broadcast_shift: Final = 27
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_LO_0_tiled_addr0_31_0_offset: Final = 1
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_LO_0_tiled_addr0_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_LO_0_tiled_addr0_31_0_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_HI_0_tiled_addr0_63_32_offset: Final = 2
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_HI_0_tiled_addr0_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_HI_0_tiled_addr0_63_32_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_LO_1_tiled_addr1_31_0_offset: Final = 3
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_LO_1_tiled_addr1_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_LO_1_tiled_addr1_31_0_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_HI_1_tiled_addr1_63_32_offset: Final = 4
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_HI_1_tiled_addr1_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_HI_1_tiled_addr1_63_32_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_DW_5_width_offset: Final = 5
SDMA_PKT_COPY_L2T_BROADCAST_DW_5_width_mask: Final = 0x3fff
SDMA_PKT_COPY_L2T_BROADCAST_DW_5_width_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_DW_6_height_offset: Final = 6
SDMA_PKT_COPY_L2T_BROADCAST_DW_6_height_mask: Final = 0x3fff
SDMA_PKT_COPY_L2T_BROADCAST_DW_6_height_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_DW_6_depth_offset: Final = 6
SDMA_PKT_COPY_L2T_BROADCAST_DW_6_depth_mask: Final = 2047
SDMA_PKT_COPY_L2T_BROADCAST_DW_6_depth_shift: Final = 16
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_element_size_offset: Final = 7
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_element_size_mask: Final = 7
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_element_size_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_swizzle_mode_offset: Final = 7
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_swizzle_mode_mask: Final = 31
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_swizzle_mode_shift: Final = 3
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_dimension_offset: Final = 7
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_dimension_mask: Final = 3
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_dimension_shift: Final = 9
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_epitch_offset: Final = 7
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_epitch_mask: Final = 0xffff
SDMA_PKT_COPY_L2T_BROADCAST_DW_7_epitch_shift: Final = 16
SDMA_PKT_COPY_L2T_BROADCAST_DW_8_x_offset: Final = 8
SDMA_PKT_COPY_L2T_BROADCAST_DW_8_x_mask: Final = 0x3fff
SDMA_PKT_COPY_L2T_BROADCAST_DW_8_x_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_DW_8_y_offset: Final = 8
SDMA_PKT_COPY_L2T_BROADCAST_DW_8_y_mask: Final = 0x3fff
SDMA_PKT_COPY_L2T_BROADCAST_DW_8_y_shift: Final = 16
SDMA_PKT_COPY_L2T_BROADCAST_DW_9_z_offset: Final = 9
SDMA_PKT_COPY_L2T_BROADCAST_DW_9_z_mask: Final = 2047
SDMA_PKT_COPY_L2T_BROADCAST_DW_9_z_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_dst2_sw_offset: Final = 10
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_dst2_sw_mask: Final = 3
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_dst2_sw_shift: Final = 8
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_linear_sw_offset: Final = 10
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_linear_sw_mask: Final = 3
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_linear_sw_shift: Final = 16
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_tile_sw_offset: Final = 10
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_tile_sw_mask: Final = 3
SDMA_PKT_COPY_L2T_BROADCAST_DW_10_tile_sw_shift: Final = 24
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_ADDR_LO_linear_addr_31_0_offset: Final = 11
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_ADDR_LO_linear_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_ADDR_LO_linear_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_ADDR_HI_linear_addr_63_32_offset: Final = 12
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_ADDR_HI_linear_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_ADDR_HI_linear_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_PITCH_linear_pitch_offset: Final = 13
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_PITCH_linear_pitch_mask: Final = 0x7ffff
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_PITCH_linear_pitch_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_SLICE_PITCH_linear_slice_pitch_offset: Final = 14
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_SLICE_PITCH_linear_slice_pitch_mask: Final = 0xffffffff
SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_SLICE_PITCH_linear_slice_pitch_shift: Final = 0
SDMA_PKT_COPY_L2T_BROADCAST_COUNT_count_offset: Final = 15
SDMA_PKT_COPY_L2T_BROADCAST_COUNT_count_mask: Final = 0xfffff
SDMA_PKT_COPY_L2T_BROADCAST_COUNT_count_shift: Final = 0
SDMA_PKT_COPY_T2T_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_T2T_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_T2T_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_T2T_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_T2T_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_T2T_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_T2T_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_T2T_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_T2T_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_T2T_HEADER_mip_max_offset: Final = 0
SDMA_PKT_COPY_T2T_HEADER_mip_max_mask: Final = 15
SDMA_PKT_COPY_T2T_HEADER_mip_max_shift: Final = 20
SDMA_PKT_COPY_T2T_SRC_ADDR_LO_src_addr_31_0_offset: Final = 1
SDMA_PKT_COPY_T2T_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_T2T_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_T2T_SRC_ADDR_HI_src_addr_63_32_offset: Final = 2
SDMA_PKT_COPY_T2T_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_T2T_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_3_src_x_offset: Final = 3
SDMA_PKT_COPY_T2T_DW_3_src_x_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_3_src_x_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_3_src_y_offset: Final = 3
SDMA_PKT_COPY_T2T_DW_3_src_y_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_3_src_y_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_4_src_z_offset: Final = 4
SDMA_PKT_COPY_T2T_DW_4_src_z_mask: Final = 2047
SDMA_PKT_COPY_T2T_DW_4_src_z_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_4_src_width_offset: Final = 4
SDMA_PKT_COPY_T2T_DW_4_src_width_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_4_src_width_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_5_src_height_offset: Final = 5
SDMA_PKT_COPY_T2T_DW_5_src_height_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_5_src_height_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_5_src_depth_offset: Final = 5
SDMA_PKT_COPY_T2T_DW_5_src_depth_mask: Final = 2047
SDMA_PKT_COPY_T2T_DW_5_src_depth_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_6_src_element_size_offset: Final = 6
SDMA_PKT_COPY_T2T_DW_6_src_element_size_mask: Final = 7
SDMA_PKT_COPY_T2T_DW_6_src_element_size_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_6_src_swizzle_mode_offset: Final = 6
SDMA_PKT_COPY_T2T_DW_6_src_swizzle_mode_mask: Final = 31
SDMA_PKT_COPY_T2T_DW_6_src_swizzle_mode_shift: Final = 3
SDMA_PKT_COPY_T2T_DW_6_src_dimension_offset: Final = 6
SDMA_PKT_COPY_T2T_DW_6_src_dimension_mask: Final = 3
SDMA_PKT_COPY_T2T_DW_6_src_dimension_shift: Final = 9
SDMA_PKT_COPY_T2T_DW_6_src_epitch_offset: Final = 6
SDMA_PKT_COPY_T2T_DW_6_src_epitch_mask: Final = 0xffff
SDMA_PKT_COPY_T2T_DW_6_src_epitch_shift: Final = 16
SDMA_PKT_COPY_T2T_DST_ADDR_LO_dst_addr_31_0_offset: Final = 7
SDMA_PKT_COPY_T2T_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_T2T_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_T2T_DST_ADDR_HI_dst_addr_63_32_offset: Final = 8
SDMA_PKT_COPY_T2T_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_T2T_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_9_dst_x_offset: Final = 9
SDMA_PKT_COPY_T2T_DW_9_dst_x_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_9_dst_x_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_9_dst_y_offset: Final = 9
SDMA_PKT_COPY_T2T_DW_9_dst_y_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_9_dst_y_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_10_dst_z_offset: Final = 10
SDMA_PKT_COPY_T2T_DW_10_dst_z_mask: Final = 2047
SDMA_PKT_COPY_T2T_DW_10_dst_z_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_10_dst_width_offset: Final = 10
SDMA_PKT_COPY_T2T_DW_10_dst_width_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_10_dst_width_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_11_dst_height_offset: Final = 11
SDMA_PKT_COPY_T2T_DW_11_dst_height_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_11_dst_height_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_11_dst_depth_offset: Final = 11
SDMA_PKT_COPY_T2T_DW_11_dst_depth_mask: Final = 2047
SDMA_PKT_COPY_T2T_DW_11_dst_depth_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_12_dst_element_size_offset: Final = 12
SDMA_PKT_COPY_T2T_DW_12_dst_element_size_mask: Final = 7
SDMA_PKT_COPY_T2T_DW_12_dst_element_size_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_12_dst_swizzle_mode_offset: Final = 12
SDMA_PKT_COPY_T2T_DW_12_dst_swizzle_mode_mask: Final = 31
SDMA_PKT_COPY_T2T_DW_12_dst_swizzle_mode_shift: Final = 3
SDMA_PKT_COPY_T2T_DW_12_dst_dimension_offset: Final = 12
SDMA_PKT_COPY_T2T_DW_12_dst_dimension_mask: Final = 3
SDMA_PKT_COPY_T2T_DW_12_dst_dimension_shift: Final = 9
SDMA_PKT_COPY_T2T_DW_12_dst_epitch_offset: Final = 12
SDMA_PKT_COPY_T2T_DW_12_dst_epitch_mask: Final = 0xffff
SDMA_PKT_COPY_T2T_DW_12_dst_epitch_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_13_rect_x_offset: Final = 13
SDMA_PKT_COPY_T2T_DW_13_rect_x_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_13_rect_x_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_13_rect_y_offset: Final = 13
SDMA_PKT_COPY_T2T_DW_13_rect_y_mask: Final = 0x3fff
SDMA_PKT_COPY_T2T_DW_13_rect_y_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_14_rect_z_offset: Final = 14
SDMA_PKT_COPY_T2T_DW_14_rect_z_mask: Final = 2047
SDMA_PKT_COPY_T2T_DW_14_rect_z_shift: Final = 0
SDMA_PKT_COPY_T2T_DW_14_dst_sw_offset: Final = 14
SDMA_PKT_COPY_T2T_DW_14_dst_sw_mask: Final = 3
SDMA_PKT_COPY_T2T_DW_14_dst_sw_shift: Final = 16
SDMA_PKT_COPY_T2T_DW_14_src_sw_offset: Final = 14
SDMA_PKT_COPY_T2T_DW_14_src_sw_mask: Final = 3
SDMA_PKT_COPY_T2T_DW_14_src_sw_shift: Final = 24
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_mip_max_offset: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_mip_max_mask: Final = 15
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_mip_max_shift: Final = 20
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_mip_id_offset: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_mip_id_mask: Final = 15
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_mip_id_shift: Final = 24
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_detile_offset: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_detile_mask: Final = 1
SDMA_PKT_COPY_TILED_SUBWIN_HEADER_detile_shift: Final = 31
SDMA_PKT_COPY_TILED_SUBWIN_TILED_ADDR_LO_tiled_addr_31_0_offset: Final = 1
SDMA_PKT_COPY_TILED_SUBWIN_TILED_ADDR_LO_tiled_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_SUBWIN_TILED_ADDR_LO_tiled_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_TILED_ADDR_HI_tiled_addr_63_32_offset: Final = 2
SDMA_PKT_COPY_TILED_SUBWIN_TILED_ADDR_HI_tiled_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_SUBWIN_TILED_ADDR_HI_tiled_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_3_tiled_x_offset: Final = 3
SDMA_PKT_COPY_TILED_SUBWIN_DW_3_tiled_x_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_3_tiled_x_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_3_tiled_y_offset: Final = 3
SDMA_PKT_COPY_TILED_SUBWIN_DW_3_tiled_y_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_3_tiled_y_shift: Final = 16
SDMA_PKT_COPY_TILED_SUBWIN_DW_4_tiled_z_offset: Final = 4
SDMA_PKT_COPY_TILED_SUBWIN_DW_4_tiled_z_mask: Final = 2047
SDMA_PKT_COPY_TILED_SUBWIN_DW_4_tiled_z_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_4_width_offset: Final = 4
SDMA_PKT_COPY_TILED_SUBWIN_DW_4_width_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_4_width_shift: Final = 16
SDMA_PKT_COPY_TILED_SUBWIN_DW_5_height_offset: Final = 5
SDMA_PKT_COPY_TILED_SUBWIN_DW_5_height_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_5_height_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_5_depth_offset: Final = 5
SDMA_PKT_COPY_TILED_SUBWIN_DW_5_depth_mask: Final = 2047
SDMA_PKT_COPY_TILED_SUBWIN_DW_5_depth_shift: Final = 16
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_element_size_offset: Final = 6
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_element_size_mask: Final = 7
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_element_size_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_swizzle_mode_offset: Final = 6
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_swizzle_mode_mask: Final = 31
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_swizzle_mode_shift: Final = 3
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_dimension_offset: Final = 6
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_dimension_mask: Final = 3
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_dimension_shift: Final = 9
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_epitch_offset: Final = 6
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_epitch_mask: Final = 0xffff
SDMA_PKT_COPY_TILED_SUBWIN_DW_6_epitch_shift: Final = 16
SDMA_PKT_COPY_TILED_SUBWIN_LINEAR_ADDR_LO_linear_addr_31_0_offset: Final = 7
SDMA_PKT_COPY_TILED_SUBWIN_LINEAR_ADDR_LO_linear_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_SUBWIN_LINEAR_ADDR_LO_linear_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_LINEAR_ADDR_HI_linear_addr_63_32_offset: Final = 8
SDMA_PKT_COPY_TILED_SUBWIN_LINEAR_ADDR_HI_linear_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_TILED_SUBWIN_LINEAR_ADDR_HI_linear_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_9_linear_x_offset: Final = 9
SDMA_PKT_COPY_TILED_SUBWIN_DW_9_linear_x_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_9_linear_x_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_9_linear_y_offset: Final = 9
SDMA_PKT_COPY_TILED_SUBWIN_DW_9_linear_y_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_9_linear_y_shift: Final = 16
SDMA_PKT_COPY_TILED_SUBWIN_DW_10_linear_z_offset: Final = 10
SDMA_PKT_COPY_TILED_SUBWIN_DW_10_linear_z_mask: Final = 2047
SDMA_PKT_COPY_TILED_SUBWIN_DW_10_linear_z_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_10_linear_pitch_offset: Final = 10
SDMA_PKT_COPY_TILED_SUBWIN_DW_10_linear_pitch_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_10_linear_pitch_shift: Final = 16
SDMA_PKT_COPY_TILED_SUBWIN_DW_11_linear_slice_pitch_offset: Final = 11
SDMA_PKT_COPY_TILED_SUBWIN_DW_11_linear_slice_pitch_mask: Final = 0xfffffff
SDMA_PKT_COPY_TILED_SUBWIN_DW_11_linear_slice_pitch_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_12_rect_x_offset: Final = 12
SDMA_PKT_COPY_TILED_SUBWIN_DW_12_rect_x_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_12_rect_x_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_12_rect_y_offset: Final = 12
SDMA_PKT_COPY_TILED_SUBWIN_DW_12_rect_y_mask: Final = 0x3fff
SDMA_PKT_COPY_TILED_SUBWIN_DW_12_rect_y_shift: Final = 16
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_rect_z_offset: Final = 13
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_rect_z_mask: Final = 2047
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_rect_z_shift: Final = 0
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_linear_sw_offset: Final = 13
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_linear_sw_mask: Final = 3
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_linear_sw_shift: Final = 16
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_tile_sw_offset: Final = 13
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_tile_sw_mask: Final = 3
SDMA_PKT_COPY_TILED_SUBWIN_DW_13_tile_sw_shift: Final = 24
SDMA_PKT_COPY_STRUCT_HEADER_op_offset: Final = 0
SDMA_PKT_COPY_STRUCT_HEADER_op_mask: Final = 255
SDMA_PKT_COPY_STRUCT_HEADER_op_shift: Final = 0
SDMA_PKT_COPY_STRUCT_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COPY_STRUCT_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COPY_STRUCT_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COPY_STRUCT_HEADER_tmz_offset: Final = 0
SDMA_PKT_COPY_STRUCT_HEADER_tmz_mask: Final = 1
SDMA_PKT_COPY_STRUCT_HEADER_tmz_shift: Final = 18
SDMA_PKT_COPY_STRUCT_HEADER_detile_offset: Final = 0
SDMA_PKT_COPY_STRUCT_HEADER_detile_mask: Final = 1
SDMA_PKT_COPY_STRUCT_HEADER_detile_shift: Final = 31
SDMA_PKT_COPY_STRUCT_SB_ADDR_LO_sb_addr_31_0_offset: Final = 1
SDMA_PKT_COPY_STRUCT_SB_ADDR_LO_sb_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_STRUCT_SB_ADDR_LO_sb_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_STRUCT_SB_ADDR_HI_sb_addr_63_32_offset: Final = 2
SDMA_PKT_COPY_STRUCT_SB_ADDR_HI_sb_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_STRUCT_SB_ADDR_HI_sb_addr_63_32_shift: Final = 0
SDMA_PKT_COPY_STRUCT_START_INDEX_start_index_offset: Final = 3
SDMA_PKT_COPY_STRUCT_START_INDEX_start_index_mask: Final = 0xffffffff
SDMA_PKT_COPY_STRUCT_START_INDEX_start_index_shift: Final = 0
SDMA_PKT_COPY_STRUCT_COUNT_count_offset: Final = 4
SDMA_PKT_COPY_STRUCT_COUNT_count_mask: Final = 0xffffffff
SDMA_PKT_COPY_STRUCT_COUNT_count_shift: Final = 0
SDMA_PKT_COPY_STRUCT_DW_5_stride_offset: Final = 5
SDMA_PKT_COPY_STRUCT_DW_5_stride_mask: Final = 2047
SDMA_PKT_COPY_STRUCT_DW_5_stride_shift: Final = 0
SDMA_PKT_COPY_STRUCT_DW_5_linear_sw_offset: Final = 5
SDMA_PKT_COPY_STRUCT_DW_5_linear_sw_mask: Final = 3
SDMA_PKT_COPY_STRUCT_DW_5_linear_sw_shift: Final = 16
SDMA_PKT_COPY_STRUCT_DW_5_struct_sw_offset: Final = 5
SDMA_PKT_COPY_STRUCT_DW_5_struct_sw_mask: Final = 3
SDMA_PKT_COPY_STRUCT_DW_5_struct_sw_shift: Final = 24
SDMA_PKT_COPY_STRUCT_LINEAR_ADDR_LO_linear_addr_31_0_offset: Final = 6
SDMA_PKT_COPY_STRUCT_LINEAR_ADDR_LO_linear_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COPY_STRUCT_LINEAR_ADDR_LO_linear_addr_31_0_shift: Final = 0
SDMA_PKT_COPY_STRUCT_LINEAR_ADDR_HI_linear_addr_63_32_offset: Final = 7
SDMA_PKT_COPY_STRUCT_LINEAR_ADDR_HI_linear_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COPY_STRUCT_LINEAR_ADDR_HI_linear_addr_63_32_shift: Final = 0
SDMA_PKT_WRITE_UNTILED_HEADER_op_offset: Final = 0
SDMA_PKT_WRITE_UNTILED_HEADER_op_mask: Final = 255
SDMA_PKT_WRITE_UNTILED_HEADER_op_shift: Final = 0
SDMA_PKT_WRITE_UNTILED_HEADER_sub_op_offset: Final = 0
SDMA_PKT_WRITE_UNTILED_HEADER_sub_op_mask: Final = 255
SDMA_PKT_WRITE_UNTILED_HEADER_sub_op_shift: Final = 8
SDMA_PKT_WRITE_UNTILED_HEADER_encrypt_offset: Final = 0
SDMA_PKT_WRITE_UNTILED_HEADER_encrypt_mask: Final = 1
SDMA_PKT_WRITE_UNTILED_HEADER_encrypt_shift: Final = 16
SDMA_PKT_WRITE_UNTILED_HEADER_tmz_offset: Final = 0
SDMA_PKT_WRITE_UNTILED_HEADER_tmz_mask: Final = 1
SDMA_PKT_WRITE_UNTILED_HEADER_tmz_shift: Final = 18
SDMA_PKT_WRITE_UNTILED_DST_ADDR_LO_dst_addr_31_0_offset: Final = 1
SDMA_PKT_WRITE_UNTILED_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_WRITE_UNTILED_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_WRITE_UNTILED_DST_ADDR_HI_dst_addr_63_32_offset: Final = 2
SDMA_PKT_WRITE_UNTILED_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_WRITE_UNTILED_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_WRITE_UNTILED_DW_3_count_offset: Final = 3
SDMA_PKT_WRITE_UNTILED_DW_3_count_mask: Final = 0xfffff
SDMA_PKT_WRITE_UNTILED_DW_3_count_shift: Final = 0
SDMA_PKT_WRITE_UNTILED_DW_3_sw_offset: Final = 3
SDMA_PKT_WRITE_UNTILED_DW_3_sw_mask: Final = 3
SDMA_PKT_WRITE_UNTILED_DW_3_sw_shift: Final = 24
SDMA_PKT_WRITE_UNTILED_DATA0_data0_offset: Final = 4
SDMA_PKT_WRITE_UNTILED_DATA0_data0_mask: Final = 0xffffffff
SDMA_PKT_WRITE_UNTILED_DATA0_data0_shift: Final = 0
SDMA_PKT_WRITE_TILED_HEADER_op_offset: Final = 0
SDMA_PKT_WRITE_TILED_HEADER_op_mask: Final = 255
SDMA_PKT_WRITE_TILED_HEADER_op_shift: Final = 0
SDMA_PKT_WRITE_TILED_HEADER_sub_op_offset: Final = 0
SDMA_PKT_WRITE_TILED_HEADER_sub_op_mask: Final = 255
SDMA_PKT_WRITE_TILED_HEADER_sub_op_shift: Final = 8
SDMA_PKT_WRITE_TILED_HEADER_encrypt_offset: Final = 0
SDMA_PKT_WRITE_TILED_HEADER_encrypt_mask: Final = 1
SDMA_PKT_WRITE_TILED_HEADER_encrypt_shift: Final = 16
SDMA_PKT_WRITE_TILED_HEADER_tmz_offset: Final = 0
SDMA_PKT_WRITE_TILED_HEADER_tmz_mask: Final = 1
SDMA_PKT_WRITE_TILED_HEADER_tmz_shift: Final = 18
SDMA_PKT_WRITE_TILED_HEADER_mip_max_offset: Final = 0
SDMA_PKT_WRITE_TILED_HEADER_mip_max_mask: Final = 15
SDMA_PKT_WRITE_TILED_HEADER_mip_max_shift: Final = 20
SDMA_PKT_WRITE_TILED_DST_ADDR_LO_dst_addr_31_0_offset: Final = 1
SDMA_PKT_WRITE_TILED_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_WRITE_TILED_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_WRITE_TILED_DST_ADDR_HI_dst_addr_63_32_offset: Final = 2
SDMA_PKT_WRITE_TILED_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_WRITE_TILED_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_WRITE_TILED_DW_3_width_offset: Final = 3
SDMA_PKT_WRITE_TILED_DW_3_width_mask: Final = 0x3fff
SDMA_PKT_WRITE_TILED_DW_3_width_shift: Final = 0
SDMA_PKT_WRITE_TILED_DW_4_height_offset: Final = 4
SDMA_PKT_WRITE_TILED_DW_4_height_mask: Final = 0x3fff
SDMA_PKT_WRITE_TILED_DW_4_height_shift: Final = 0
SDMA_PKT_WRITE_TILED_DW_4_depth_offset: Final = 4
SDMA_PKT_WRITE_TILED_DW_4_depth_mask: Final = 2047
SDMA_PKT_WRITE_TILED_DW_4_depth_shift: Final = 16
SDMA_PKT_WRITE_TILED_DW_5_element_size_offset: Final = 5
SDMA_PKT_WRITE_TILED_DW_5_element_size_mask: Final = 7
SDMA_PKT_WRITE_TILED_DW_5_element_size_shift: Final = 0
SDMA_PKT_WRITE_TILED_DW_5_swizzle_mode_offset: Final = 5
SDMA_PKT_WRITE_TILED_DW_5_swizzle_mode_mask: Final = 31
SDMA_PKT_WRITE_TILED_DW_5_swizzle_mode_shift: Final = 3
SDMA_PKT_WRITE_TILED_DW_5_dimension_offset: Final = 5
SDMA_PKT_WRITE_TILED_DW_5_dimension_mask: Final = 3
SDMA_PKT_WRITE_TILED_DW_5_dimension_shift: Final = 9
SDMA_PKT_WRITE_TILED_DW_5_epitch_offset: Final = 5
SDMA_PKT_WRITE_TILED_DW_5_epitch_mask: Final = 0xffff
SDMA_PKT_WRITE_TILED_DW_5_epitch_shift: Final = 16
SDMA_PKT_WRITE_TILED_DW_6_x_offset: Final = 6
SDMA_PKT_WRITE_TILED_DW_6_x_mask: Final = 0x3fff
SDMA_PKT_WRITE_TILED_DW_6_x_shift: Final = 0
SDMA_PKT_WRITE_TILED_DW_6_y_offset: Final = 6
SDMA_PKT_WRITE_TILED_DW_6_y_mask: Final = 0x3fff
SDMA_PKT_WRITE_TILED_DW_6_y_shift: Final = 16
SDMA_PKT_WRITE_TILED_DW_7_z_offset: Final = 7
SDMA_PKT_WRITE_TILED_DW_7_z_mask: Final = 2047
SDMA_PKT_WRITE_TILED_DW_7_z_shift: Final = 0
SDMA_PKT_WRITE_TILED_DW_7_sw_offset: Final = 7
SDMA_PKT_WRITE_TILED_DW_7_sw_mask: Final = 3
SDMA_PKT_WRITE_TILED_DW_7_sw_shift: Final = 24
SDMA_PKT_WRITE_TILED_COUNT_count_offset: Final = 8
SDMA_PKT_WRITE_TILED_COUNT_count_mask: Final = 0xfffff
SDMA_PKT_WRITE_TILED_COUNT_count_shift: Final = 0
SDMA_PKT_WRITE_TILED_DATA0_data0_offset: Final = 9
SDMA_PKT_WRITE_TILED_DATA0_data0_mask: Final = 0xffffffff
SDMA_PKT_WRITE_TILED_DATA0_data0_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_HEADER_op_offset: Final = 0
SDMA_PKT_PTEPDE_COPY_HEADER_op_mask: Final = 255
SDMA_PKT_PTEPDE_COPY_HEADER_op_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_HEADER_sub_op_offset: Final = 0
SDMA_PKT_PTEPDE_COPY_HEADER_sub_op_mask: Final = 255
SDMA_PKT_PTEPDE_COPY_HEADER_sub_op_shift: Final = 8
SDMA_PKT_PTEPDE_COPY_HEADER_ptepde_op_offset: Final = 0
SDMA_PKT_PTEPDE_COPY_HEADER_ptepde_op_mask: Final = 1
SDMA_PKT_PTEPDE_COPY_HEADER_ptepde_op_shift: Final = 31
SDMA_PKT_PTEPDE_COPY_SRC_ADDR_LO_src_addr_31_0_offset: Final = 1
SDMA_PKT_PTEPDE_COPY_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_SRC_ADDR_HI_src_addr_63_32_offset: Final = 2
SDMA_PKT_PTEPDE_COPY_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_DST_ADDR_LO_dst_addr_31_0_offset: Final = 3
SDMA_PKT_PTEPDE_COPY_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_DST_ADDR_HI_dst_addr_63_32_offset: Final = 4
SDMA_PKT_PTEPDE_COPY_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_MASK_DW0_mask_dw0_offset: Final = 5
SDMA_PKT_PTEPDE_COPY_MASK_DW0_mask_dw0_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_MASK_DW0_mask_dw0_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_MASK_DW1_mask_dw1_offset: Final = 6
SDMA_PKT_PTEPDE_COPY_MASK_DW1_mask_dw1_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_MASK_DW1_mask_dw1_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_COUNT_count_offset: Final = 7
SDMA_PKT_PTEPDE_COPY_COUNT_count_mask: Final = 0x7ffff
SDMA_PKT_PTEPDE_COPY_COUNT_count_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_op_offset: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_op_mask: Final = 255
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_op_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_sub_op_offset: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_sub_op_mask: Final = 255
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_sub_op_shift: Final = 8
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_pte_size_offset: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_pte_size_mask: Final = 3
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_pte_size_shift: Final = 28
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_direction_offset: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_direction_mask: Final = 1
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_direction_shift: Final = 30
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_ptepde_op_offset: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_ptepde_op_mask: Final = 1
SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_ptepde_op_shift: Final = 31
SDMA_PKT_PTEPDE_COPY_BACKWARDS_SRC_ADDR_LO_src_addr_31_0_offset: Final = 1
SDMA_PKT_PTEPDE_COPY_BACKWARDS_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_BACKWARDS_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_SRC_ADDR_HI_src_addr_63_32_offset: Final = 2
SDMA_PKT_PTEPDE_COPY_BACKWARDS_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_BACKWARDS_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_DST_ADDR_LO_dst_addr_31_0_offset: Final = 3
SDMA_PKT_PTEPDE_COPY_BACKWARDS_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_BACKWARDS_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_DST_ADDR_HI_dst_addr_63_32_offset: Final = 4
SDMA_PKT_PTEPDE_COPY_BACKWARDS_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_COPY_BACKWARDS_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_MASK_BIT_FOR_DW_mask_first_xfer_offset: Final = 5
SDMA_PKT_PTEPDE_COPY_BACKWARDS_MASK_BIT_FOR_DW_mask_first_xfer_mask: Final = 255
SDMA_PKT_PTEPDE_COPY_BACKWARDS_MASK_BIT_FOR_DW_mask_first_xfer_shift: Final = 0
SDMA_PKT_PTEPDE_COPY_BACKWARDS_MASK_BIT_FOR_DW_mask_last_xfer_offset: Final = 5
SDMA_PKT_PTEPDE_COPY_BACKWARDS_MASK_BIT_FOR_DW_mask_last_xfer_mask: Final = 255
SDMA_PKT_PTEPDE_COPY_BACKWARDS_MASK_BIT_FOR_DW_mask_last_xfer_shift: Final = 8
SDMA_PKT_PTEPDE_COPY_BACKWARDS_COUNT_IN_32B_XFER_count_offset: Final = 6
SDMA_PKT_PTEPDE_COPY_BACKWARDS_COUNT_IN_32B_XFER_count_mask: Final = 0x1ffff
SDMA_PKT_PTEPDE_COPY_BACKWARDS_COUNT_IN_32B_XFER_count_shift: Final = 0
SDMA_PKT_PTEPDE_RMW_HEADER_op_offset: Final = 0
SDMA_PKT_PTEPDE_RMW_HEADER_op_mask: Final = 255
SDMA_PKT_PTEPDE_RMW_HEADER_op_shift: Final = 0
SDMA_PKT_PTEPDE_RMW_HEADER_sub_op_offset: Final = 0
SDMA_PKT_PTEPDE_RMW_HEADER_sub_op_mask: Final = 255
SDMA_PKT_PTEPDE_RMW_HEADER_sub_op_shift: Final = 8
SDMA_PKT_PTEPDE_RMW_HEADER_gcc_offset: Final = 0
SDMA_PKT_PTEPDE_RMW_HEADER_gcc_mask: Final = 1
SDMA_PKT_PTEPDE_RMW_HEADER_gcc_shift: Final = 19
SDMA_PKT_PTEPDE_RMW_HEADER_sys_offset: Final = 0
SDMA_PKT_PTEPDE_RMW_HEADER_sys_mask: Final = 1
SDMA_PKT_PTEPDE_RMW_HEADER_sys_shift: Final = 20
SDMA_PKT_PTEPDE_RMW_HEADER_snp_offset: Final = 0
SDMA_PKT_PTEPDE_RMW_HEADER_snp_mask: Final = 1
SDMA_PKT_PTEPDE_RMW_HEADER_snp_shift: Final = 22
SDMA_PKT_PTEPDE_RMW_HEADER_gpa_offset: Final = 0
SDMA_PKT_PTEPDE_RMW_HEADER_gpa_mask: Final = 1
SDMA_PKT_PTEPDE_RMW_HEADER_gpa_shift: Final = 23
SDMA_PKT_PTEPDE_RMW_ADDR_LO_addr_31_0_offset: Final = 1
SDMA_PKT_PTEPDE_RMW_ADDR_LO_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_RMW_ADDR_LO_addr_31_0_shift: Final = 0
SDMA_PKT_PTEPDE_RMW_ADDR_HI_addr_63_32_offset: Final = 2
SDMA_PKT_PTEPDE_RMW_ADDR_HI_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_RMW_ADDR_HI_addr_63_32_shift: Final = 0
SDMA_PKT_PTEPDE_RMW_MASK_LO_mask_31_0_offset: Final = 3
SDMA_PKT_PTEPDE_RMW_MASK_LO_mask_31_0_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_RMW_MASK_LO_mask_31_0_shift: Final = 0
SDMA_PKT_PTEPDE_RMW_MASK_HI_mask_63_32_offset: Final = 4
SDMA_PKT_PTEPDE_RMW_MASK_HI_mask_63_32_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_RMW_MASK_HI_mask_63_32_shift: Final = 0
SDMA_PKT_PTEPDE_RMW_VALUE_LO_value_31_0_offset: Final = 5
SDMA_PKT_PTEPDE_RMW_VALUE_LO_value_31_0_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_RMW_VALUE_LO_value_31_0_shift: Final = 0
SDMA_PKT_PTEPDE_RMW_VALUE_HI_value_63_32_offset: Final = 6
SDMA_PKT_PTEPDE_RMW_VALUE_HI_value_63_32_mask: Final = 0xffffffff
SDMA_PKT_PTEPDE_RMW_VALUE_HI_value_63_32_shift: Final = 0
SDMA_PKT_WRITE_INCR_HEADER_op_offset: Final = 0
SDMA_PKT_WRITE_INCR_HEADER_op_mask: Final = 255
SDMA_PKT_WRITE_INCR_HEADER_op_shift: Final = 0
SDMA_PKT_WRITE_INCR_HEADER_sub_op_offset: Final = 0
SDMA_PKT_WRITE_INCR_HEADER_sub_op_mask: Final = 255
SDMA_PKT_WRITE_INCR_HEADER_sub_op_shift: Final = 8
SDMA_PKT_WRITE_INCR_DST_ADDR_LO_dst_addr_31_0_offset: Final = 1
SDMA_PKT_WRITE_INCR_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_WRITE_INCR_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_WRITE_INCR_DST_ADDR_HI_dst_addr_63_32_offset: Final = 2
SDMA_PKT_WRITE_INCR_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_WRITE_INCR_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_WRITE_INCR_MASK_DW0_mask_dw0_offset: Final = 3
SDMA_PKT_WRITE_INCR_MASK_DW0_mask_dw0_mask: Final = 0xffffffff
SDMA_PKT_WRITE_INCR_MASK_DW0_mask_dw0_shift: Final = 0
SDMA_PKT_WRITE_INCR_MASK_DW1_mask_dw1_offset: Final = 4
SDMA_PKT_WRITE_INCR_MASK_DW1_mask_dw1_mask: Final = 0xffffffff
SDMA_PKT_WRITE_INCR_MASK_DW1_mask_dw1_shift: Final = 0
SDMA_PKT_WRITE_INCR_INIT_DW0_init_dw0_offset: Final = 5
SDMA_PKT_WRITE_INCR_INIT_DW0_init_dw0_mask: Final = 0xffffffff
SDMA_PKT_WRITE_INCR_INIT_DW0_init_dw0_shift: Final = 0
SDMA_PKT_WRITE_INCR_INIT_DW1_init_dw1_offset: Final = 6
SDMA_PKT_WRITE_INCR_INIT_DW1_init_dw1_mask: Final = 0xffffffff
SDMA_PKT_WRITE_INCR_INIT_DW1_init_dw1_shift: Final = 0
SDMA_PKT_WRITE_INCR_INCR_DW0_incr_dw0_offset: Final = 7
SDMA_PKT_WRITE_INCR_INCR_DW0_incr_dw0_mask: Final = 0xffffffff
SDMA_PKT_WRITE_INCR_INCR_DW0_incr_dw0_shift: Final = 0
SDMA_PKT_WRITE_INCR_INCR_DW1_incr_dw1_offset: Final = 8
SDMA_PKT_WRITE_INCR_INCR_DW1_incr_dw1_mask: Final = 0xffffffff
SDMA_PKT_WRITE_INCR_INCR_DW1_incr_dw1_shift: Final = 0
SDMA_PKT_WRITE_INCR_COUNT_count_offset: Final = 9
SDMA_PKT_WRITE_INCR_COUNT_count_mask: Final = 0x7ffff
SDMA_PKT_WRITE_INCR_COUNT_count_shift: Final = 0
SDMA_PKT_INDIRECT_HEADER_op_offset: Final = 0
SDMA_PKT_INDIRECT_HEADER_op_mask: Final = 255
SDMA_PKT_INDIRECT_HEADER_op_shift: Final = 0
SDMA_PKT_INDIRECT_HEADER_sub_op_offset: Final = 0
SDMA_PKT_INDIRECT_HEADER_sub_op_mask: Final = 255
SDMA_PKT_INDIRECT_HEADER_sub_op_shift: Final = 8
SDMA_PKT_INDIRECT_HEADER_vmid_offset: Final = 0
SDMA_PKT_INDIRECT_HEADER_vmid_mask: Final = 15
SDMA_PKT_INDIRECT_HEADER_vmid_shift: Final = 16
SDMA_PKT_INDIRECT_BASE_LO_ib_base_31_0_offset: Final = 1
SDMA_PKT_INDIRECT_BASE_LO_ib_base_31_0_mask: Final = 0xffffffff
SDMA_PKT_INDIRECT_BASE_LO_ib_base_31_0_shift: Final = 0
SDMA_PKT_INDIRECT_BASE_HI_ib_base_63_32_offset: Final = 2
SDMA_PKT_INDIRECT_BASE_HI_ib_base_63_32_mask: Final = 0xffffffff
SDMA_PKT_INDIRECT_BASE_HI_ib_base_63_32_shift: Final = 0
SDMA_PKT_INDIRECT_IB_SIZE_ib_size_offset: Final = 3
SDMA_PKT_INDIRECT_IB_SIZE_ib_size_mask: Final = 0xfffff
SDMA_PKT_INDIRECT_IB_SIZE_ib_size_shift: Final = 0
SDMA_PKT_INDIRECT_CSA_ADDR_LO_csa_addr_31_0_offset: Final = 4
SDMA_PKT_INDIRECT_CSA_ADDR_LO_csa_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_INDIRECT_CSA_ADDR_LO_csa_addr_31_0_shift: Final = 0
SDMA_PKT_INDIRECT_CSA_ADDR_HI_csa_addr_63_32_offset: Final = 5
SDMA_PKT_INDIRECT_CSA_ADDR_HI_csa_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_INDIRECT_CSA_ADDR_HI_csa_addr_63_32_shift: Final = 0
SDMA_PKT_SEMAPHORE_HEADER_op_offset: Final = 0
SDMA_PKT_SEMAPHORE_HEADER_op_mask: Final = 255
SDMA_PKT_SEMAPHORE_HEADER_op_shift: Final = 0
SDMA_PKT_SEMAPHORE_HEADER_sub_op_offset: Final = 0
SDMA_PKT_SEMAPHORE_HEADER_sub_op_mask: Final = 255
SDMA_PKT_SEMAPHORE_HEADER_sub_op_shift: Final = 8
SDMA_PKT_SEMAPHORE_HEADER_write_one_offset: Final = 0
SDMA_PKT_SEMAPHORE_HEADER_write_one_mask: Final = 1
SDMA_PKT_SEMAPHORE_HEADER_write_one_shift: Final = 29
SDMA_PKT_SEMAPHORE_HEADER_signal_offset: Final = 0
SDMA_PKT_SEMAPHORE_HEADER_signal_mask: Final = 1
SDMA_PKT_SEMAPHORE_HEADER_signal_shift: Final = 30
SDMA_PKT_SEMAPHORE_HEADER_mailbox_offset: Final = 0
SDMA_PKT_SEMAPHORE_HEADER_mailbox_mask: Final = 1
SDMA_PKT_SEMAPHORE_HEADER_mailbox_shift: Final = 31
SDMA_PKT_SEMAPHORE_ADDR_LO_addr_31_0_offset: Final = 1
SDMA_PKT_SEMAPHORE_ADDR_LO_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_SEMAPHORE_ADDR_LO_addr_31_0_shift: Final = 0
SDMA_PKT_SEMAPHORE_ADDR_HI_addr_63_32_offset: Final = 2
SDMA_PKT_SEMAPHORE_ADDR_HI_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_SEMAPHORE_ADDR_HI_addr_63_32_shift: Final = 0
SDMA_PKT_FENCE_HEADER_op_offset: Final = 0
SDMA_PKT_FENCE_HEADER_op_mask: Final = 255
SDMA_PKT_FENCE_HEADER_op_shift: Final = 0
SDMA_PKT_FENCE_HEADER_sub_op_offset: Final = 0
SDMA_PKT_FENCE_HEADER_sub_op_mask: Final = 255
SDMA_PKT_FENCE_HEADER_sub_op_shift: Final = 8
SDMA_PKT_FENCE_ADDR_LO_addr_31_0_offset: Final = 1
SDMA_PKT_FENCE_ADDR_LO_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_FENCE_ADDR_LO_addr_31_0_shift: Final = 0
SDMA_PKT_FENCE_ADDR_HI_addr_63_32_offset: Final = 2
SDMA_PKT_FENCE_ADDR_HI_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_FENCE_ADDR_HI_addr_63_32_shift: Final = 0
SDMA_PKT_FENCE_DATA_data_offset: Final = 3
SDMA_PKT_FENCE_DATA_data_mask: Final = 0xffffffff
SDMA_PKT_FENCE_DATA_data_shift: Final = 0
SDMA_PKT_SRBM_WRITE_HEADER_op_offset: Final = 0
SDMA_PKT_SRBM_WRITE_HEADER_op_mask: Final = 255
SDMA_PKT_SRBM_WRITE_HEADER_op_shift: Final = 0
SDMA_PKT_SRBM_WRITE_HEADER_sub_op_offset: Final = 0
SDMA_PKT_SRBM_WRITE_HEADER_sub_op_mask: Final = 255
SDMA_PKT_SRBM_WRITE_HEADER_sub_op_shift: Final = 8
SDMA_PKT_SRBM_WRITE_HEADER_byte_en_offset: Final = 0
SDMA_PKT_SRBM_WRITE_HEADER_byte_en_mask: Final = 15
SDMA_PKT_SRBM_WRITE_HEADER_byte_en_shift: Final = 28
SDMA_PKT_SRBM_WRITE_ADDR_addr_offset: Final = 1
SDMA_PKT_SRBM_WRITE_ADDR_addr_mask: Final = 0x3ffff
SDMA_PKT_SRBM_WRITE_ADDR_addr_shift: Final = 0
SDMA_PKT_SRBM_WRITE_DATA_data_offset: Final = 2
SDMA_PKT_SRBM_WRITE_DATA_data_mask: Final = 0xffffffff
SDMA_PKT_SRBM_WRITE_DATA_data_shift: Final = 0
SDMA_PKT_PRE_EXE_HEADER_op_offset: Final = 0
SDMA_PKT_PRE_EXE_HEADER_op_mask: Final = 255
SDMA_PKT_PRE_EXE_HEADER_op_shift: Final = 0
SDMA_PKT_PRE_EXE_HEADER_sub_op_offset: Final = 0
SDMA_PKT_PRE_EXE_HEADER_sub_op_mask: Final = 255
SDMA_PKT_PRE_EXE_HEADER_sub_op_shift: Final = 8
SDMA_PKT_PRE_EXE_HEADER_dev_sel_offset: Final = 0
SDMA_PKT_PRE_EXE_HEADER_dev_sel_mask: Final = 255
SDMA_PKT_PRE_EXE_HEADER_dev_sel_shift: Final = 16
SDMA_PKT_PRE_EXE_EXEC_COUNT_exec_count_offset: Final = 1
SDMA_PKT_PRE_EXE_EXEC_COUNT_exec_count_mask: Final = 0x3fff
SDMA_PKT_PRE_EXE_EXEC_COUNT_exec_count_shift: Final = 0
SDMA_PKT_COND_EXE_HEADER_op_offset: Final = 0
SDMA_PKT_COND_EXE_HEADER_op_mask: Final = 255
SDMA_PKT_COND_EXE_HEADER_op_shift: Final = 0
SDMA_PKT_COND_EXE_HEADER_sub_op_offset: Final = 0
SDMA_PKT_COND_EXE_HEADER_sub_op_mask: Final = 255
SDMA_PKT_COND_EXE_HEADER_sub_op_shift: Final = 8
SDMA_PKT_COND_EXE_ADDR_LO_addr_31_0_offset: Final = 1
SDMA_PKT_COND_EXE_ADDR_LO_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_COND_EXE_ADDR_LO_addr_31_0_shift: Final = 0
SDMA_PKT_COND_EXE_ADDR_HI_addr_63_32_offset: Final = 2
SDMA_PKT_COND_EXE_ADDR_HI_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_COND_EXE_ADDR_HI_addr_63_32_shift: Final = 0
SDMA_PKT_COND_EXE_REFERENCE_reference_offset: Final = 3
SDMA_PKT_COND_EXE_REFERENCE_reference_mask: Final = 0xffffffff
SDMA_PKT_COND_EXE_REFERENCE_reference_shift: Final = 0
SDMA_PKT_COND_EXE_EXEC_COUNT_exec_count_offset: Final = 4
SDMA_PKT_COND_EXE_EXEC_COUNT_exec_count_mask: Final = 0x3fff
SDMA_PKT_COND_EXE_EXEC_COUNT_exec_count_shift: Final = 0
SDMA_PKT_CONSTANT_FILL_HEADER_op_offset: Final = 0
SDMA_PKT_CONSTANT_FILL_HEADER_op_mask: Final = 255
SDMA_PKT_CONSTANT_FILL_HEADER_op_shift: Final = 0
SDMA_PKT_CONSTANT_FILL_HEADER_sub_op_offset: Final = 0
SDMA_PKT_CONSTANT_FILL_HEADER_sub_op_mask: Final = 255
SDMA_PKT_CONSTANT_FILL_HEADER_sub_op_shift: Final = 8
SDMA_PKT_CONSTANT_FILL_HEADER_sw_offset: Final = 0
SDMA_PKT_CONSTANT_FILL_HEADER_sw_mask: Final = 3
SDMA_PKT_CONSTANT_FILL_HEADER_sw_shift: Final = 16
SDMA_PKT_CONSTANT_FILL_HEADER_fillsize_offset: Final = 0
SDMA_PKT_CONSTANT_FILL_HEADER_fillsize_mask: Final = 3
SDMA_PKT_CONSTANT_FILL_HEADER_fillsize_shift: Final = 30
SDMA_PKT_CONSTANT_FILL_DST_ADDR_LO_dst_addr_31_0_offset: Final = 1
SDMA_PKT_CONSTANT_FILL_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_CONSTANT_FILL_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_CONSTANT_FILL_DST_ADDR_HI_dst_addr_63_32_offset: Final = 2
SDMA_PKT_CONSTANT_FILL_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_CONSTANT_FILL_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_CONSTANT_FILL_DATA_src_data_31_0_offset: Final = 3
SDMA_PKT_CONSTANT_FILL_DATA_src_data_31_0_mask: Final = 0xffffffff
SDMA_PKT_CONSTANT_FILL_DATA_src_data_31_0_shift: Final = 0
SDMA_PKT_CONSTANT_FILL_COUNT_count_offset: Final = 4
SDMA_PKT_CONSTANT_FILL_COUNT_count_mask: Final = 0x3fffff
SDMA_PKT_CONSTANT_FILL_COUNT_count_shift: Final = 0
SDMA_PKT_DATA_FILL_MULTI_HEADER_op_offset: Final = 0
SDMA_PKT_DATA_FILL_MULTI_HEADER_op_mask: Final = 255
SDMA_PKT_DATA_FILL_MULTI_HEADER_op_shift: Final = 0
SDMA_PKT_DATA_FILL_MULTI_HEADER_sub_op_offset: Final = 0
SDMA_PKT_DATA_FILL_MULTI_HEADER_sub_op_mask: Final = 255
SDMA_PKT_DATA_FILL_MULTI_HEADER_sub_op_shift: Final = 8
SDMA_PKT_DATA_FILL_MULTI_HEADER_memlog_clr_offset: Final = 0
SDMA_PKT_DATA_FILL_MULTI_HEADER_memlog_clr_mask: Final = 1
SDMA_PKT_DATA_FILL_MULTI_HEADER_memlog_clr_shift: Final = 31
SDMA_PKT_DATA_FILL_MULTI_BYTE_STRIDE_byte_stride_offset: Final = 1
SDMA_PKT_DATA_FILL_MULTI_BYTE_STRIDE_byte_stride_mask: Final = 0xffffffff
SDMA_PKT_DATA_FILL_MULTI_BYTE_STRIDE_byte_stride_shift: Final = 0
SDMA_PKT_DATA_FILL_MULTI_DMA_COUNT_dma_count_offset: Final = 2
SDMA_PKT_DATA_FILL_MULTI_DMA_COUNT_dma_count_mask: Final = 0xffffffff
SDMA_PKT_DATA_FILL_MULTI_DMA_COUNT_dma_count_shift: Final = 0
SDMA_PKT_DATA_FILL_MULTI_DST_ADDR_LO_dst_addr_31_0_offset: Final = 3
SDMA_PKT_DATA_FILL_MULTI_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_DATA_FILL_MULTI_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_PKT_DATA_FILL_MULTI_DST_ADDR_HI_dst_addr_63_32_offset: Final = 4
SDMA_PKT_DATA_FILL_MULTI_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_DATA_FILL_MULTI_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_PKT_DATA_FILL_MULTI_BYTE_COUNT_count_offset: Final = 5
SDMA_PKT_DATA_FILL_MULTI_BYTE_COUNT_count_mask: Final = 0x3ffffff
SDMA_PKT_DATA_FILL_MULTI_BYTE_COUNT_count_shift: Final = 0
SDMA_PKT_POLL_REGMEM_HEADER_op_offset: Final = 0
SDMA_PKT_POLL_REGMEM_HEADER_op_mask: Final = 255
SDMA_PKT_POLL_REGMEM_HEADER_op_shift: Final = 0
SDMA_PKT_POLL_REGMEM_HEADER_sub_op_offset: Final = 0
SDMA_PKT_POLL_REGMEM_HEADER_sub_op_mask: Final = 255
SDMA_PKT_POLL_REGMEM_HEADER_sub_op_shift: Final = 8
SDMA_PKT_POLL_REGMEM_HEADER_hdp_flush_offset: Final = 0
SDMA_PKT_POLL_REGMEM_HEADER_hdp_flush_mask: Final = 1
SDMA_PKT_POLL_REGMEM_HEADER_hdp_flush_shift: Final = 26
SDMA_PKT_POLL_REGMEM_HEADER_func_offset: Final = 0
SDMA_PKT_POLL_REGMEM_HEADER_func_mask: Final = 7
SDMA_PKT_POLL_REGMEM_HEADER_func_shift: Final = 28
SDMA_PKT_POLL_REGMEM_HEADER_mem_poll_offset: Final = 0
SDMA_PKT_POLL_REGMEM_HEADER_mem_poll_mask: Final = 1
SDMA_PKT_POLL_REGMEM_HEADER_mem_poll_shift: Final = 31
SDMA_PKT_POLL_REGMEM_ADDR_LO_addr_31_0_offset: Final = 1
SDMA_PKT_POLL_REGMEM_ADDR_LO_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_REGMEM_ADDR_LO_addr_31_0_shift: Final = 0
SDMA_PKT_POLL_REGMEM_ADDR_HI_addr_63_32_offset: Final = 2
SDMA_PKT_POLL_REGMEM_ADDR_HI_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_POLL_REGMEM_ADDR_HI_addr_63_32_shift: Final = 0
SDMA_PKT_POLL_REGMEM_VALUE_value_offset: Final = 3
SDMA_PKT_POLL_REGMEM_VALUE_value_mask: Final = 0xffffffff
SDMA_PKT_POLL_REGMEM_VALUE_value_shift: Final = 0
SDMA_PKT_POLL_REGMEM_MASK_mask_offset: Final = 4
SDMA_PKT_POLL_REGMEM_MASK_mask_mask: Final = 0xffffffff
SDMA_PKT_POLL_REGMEM_MASK_mask_shift: Final = 0
SDMA_PKT_POLL_REGMEM_DW5_interval_offset: Final = 5
SDMA_PKT_POLL_REGMEM_DW5_interval_mask: Final = 0xffff
SDMA_PKT_POLL_REGMEM_DW5_interval_shift: Final = 0
SDMA_PKT_POLL_REGMEM_DW5_retry_count_offset: Final = 5
SDMA_PKT_POLL_REGMEM_DW5_retry_count_mask: Final = 4095
SDMA_PKT_POLL_REGMEM_DW5_retry_count_shift: Final = 16
SDMA_PKT_POLL_REG_WRITE_MEM_HEADER_op_offset: Final = 0
SDMA_PKT_POLL_REG_WRITE_MEM_HEADER_op_mask: Final = 255
SDMA_PKT_POLL_REG_WRITE_MEM_HEADER_op_shift: Final = 0
SDMA_PKT_POLL_REG_WRITE_MEM_HEADER_sub_op_offset: Final = 0
SDMA_PKT_POLL_REG_WRITE_MEM_HEADER_sub_op_mask: Final = 255
SDMA_PKT_POLL_REG_WRITE_MEM_HEADER_sub_op_shift: Final = 8
SDMA_PKT_POLL_REG_WRITE_MEM_SRC_ADDR_addr_31_2_offset: Final = 1
SDMA_PKT_POLL_REG_WRITE_MEM_SRC_ADDR_addr_31_2_mask: Final = 0x3fffffff
SDMA_PKT_POLL_REG_WRITE_MEM_SRC_ADDR_addr_31_2_shift: Final = 2
SDMA_PKT_POLL_REG_WRITE_MEM_DST_ADDR_LO_addr_31_0_offset: Final = 2
SDMA_PKT_POLL_REG_WRITE_MEM_DST_ADDR_LO_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_REG_WRITE_MEM_DST_ADDR_LO_addr_31_0_shift: Final = 0
SDMA_PKT_POLL_REG_WRITE_MEM_DST_ADDR_HI_addr_63_32_offset: Final = 3
SDMA_PKT_POLL_REG_WRITE_MEM_DST_ADDR_HI_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_POLL_REG_WRITE_MEM_DST_ADDR_HI_addr_63_32_shift: Final = 0
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_op_offset: Final = 0
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_op_mask: Final = 255
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_op_shift: Final = 0
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_sub_op_offset: Final = 0
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_sub_op_mask: Final = 255
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_sub_op_shift: Final = 8
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_ea_offset: Final = 0
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_ea_mask: Final = 3
SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_ea_shift: Final = 16
SDMA_PKT_POLL_DBIT_WRITE_MEM_DST_ADDR_LO_addr_31_0_offset: Final = 1
SDMA_PKT_POLL_DBIT_WRITE_MEM_DST_ADDR_LO_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_DBIT_WRITE_MEM_DST_ADDR_LO_addr_31_0_shift: Final = 0
SDMA_PKT_POLL_DBIT_WRITE_MEM_DST_ADDR_HI_addr_63_32_offset: Final = 2
SDMA_PKT_POLL_DBIT_WRITE_MEM_DST_ADDR_HI_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_POLL_DBIT_WRITE_MEM_DST_ADDR_HI_addr_63_32_shift: Final = 0
SDMA_PKT_POLL_DBIT_WRITE_MEM_START_PAGE_addr_31_4_offset: Final = 3
SDMA_PKT_POLL_DBIT_WRITE_MEM_START_PAGE_addr_31_4_mask: Final = 0xfffffff
SDMA_PKT_POLL_DBIT_WRITE_MEM_START_PAGE_addr_31_4_shift: Final = 4
SDMA_PKT_POLL_DBIT_WRITE_MEM_PAGE_NUM_page_num_31_0_offset: Final = 4
SDMA_PKT_POLL_DBIT_WRITE_MEM_PAGE_NUM_page_num_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_DBIT_WRITE_MEM_PAGE_NUM_page_num_31_0_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_HEADER_op_offset: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_HEADER_op_mask: Final = 255
SDMA_PKT_POLL_MEM_VERIFY_HEADER_op_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_HEADER_sub_op_offset: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_HEADER_sub_op_mask: Final = 255
SDMA_PKT_POLL_MEM_VERIFY_HEADER_sub_op_shift: Final = 8
SDMA_PKT_POLL_MEM_VERIFY_HEADER_mode_offset: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_HEADER_mode_mask: Final = 1
SDMA_PKT_POLL_MEM_VERIFY_HEADER_mode_shift: Final = 31
SDMA_PKT_POLL_MEM_VERIFY_PATTERN_pattern_offset: Final = 1
SDMA_PKT_POLL_MEM_VERIFY_PATTERN_pattern_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_PATTERN_pattern_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_START_LO_cmp0_start_31_0_offset: Final = 2
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_START_LO_cmp0_start_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_START_LO_cmp0_start_31_0_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_START_HI_cmp0_start_63_32_offset: Final = 3
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_START_HI_cmp0_start_63_32_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_START_HI_cmp0_start_63_32_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_END_LO_cmp1_end_31_0_offset: Final = 4
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_END_LO_cmp1_end_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_END_LO_cmp1_end_31_0_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_END_HI_cmp1_end_63_32_offset: Final = 5
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_END_HI_cmp1_end_63_32_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_END_HI_cmp1_end_63_32_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_START_LO_cmp1_start_31_0_offset: Final = 6
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_START_LO_cmp1_start_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_START_LO_cmp1_start_31_0_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_START_HI_cmp1_start_63_32_offset: Final = 7
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_START_HI_cmp1_start_63_32_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_START_HI_cmp1_start_63_32_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_END_LO_cmp1_end_31_0_offset: Final = 8
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_END_LO_cmp1_end_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_END_LO_cmp1_end_31_0_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_END_HI_cmp1_end_63_32_offset: Final = 9
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_END_HI_cmp1_end_63_32_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_END_HI_cmp1_end_63_32_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_REC_ADDR_LO_rec_31_0_offset: Final = 10
SDMA_PKT_POLL_MEM_VERIFY_REC_ADDR_LO_rec_31_0_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_REC_ADDR_LO_rec_31_0_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_REC_ADDR_HI_rec_63_32_offset: Final = 11
SDMA_PKT_POLL_MEM_VERIFY_REC_ADDR_HI_rec_63_32_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_REC_ADDR_HI_rec_63_32_shift: Final = 0
SDMA_PKT_POLL_MEM_VERIFY_RESERVED_reserved_offset: Final = 12
SDMA_PKT_POLL_MEM_VERIFY_RESERVED_reserved_mask: Final = 0xffffffff
SDMA_PKT_POLL_MEM_VERIFY_RESERVED_reserved_shift: Final = 0
SDMA_PKT_ATOMIC_HEADER_op_offset: Final = 0
SDMA_PKT_ATOMIC_HEADER_op_mask: Final = 255
SDMA_PKT_ATOMIC_HEADER_op_shift: Final = 0
SDMA_PKT_ATOMIC_HEADER_loop_offset: Final = 0
SDMA_PKT_ATOMIC_HEADER_loop_mask: Final = 1
SDMA_PKT_ATOMIC_HEADER_loop_shift: Final = 16
SDMA_PKT_ATOMIC_HEADER_tmz_offset: Final = 0
SDMA_PKT_ATOMIC_HEADER_tmz_mask: Final = 1
SDMA_PKT_ATOMIC_HEADER_tmz_shift: Final = 18
SDMA_PKT_ATOMIC_HEADER_atomic_op_offset: Final = 0
SDMA_PKT_ATOMIC_HEADER_atomic_op_mask: Final = 127
SDMA_PKT_ATOMIC_HEADER_atomic_op_shift: Final = 25
SDMA_PKT_ATOMIC_ADDR_LO_addr_31_0_offset: Final = 1
SDMA_PKT_ATOMIC_ADDR_LO_addr_31_0_mask: Final = 0xffffffff
SDMA_PKT_ATOMIC_ADDR_LO_addr_31_0_shift: Final = 0
SDMA_PKT_ATOMIC_ADDR_HI_addr_63_32_offset: Final = 2
SDMA_PKT_ATOMIC_ADDR_HI_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_ATOMIC_ADDR_HI_addr_63_32_shift: Final = 0
SDMA_PKT_ATOMIC_SRC_DATA_LO_src_data_31_0_offset: Final = 3
SDMA_PKT_ATOMIC_SRC_DATA_LO_src_data_31_0_mask: Final = 0xffffffff
SDMA_PKT_ATOMIC_SRC_DATA_LO_src_data_31_0_shift: Final = 0
SDMA_PKT_ATOMIC_SRC_DATA_HI_src_data_63_32_offset: Final = 4
SDMA_PKT_ATOMIC_SRC_DATA_HI_src_data_63_32_mask: Final = 0xffffffff
SDMA_PKT_ATOMIC_SRC_DATA_HI_src_data_63_32_shift: Final = 0
SDMA_PKT_ATOMIC_CMP_DATA_LO_cmp_data_31_0_offset: Final = 5
SDMA_PKT_ATOMIC_CMP_DATA_LO_cmp_data_31_0_mask: Final = 0xffffffff
SDMA_PKT_ATOMIC_CMP_DATA_LO_cmp_data_31_0_shift: Final = 0
SDMA_PKT_ATOMIC_CMP_DATA_HI_cmp_data_63_32_offset: Final = 6
SDMA_PKT_ATOMIC_CMP_DATA_HI_cmp_data_63_32_mask: Final = 0xffffffff
SDMA_PKT_ATOMIC_CMP_DATA_HI_cmp_data_63_32_shift: Final = 0
SDMA_PKT_ATOMIC_LOOP_INTERVAL_loop_interval_offset: Final = 7
SDMA_PKT_ATOMIC_LOOP_INTERVAL_loop_interval_mask: Final = 8191
SDMA_PKT_ATOMIC_LOOP_INTERVAL_loop_interval_shift: Final = 0
SDMA_PKT_TIMESTAMP_SET_HEADER_op_offset: Final = 0
SDMA_PKT_TIMESTAMP_SET_HEADER_op_mask: Final = 255
SDMA_PKT_TIMESTAMP_SET_HEADER_op_shift: Final = 0
SDMA_PKT_TIMESTAMP_SET_HEADER_sub_op_offset: Final = 0
SDMA_PKT_TIMESTAMP_SET_HEADER_sub_op_mask: Final = 255
SDMA_PKT_TIMESTAMP_SET_HEADER_sub_op_shift: Final = 8
SDMA_PKT_TIMESTAMP_SET_INIT_DATA_LO_init_data_31_0_offset: Final = 1
SDMA_PKT_TIMESTAMP_SET_INIT_DATA_LO_init_data_31_0_mask: Final = 0xffffffff
SDMA_PKT_TIMESTAMP_SET_INIT_DATA_LO_init_data_31_0_shift: Final = 0
SDMA_PKT_TIMESTAMP_SET_INIT_DATA_HI_init_data_63_32_offset: Final = 2
SDMA_PKT_TIMESTAMP_SET_INIT_DATA_HI_init_data_63_32_mask: Final = 0xffffffff
SDMA_PKT_TIMESTAMP_SET_INIT_DATA_HI_init_data_63_32_shift: Final = 0
SDMA_PKT_TIMESTAMP_GET_HEADER_op_offset: Final = 0
SDMA_PKT_TIMESTAMP_GET_HEADER_op_mask: Final = 255
SDMA_PKT_TIMESTAMP_GET_HEADER_op_shift: Final = 0
SDMA_PKT_TIMESTAMP_GET_HEADER_sub_op_offset: Final = 0
SDMA_PKT_TIMESTAMP_GET_HEADER_sub_op_mask: Final = 255
SDMA_PKT_TIMESTAMP_GET_HEADER_sub_op_shift: Final = 8
SDMA_PKT_TIMESTAMP_GET_WRITE_ADDR_LO_write_addr_31_3_offset: Final = 1
SDMA_PKT_TIMESTAMP_GET_WRITE_ADDR_LO_write_addr_31_3_mask: Final = 0x1fffffff
SDMA_PKT_TIMESTAMP_GET_WRITE_ADDR_LO_write_addr_31_3_shift: Final = 3
SDMA_PKT_TIMESTAMP_GET_WRITE_ADDR_HI_write_addr_63_32_offset: Final = 2
SDMA_PKT_TIMESTAMP_GET_WRITE_ADDR_HI_write_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_TIMESTAMP_GET_WRITE_ADDR_HI_write_addr_63_32_shift: Final = 0
SDMA_PKT_TIMESTAMP_GET_GLOBAL_HEADER_op_offset: Final = 0
SDMA_PKT_TIMESTAMP_GET_GLOBAL_HEADER_op_mask: Final = 255
SDMA_PKT_TIMESTAMP_GET_GLOBAL_HEADER_op_shift: Final = 0
SDMA_PKT_TIMESTAMP_GET_GLOBAL_HEADER_sub_op_offset: Final = 0
SDMA_PKT_TIMESTAMP_GET_GLOBAL_HEADER_sub_op_mask: Final = 255
SDMA_PKT_TIMESTAMP_GET_GLOBAL_HEADER_sub_op_shift: Final = 8
SDMA_PKT_TIMESTAMP_GET_GLOBAL_WRITE_ADDR_LO_write_addr_31_3_offset: Final = 1
SDMA_PKT_TIMESTAMP_GET_GLOBAL_WRITE_ADDR_LO_write_addr_31_3_mask: Final = 0x1fffffff
SDMA_PKT_TIMESTAMP_GET_GLOBAL_WRITE_ADDR_LO_write_addr_31_3_shift: Final = 3
SDMA_PKT_TIMESTAMP_GET_GLOBAL_WRITE_ADDR_HI_write_addr_63_32_offset: Final = 2
SDMA_PKT_TIMESTAMP_GET_GLOBAL_WRITE_ADDR_HI_write_addr_63_32_mask: Final = 0xffffffff
SDMA_PKT_TIMESTAMP_GET_GLOBAL_WRITE_ADDR_HI_write_addr_63_32_shift: Final = 0
SDMA_PKT_TRAP_HEADER_op_offset: Final = 0
SDMA_PKT_TRAP_HEADER_op_mask: Final = 255
SDMA_PKT_TRAP_HEADER_op_shift: Final = 0
SDMA_PKT_TRAP_HEADER_sub_op_offset: Final = 0
SDMA_PKT_TRAP_HEADER_sub_op_mask: Final = 255
SDMA_PKT_TRAP_HEADER_sub_op_shift: Final = 8
SDMA_PKT_TRAP_INT_CONTEXT_int_context_offset: Final = 1
SDMA_PKT_TRAP_INT_CONTEXT_int_context_mask: Final = 0xfffffff
SDMA_PKT_TRAP_INT_CONTEXT_int_context_shift: Final = 0
SDMA_PKT_DUMMY_TRAP_HEADER_op_offset: Final = 0
SDMA_PKT_DUMMY_TRAP_HEADER_op_mask: Final = 255
SDMA_PKT_DUMMY_TRAP_HEADER_op_shift: Final = 0
SDMA_PKT_DUMMY_TRAP_HEADER_sub_op_offset: Final = 0
SDMA_PKT_DUMMY_TRAP_HEADER_sub_op_mask: Final = 255
SDMA_PKT_DUMMY_TRAP_HEADER_sub_op_shift: Final = 8
SDMA_PKT_DUMMY_TRAP_INT_CONTEXT_int_context_offset: Final = 1
SDMA_PKT_DUMMY_TRAP_INT_CONTEXT_int_context_mask: Final = 0xfffffff
SDMA_PKT_DUMMY_TRAP_INT_CONTEXT_int_context_shift: Final = 0
SDMA_PKT_NOP_HEADER_op_offset: Final = 0
SDMA_PKT_NOP_HEADER_op_mask: Final = 255
SDMA_PKT_NOP_HEADER_op_shift: Final = 0
SDMA_PKT_NOP_HEADER_sub_op_offset: Final = 0
SDMA_PKT_NOP_HEADER_sub_op_mask: Final = 255
SDMA_PKT_NOP_HEADER_sub_op_shift: Final = 8
SDMA_PKT_NOP_HEADER_count_offset: Final = 0
SDMA_PKT_NOP_HEADER_count_mask: Final = 0x3fff
SDMA_PKT_NOP_HEADER_count_shift: Final = 16
SDMA_PKT_NOP_DATA0_data0_offset: Final = 1
SDMA_PKT_NOP_DATA0_data0_mask: Final = 0xffffffff
SDMA_PKT_NOP_DATA0_data0_shift: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_format_offset: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_format_mask: Final = 255
SDMA_AQL_PKT_HEADER_HEADER_format_shift: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_barrier_offset: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_barrier_mask: Final = 1
SDMA_AQL_PKT_HEADER_HEADER_barrier_shift: Final = 8
SDMA_AQL_PKT_HEADER_HEADER_acquire_fence_scope_offset: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_acquire_fence_scope_mask: Final = 3
SDMA_AQL_PKT_HEADER_HEADER_acquire_fence_scope_shift: Final = 9
SDMA_AQL_PKT_HEADER_HEADER_release_fence_scope_offset: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_release_fence_scope_mask: Final = 3
SDMA_AQL_PKT_HEADER_HEADER_release_fence_scope_shift: Final = 11
SDMA_AQL_PKT_HEADER_HEADER_reserved_offset: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_reserved_mask: Final = 7
SDMA_AQL_PKT_HEADER_HEADER_reserved_shift: Final = 13
SDMA_AQL_PKT_HEADER_HEADER_op_offset: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_op_mask: Final = 15
SDMA_AQL_PKT_HEADER_HEADER_op_shift: Final = 16
SDMA_AQL_PKT_HEADER_HEADER_subop_offset: Final = 0
SDMA_AQL_PKT_HEADER_HEADER_subop_mask: Final = 7
SDMA_AQL_PKT_HEADER_HEADER_subop_shift: Final = 20
SDMA_AQL_PKT_COPY_LINEAR_HEADER_format_offset: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_HEADER_format_mask: Final = 255
SDMA_AQL_PKT_COPY_LINEAR_HEADER_format_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_HEADER_barrier_offset: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_HEADER_barrier_mask: Final = 1
SDMA_AQL_PKT_COPY_LINEAR_HEADER_barrier_shift: Final = 8
SDMA_AQL_PKT_COPY_LINEAR_HEADER_acquire_fence_scope_offset: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_HEADER_acquire_fence_scope_mask: Final = 3
SDMA_AQL_PKT_COPY_LINEAR_HEADER_acquire_fence_scope_shift: Final = 9
SDMA_AQL_PKT_COPY_LINEAR_HEADER_release_fence_scope_offset: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_HEADER_release_fence_scope_mask: Final = 3
SDMA_AQL_PKT_COPY_LINEAR_HEADER_release_fence_scope_shift: Final = 11
SDMA_AQL_PKT_COPY_LINEAR_HEADER_reserved_offset: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_HEADER_reserved_mask: Final = 7
SDMA_AQL_PKT_COPY_LINEAR_HEADER_reserved_shift: Final = 13
SDMA_AQL_PKT_COPY_LINEAR_HEADER_op_offset: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_HEADER_op_mask: Final = 15
SDMA_AQL_PKT_COPY_LINEAR_HEADER_op_shift: Final = 16
SDMA_AQL_PKT_COPY_LINEAR_HEADER_subop_offset: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_HEADER_subop_mask: Final = 7
SDMA_AQL_PKT_COPY_LINEAR_HEADER_subop_shift: Final = 20
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW1_reserved_dw1_offset: Final = 1
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW1_reserved_dw1_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW1_reserved_dw1_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_RETURN_ADDR_LO_return_addr_31_0_offset: Final = 2
SDMA_AQL_PKT_COPY_LINEAR_RETURN_ADDR_LO_return_addr_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_RETURN_ADDR_LO_return_addr_31_0_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_RETURN_ADDR_HI_return_addr_63_32_offset: Final = 3
SDMA_AQL_PKT_COPY_LINEAR_RETURN_ADDR_HI_return_addr_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_RETURN_ADDR_HI_return_addr_63_32_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_COUNT_count_offset: Final = 4
SDMA_AQL_PKT_COPY_LINEAR_COUNT_count_mask: Final = 0x3fffff
SDMA_AQL_PKT_COPY_LINEAR_COUNT_count_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_PARAMETER_dst_sw_offset: Final = 5
SDMA_AQL_PKT_COPY_LINEAR_PARAMETER_dst_sw_mask: Final = 3
SDMA_AQL_PKT_COPY_LINEAR_PARAMETER_dst_sw_shift: Final = 16
SDMA_AQL_PKT_COPY_LINEAR_PARAMETER_src_sw_offset: Final = 5
SDMA_AQL_PKT_COPY_LINEAR_PARAMETER_src_sw_mask: Final = 3
SDMA_AQL_PKT_COPY_LINEAR_PARAMETER_src_sw_shift: Final = 24
SDMA_AQL_PKT_COPY_LINEAR_SRC_ADDR_LO_src_addr_31_0_offset: Final = 6
SDMA_AQL_PKT_COPY_LINEAR_SRC_ADDR_LO_src_addr_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_SRC_ADDR_LO_src_addr_31_0_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_SRC_ADDR_HI_src_addr_63_32_offset: Final = 7
SDMA_AQL_PKT_COPY_LINEAR_SRC_ADDR_HI_src_addr_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_SRC_ADDR_HI_src_addr_63_32_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_DST_ADDR_LO_dst_addr_31_0_offset: Final = 8
SDMA_AQL_PKT_COPY_LINEAR_DST_ADDR_LO_dst_addr_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_DST_ADDR_LO_dst_addr_31_0_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_DST_ADDR_HI_dst_addr_63_32_offset: Final = 9
SDMA_AQL_PKT_COPY_LINEAR_DST_ADDR_HI_dst_addr_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_DST_ADDR_HI_dst_addr_63_32_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW10_reserved_dw10_offset: Final = 10
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW10_reserved_dw10_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW10_reserved_dw10_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW11_reserved_dw11_offset: Final = 11
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW11_reserved_dw11_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW11_reserved_dw11_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW12_reserved_dw12_offset: Final = 12
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW12_reserved_dw12_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW12_reserved_dw12_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW13_reserved_dw13_offset: Final = 13
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW13_reserved_dw13_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW13_reserved_dw13_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_COMPLETION_SIGNAL_LO_completion_signal_31_0_offset: Final = 14
SDMA_AQL_PKT_COPY_LINEAR_COMPLETION_SIGNAL_LO_completion_signal_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_COMPLETION_SIGNAL_LO_completion_signal_31_0_shift: Final = 0
SDMA_AQL_PKT_COPY_LINEAR_COMPLETION_SIGNAL_HI_completion_signal_63_32_offset: Final = 15
SDMA_AQL_PKT_COPY_LINEAR_COMPLETION_SIGNAL_HI_completion_signal_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_COPY_LINEAR_COMPLETION_SIGNAL_HI_completion_signal_63_32_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_format_offset: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_format_mask: Final = 255
SDMA_AQL_PKT_BARRIER_OR_HEADER_format_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_barrier_offset: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_barrier_mask: Final = 1
SDMA_AQL_PKT_BARRIER_OR_HEADER_barrier_shift: Final = 8
SDMA_AQL_PKT_BARRIER_OR_HEADER_acquire_fence_scope_offset: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_acquire_fence_scope_mask: Final = 3
SDMA_AQL_PKT_BARRIER_OR_HEADER_acquire_fence_scope_shift: Final = 9
SDMA_AQL_PKT_BARRIER_OR_HEADER_release_fence_scope_offset: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_release_fence_scope_mask: Final = 3
SDMA_AQL_PKT_BARRIER_OR_HEADER_release_fence_scope_shift: Final = 11
SDMA_AQL_PKT_BARRIER_OR_HEADER_reserved_offset: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_reserved_mask: Final = 7
SDMA_AQL_PKT_BARRIER_OR_HEADER_reserved_shift: Final = 13
SDMA_AQL_PKT_BARRIER_OR_HEADER_op_offset: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_op_mask: Final = 15
SDMA_AQL_PKT_BARRIER_OR_HEADER_op_shift: Final = 16
SDMA_AQL_PKT_BARRIER_OR_HEADER_subop_offset: Final = 0
SDMA_AQL_PKT_BARRIER_OR_HEADER_subop_mask: Final = 7
SDMA_AQL_PKT_BARRIER_OR_HEADER_subop_shift: Final = 20
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW1_reserved_dw1_offset: Final = 1
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW1_reserved_dw1_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW1_reserved_dw1_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_0_LO_dependent_addr_0_31_0_offset: Final = 2
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_0_LO_dependent_addr_0_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_0_LO_dependent_addr_0_31_0_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_0_HI_dependent_addr_0_63_32_offset: Final = 3
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_0_HI_dependent_addr_0_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_0_HI_dependent_addr_0_63_32_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_1_LO_dependent_addr_1_31_0_offset: Final = 4
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_1_LO_dependent_addr_1_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_1_LO_dependent_addr_1_31_0_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_1_HI_dependent_addr_1_63_32_offset: Final = 5
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_1_HI_dependent_addr_1_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_1_HI_dependent_addr_1_63_32_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_2_LO_dependent_addr_2_31_0_offset: Final = 6
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_2_LO_dependent_addr_2_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_2_LO_dependent_addr_2_31_0_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_2_HI_dependent_addr_2_63_32_offset: Final = 7
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_2_HI_dependent_addr_2_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_2_HI_dependent_addr_2_63_32_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_3_LO_dependent_addr_3_31_0_offset: Final = 8
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_3_LO_dependent_addr_3_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_3_LO_dependent_addr_3_31_0_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_3_HI_dependent_addr_3_63_32_offset: Final = 9
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_3_HI_dependent_addr_3_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_3_HI_dependent_addr_3_63_32_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_4_LO_dependent_addr_4_31_0_offset: Final = 10
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_4_LO_dependent_addr_4_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_4_LO_dependent_addr_4_31_0_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_4_HI_dependent_addr_4_63_32_offset: Final = 11
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_4_HI_dependent_addr_4_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_4_HI_dependent_addr_4_63_32_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW12_reserved_dw12_offset: Final = 12
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW12_reserved_dw12_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW12_reserved_dw12_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW13_reserved_dw13_offset: Final = 13
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW13_reserved_dw13_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW13_reserved_dw13_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_COMPLETION_SIGNAL_LO_completion_signal_31_0_offset: Final = 14
SDMA_AQL_PKT_BARRIER_OR_COMPLETION_SIGNAL_LO_completion_signal_31_0_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_COMPLETION_SIGNAL_LO_completion_signal_31_0_shift: Final = 0
SDMA_AQL_PKT_BARRIER_OR_COMPLETION_SIGNAL_HI_completion_signal_63_32_offset: Final = 15
SDMA_AQL_PKT_BARRIER_OR_COMPLETION_SIGNAL_HI_completion_signal_63_32_mask: Final = 0xffffffff
SDMA_AQL_PKT_BARRIER_OR_COMPLETION_SIGNAL_HI_completion_signal_63_32_shift: Final = 0
def SDMA_PKT_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_HEADER_ENCRYPT(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_HEADER_BROADCAST(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_PARAMETER_DST_SW(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_PARAMETER_SRC_SW(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_HEADER_ALL(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_DST_SW(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_DST_GCC(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_DST_SYS(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_DST_SNOOP(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_DST_GPA(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_SRC_SW(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_SRC_SYS(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_SRC_SNOOP(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_PARAMETER_SRC_GPA(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_DIRTY_PAGE_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_DST_SW(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_DST_GCC(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_DST_SYS(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_DST_LOG(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_DST_SNOOP(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_DST_GPA(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_SRC_SW(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_SRC_GCC(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_SRC_SYS(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_SRC_SNOOP(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_PARAMETER_SRC_GPA(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_PHYSICAL_LINEAR_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_ENCRYPT(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_HEADER_BROADCAST(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_DST2_SW(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_DST1_SW(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_PARAMETER_SRC_SW(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_DST1_ADDR_LO_DST1_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_DST1_ADDR_HI_DST1_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_DST2_ADDR_LO_DST2_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_BROADCAST_LINEAR_DST2_ADDR_HI_DST2_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_HEADER_ELEMENTSIZE(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_3_SRC_X(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_3_SRC_Y(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_4_SRC_Z(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_4_SRC_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_5_SRC_SLICE_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_8_DST_X(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_8_DST_Y(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_9_DST_Z(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_9_DST_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_10_DST_SLICE_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_11_RECT_X(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_11_RECT_Y(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_RECT_Z(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_DST_SW(x: int) -> int: ...
def SDMA_PKT_COPY_LINEAR_SUBWIN_DW_12_SRC_SW(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_HEADER_ENCRYPT(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_HEADER_MIP_MAX(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_HEADER_DETILE(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_TILED_ADDR_LO_TILED_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_TILED_ADDR_HI_TILED_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_3_WIDTH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_4_HEIGHT(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_4_DEPTH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_5_ELEMENT_SIZE(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_5_SWIZZLE_MODE(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_5_DIMENSION(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_5_EPITCH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_6_X(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_6_Y(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_7_Z(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_7_LINEAR_SW(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_DW_7_TILE_SW(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_LINEAR_ADDR_LO_LINEAR_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_LINEAR_ADDR_HI_LINEAR_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_LINEAR_PITCH_LINEAR_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_LINEAR_SLICE_PITCH_LINEAR_SLICE_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_HEADER_ENCRYPT(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_HEADER_MIP_MAX(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_HEADER_VIDEOCOPY(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_HEADER_BROADCAST(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_LO_0_TILED_ADDR0_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_HI_0_TILED_ADDR0_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_LO_1_TILED_ADDR1_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_TILED_ADDR_HI_1_TILED_ADDR1_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_5_WIDTH(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_6_HEIGHT(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_6_DEPTH(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_7_ELEMENT_SIZE(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_7_SWIZZLE_MODE(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_7_DIMENSION(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_7_EPITCH(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_8_X(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_8_Y(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_9_Z(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_10_DST2_SW(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_10_LINEAR_SW(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_DW_10_TILE_SW(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_ADDR_LO_LINEAR_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_ADDR_HI_LINEAR_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_PITCH_LINEAR_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_LINEAR_SLICE_PITCH_LINEAR_SLICE_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_L2T_BROADCAST_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_HEADER_MIP_MAX(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_3_SRC_X(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_3_SRC_Y(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_4_SRC_Z(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_4_SRC_WIDTH(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_5_SRC_HEIGHT(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_5_SRC_DEPTH(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_6_SRC_ELEMENT_SIZE(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_6_SRC_SWIZZLE_MODE(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_6_SRC_DIMENSION(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_6_SRC_EPITCH(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_9_DST_X(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_9_DST_Y(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_10_DST_Z(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_10_DST_WIDTH(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_11_DST_HEIGHT(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_11_DST_DEPTH(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_12_DST_ELEMENT_SIZE(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_12_DST_SWIZZLE_MODE(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_12_DST_DIMENSION(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_12_DST_EPITCH(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_13_RECT_X(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_13_RECT_Y(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_14_RECT_Z(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_14_DST_SW(x: int) -> int: ...
def SDMA_PKT_COPY_T2T_DW_14_SRC_SW(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_HEADER_MIP_MAX(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_HEADER_MIP_ID(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_HEADER_DETILE(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_TILED_ADDR_LO_TILED_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_TILED_ADDR_HI_TILED_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_3_TILED_X(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_3_TILED_Y(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_4_TILED_Z(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_4_WIDTH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_5_HEIGHT(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_5_DEPTH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_6_ELEMENT_SIZE(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_6_SWIZZLE_MODE(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_6_DIMENSION(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_6_EPITCH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_LINEAR_ADDR_LO_LINEAR_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_LINEAR_ADDR_HI_LINEAR_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_9_LINEAR_X(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_9_LINEAR_Y(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_10_LINEAR_Z(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_10_LINEAR_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_11_LINEAR_SLICE_PITCH(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_12_RECT_X(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_12_RECT_Y(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_13_RECT_Z(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_13_LINEAR_SW(x: int) -> int: ...
def SDMA_PKT_COPY_TILED_SUBWIN_DW_13_TILE_SW(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_HEADER_DETILE(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_SB_ADDR_LO_SB_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_SB_ADDR_HI_SB_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_START_INDEX_START_INDEX(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_DW_5_STRIDE(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_DW_5_LINEAR_SW(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_DW_5_STRUCT_SW(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_LINEAR_ADDR_LO_LINEAR_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COPY_STRUCT_LINEAR_ADDR_HI_LINEAR_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_HEADER_ENCRYPT(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_DW_3_COUNT(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_DW_3_SW(x: int) -> int: ...
def SDMA_PKT_WRITE_UNTILED_DATA0_DATA0(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_HEADER_ENCRYPT(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_HEADER_MIP_MAX(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_3_WIDTH(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_4_HEIGHT(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_4_DEPTH(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_5_ELEMENT_SIZE(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_5_SWIZZLE_MODE(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_5_DIMENSION(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_5_EPITCH(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_6_X(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_6_Y(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_7_Z(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DW_7_SW(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_WRITE_TILED_DATA0_DATA0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_HEADER_PTEPDE_OP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_MASK_DW0_MASK_DW0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_MASK_DW1_MASK_DW1(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_PTE_SIZE(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_DIRECTION(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_HEADER_PTEPDE_OP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_MASK_BIT_FOR_DW_MASK_FIRST_XFER(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_MASK_BIT_FOR_DW_MASK_LAST_XFER(x: int) -> int: ...
def SDMA_PKT_PTEPDE_COPY_BACKWARDS_COUNT_IN_32B_XFER_COUNT(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_HEADER_GCC(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_HEADER_SYS(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_HEADER_SNP(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_HEADER_GPA(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_ADDR_LO_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_ADDR_HI_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_MASK_LO_MASK_31_0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_MASK_HI_MASK_63_32(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_VALUE_LO_VALUE_31_0(x: int) -> int: ...
def SDMA_PKT_PTEPDE_RMW_VALUE_HI_VALUE_63_32(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_MASK_DW0_MASK_DW0(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_MASK_DW1_MASK_DW1(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_INIT_DW0_INIT_DW0(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_INIT_DW1_INIT_DW1(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_INCR_DW0_INCR_DW0(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_INCR_DW1_INCR_DW1(x: int) -> int: ...
def SDMA_PKT_WRITE_INCR_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_INDIRECT_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_INDIRECT_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_INDIRECT_HEADER_VMID(x: int) -> int: ...
def SDMA_PKT_INDIRECT_BASE_LO_IB_BASE_31_0(x: int) -> int: ...
def SDMA_PKT_INDIRECT_BASE_HI_IB_BASE_63_32(x: int) -> int: ...
def SDMA_PKT_INDIRECT_IB_SIZE_IB_SIZE(x: int) -> int: ...
def SDMA_PKT_INDIRECT_CSA_ADDR_LO_CSA_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_INDIRECT_CSA_ADDR_HI_CSA_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_SEMAPHORE_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_SEMAPHORE_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_SEMAPHORE_HEADER_WRITE_ONE(x: int) -> int: ...
def SDMA_PKT_SEMAPHORE_HEADER_SIGNAL(x: int) -> int: ...
def SDMA_PKT_SEMAPHORE_HEADER_MAILBOX(x: int) -> int: ...
def SDMA_PKT_SEMAPHORE_ADDR_LO_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_SEMAPHORE_ADDR_HI_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_FENCE_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_FENCE_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_FENCE_ADDR_LO_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_FENCE_ADDR_HI_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_FENCE_DATA_DATA(x: int) -> int: ...
def SDMA_PKT_SRBM_WRITE_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_SRBM_WRITE_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_SRBM_WRITE_HEADER_BYTE_EN(x: int) -> int: ...
def SDMA_PKT_SRBM_WRITE_ADDR_ADDR(x: int) -> int: ...
def SDMA_PKT_SRBM_WRITE_DATA_DATA(x: int) -> int: ...
def SDMA_PKT_PRE_EXE_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_PRE_EXE_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_PRE_EXE_HEADER_DEV_SEL(x: int) -> int: ...
def SDMA_PKT_PRE_EXE_EXEC_COUNT_EXEC_COUNT(x: int) -> int: ...
def SDMA_PKT_COND_EXE_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_COND_EXE_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_COND_EXE_ADDR_LO_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_COND_EXE_ADDR_HI_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_COND_EXE_REFERENCE_REFERENCE(x: int) -> int: ...
def SDMA_PKT_COND_EXE_EXEC_COUNT_EXEC_COUNT(x: int) -> int: ...
def SDMA_PKT_CONSTANT_FILL_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_CONSTANT_FILL_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_CONSTANT_FILL_HEADER_SW(x: int) -> int: ...
def SDMA_PKT_CONSTANT_FILL_HEADER_FILLSIZE(x: int) -> int: ...
def SDMA_PKT_CONSTANT_FILL_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_CONSTANT_FILL_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_CONSTANT_FILL_DATA_SRC_DATA_31_0(x: int) -> int: ...
def SDMA_PKT_CONSTANT_FILL_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_DATA_FILL_MULTI_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_DATA_FILL_MULTI_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_DATA_FILL_MULTI_HEADER_MEMLOG_CLR(x: int) -> int: ...
def SDMA_PKT_DATA_FILL_MULTI_BYTE_STRIDE_BYTE_STRIDE(x: int) -> int: ...
def SDMA_PKT_DATA_FILL_MULTI_DMA_COUNT_DMA_COUNT(x: int) -> int: ...
def SDMA_PKT_DATA_FILL_MULTI_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_DATA_FILL_MULTI_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_DATA_FILL_MULTI_BYTE_COUNT_COUNT(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_HEADER_HDP_FLUSH(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_HEADER_FUNC(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_HEADER_MEM_POLL(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_ADDR_LO_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_ADDR_HI_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_VALUE_VALUE(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_MASK_MASK(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_DW5_INTERVAL(x: int) -> int: ...
def SDMA_PKT_POLL_REGMEM_DW5_RETRY_COUNT(x: int) -> int: ...
def SDMA_PKT_POLL_REG_WRITE_MEM_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_POLL_REG_WRITE_MEM_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_POLL_REG_WRITE_MEM_SRC_ADDR_ADDR_31_2(x: int) -> int: ...
def SDMA_PKT_POLL_REG_WRITE_MEM_DST_ADDR_LO_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_REG_WRITE_MEM_DST_ADDR_HI_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_POLL_DBIT_WRITE_MEM_HEADER_EA(x: int) -> int: ...
def SDMA_PKT_POLL_DBIT_WRITE_MEM_DST_ADDR_LO_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_DBIT_WRITE_MEM_DST_ADDR_HI_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_POLL_DBIT_WRITE_MEM_START_PAGE_ADDR_31_4(x: int) -> int: ...
def SDMA_PKT_POLL_DBIT_WRITE_MEM_PAGE_NUM_PAGE_NUM_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_HEADER_MODE(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_PATTERN_PATTERN(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_START_LO_CMP0_START_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_START_HI_CMP0_START_63_32(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_END_LO_CMP1_END_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_CMP0_ADDR_END_HI_CMP1_END_63_32(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_START_LO_CMP1_START_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_START_HI_CMP1_START_63_32(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_END_LO_CMP1_END_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_CMP1_ADDR_END_HI_CMP1_END_63_32(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_REC_ADDR_LO_REC_31_0(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_REC_ADDR_HI_REC_63_32(x: int) -> int: ...
def SDMA_PKT_POLL_MEM_VERIFY_RESERVED_RESERVED(x: int) -> int: ...
def SDMA_PKT_ATOMIC_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_ATOMIC_HEADER_LOOP(x: int) -> int: ...
def SDMA_PKT_ATOMIC_HEADER_TMZ(x: int) -> int: ...
def SDMA_PKT_ATOMIC_HEADER_ATOMIC_OP(x: int) -> int: ...
def SDMA_PKT_ATOMIC_ADDR_LO_ADDR_31_0(x: int) -> int: ...
def SDMA_PKT_ATOMIC_ADDR_HI_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_ATOMIC_SRC_DATA_LO_SRC_DATA_31_0(x: int) -> int: ...
def SDMA_PKT_ATOMIC_SRC_DATA_HI_SRC_DATA_63_32(x: int) -> int: ...
def SDMA_PKT_ATOMIC_CMP_DATA_LO_CMP_DATA_31_0(x: int) -> int: ...
def SDMA_PKT_ATOMIC_CMP_DATA_HI_CMP_DATA_63_32(x: int) -> int: ...
def SDMA_PKT_ATOMIC_LOOP_INTERVAL_LOOP_INTERVAL(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_SET_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_SET_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_SET_INIT_DATA_LO_INIT_DATA_31_0(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_SET_INIT_DATA_HI_INIT_DATA_63_32(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_GET_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_GET_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_GET_WRITE_ADDR_LO_WRITE_ADDR_31_3(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_GET_WRITE_ADDR_HI_WRITE_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_GET_GLOBAL_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_GET_GLOBAL_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_GET_GLOBAL_WRITE_ADDR_LO_WRITE_ADDR_31_3(x: int) -> int: ...
def SDMA_PKT_TIMESTAMP_GET_GLOBAL_WRITE_ADDR_HI_WRITE_ADDR_63_32(x: int) -> int: ...
def SDMA_PKT_TRAP_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_TRAP_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_TRAP_INT_CONTEXT_INT_CONTEXT(x: int) -> int: ...
def SDMA_PKT_DUMMY_TRAP_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_DUMMY_TRAP_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_DUMMY_TRAP_INT_CONTEXT_INT_CONTEXT(x: int) -> int: ...
def SDMA_PKT_NOP_HEADER_OP(x: int) -> int: ...
def SDMA_PKT_NOP_HEADER_SUB_OP(x: int) -> int: ...
def SDMA_PKT_NOP_HEADER_COUNT(x: int) -> int: ...
def SDMA_PKT_NOP_DATA0_DATA0(x: int) -> int: ...
def SDMA_AQL_PKT_HEADER_HEADER_FORMAT(x: int) -> int: ...
def SDMA_AQL_PKT_HEADER_HEADER_BARRIER(x: int) -> int: ...
def SDMA_AQL_PKT_HEADER_HEADER_ACQUIRE_FENCE_SCOPE(x: int) -> int: ...
def SDMA_AQL_PKT_HEADER_HEADER_RELEASE_FENCE_SCOPE(x: int) -> int: ...
def SDMA_AQL_PKT_HEADER_HEADER_RESERVED(x: int) -> int: ...
def SDMA_AQL_PKT_HEADER_HEADER_OP(x: int) -> int: ...
def SDMA_AQL_PKT_HEADER_HEADER_SUBOP(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_HEADER_FORMAT(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_HEADER_BARRIER(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_HEADER_ACQUIRE_FENCE_SCOPE(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_HEADER_RELEASE_FENCE_SCOPE(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_HEADER_RESERVED(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_HEADER_OP(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_HEADER_SUBOP(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW1_RESERVED_DW1(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_RETURN_ADDR_LO_RETURN_ADDR_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_RETURN_ADDR_HI_RETURN_ADDR_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_COUNT_COUNT(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_PARAMETER_DST_SW(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_PARAMETER_SRC_SW(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_SRC_ADDR_LO_SRC_ADDR_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_SRC_ADDR_HI_SRC_ADDR_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_DST_ADDR_LO_DST_ADDR_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_DST_ADDR_HI_DST_ADDR_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW10_RESERVED_DW10(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW11_RESERVED_DW11(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW12_RESERVED_DW12(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_RESERVED_DW13_RESERVED_DW13(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_COMPLETION_SIGNAL_LO_COMPLETION_SIGNAL_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_COPY_LINEAR_COMPLETION_SIGNAL_HI_COMPLETION_SIGNAL_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_HEADER_FORMAT(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_HEADER_BARRIER(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_HEADER_ACQUIRE_FENCE_SCOPE(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_HEADER_RELEASE_FENCE_SCOPE(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_HEADER_RESERVED(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_HEADER_OP(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_HEADER_SUBOP(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW1_RESERVED_DW1(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_0_LO_DEPENDENT_ADDR_0_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_0_HI_DEPENDENT_ADDR_0_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_1_LO_DEPENDENT_ADDR_1_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_1_HI_DEPENDENT_ADDR_1_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_2_LO_DEPENDENT_ADDR_2_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_2_HI_DEPENDENT_ADDR_2_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_3_LO_DEPENDENT_ADDR_3_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_3_HI_DEPENDENT_ADDR_3_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_4_LO_DEPENDENT_ADDR_4_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_DEPENDENT_ADDR_4_HI_DEPENDENT_ADDR_4_63_32(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW12_RESERVED_DW12(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_RESERVED_DW13_RESERVED_DW13(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_COMPLETION_SIGNAL_LO_COMPLETION_SIGNAL_31_0(x: int) -> int: ...
def SDMA_AQL_PKT_BARRIER_OR_COMPLETION_SIGNAL_HI_COMPLETION_SIGNAL_63_32(x: int) -> int: ...
