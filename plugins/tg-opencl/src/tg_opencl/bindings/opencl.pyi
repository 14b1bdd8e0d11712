from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class cl_char2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
class cl_char2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_char2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_char2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_char4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_char2
    hi: cl_char2
class cl_char4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_char4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_char4_anonymous_3(_tg.Struct):
    lo: cl_char2
    hi: cl_char2
class cl_char8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_char4
    hi: cl_char4
    v8: Any
class cl_char8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_char8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_char8_anonymous_3(_tg.Struct):
    lo: cl_char4
    hi: cl_char4
class cl_char16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_char8
    hi: cl_char8
    v8: Any
    v16: Any
class cl_char16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_char16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_char16_anonymous_3(_tg.Struct):
    lo: cl_char8
    hi: cl_char8
class cl_uchar2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
class cl_uchar2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_uchar2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_uchar2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_uchar4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_uchar2
    hi: cl_uchar2
class cl_uchar4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_uchar4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_uchar4_anonymous_3(_tg.Struct):
    lo: cl_uchar2
    hi: cl_uchar2
class cl_uchar8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_uchar4
    hi: cl_uchar4
    v8: Any
class cl_uchar8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_uchar8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_uchar8_anonymous_3(_tg.Struct):
    lo: cl_uchar4
    hi: cl_uchar4
class cl_uchar16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_uchar8
    hi: cl_uchar8
    v8: Any
    v16: Any
class cl_uchar16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_uchar16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_uchar16_anonymous_3(_tg.Struct):
    lo: cl_uchar8
    hi: cl_uchar8
class cl_short2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
class cl_short2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_short2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_short2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_short4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_short2
    hi: cl_short2
    v4: Any
class cl_short4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_short4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_short4_anonymous_3(_tg.Struct):
    lo: cl_short2
    hi: cl_short2
class cl_short8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_short4
    hi: cl_short4
    v4: Any
    v8: Any
class cl_short8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_short8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_short8_anonymous_3(_tg.Struct):
    lo: cl_short4
    hi: cl_short4
class cl_short16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_short8
    hi: cl_short8
    v4: Any
    v8: Any
class cl_short16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_short16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_short16_anonymous_3(_tg.Struct):
    lo: cl_short8
    hi: cl_short8
class cl_ushort2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
class cl_ushort2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_ushort2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_ushort2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_ushort4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_ushort2
    hi: cl_ushort2
    v4: Any
class cl_ushort4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_ushort4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_ushort4_anonymous_3(_tg.Struct):
    lo: cl_ushort2
    hi: cl_ushort2
class cl_ushort8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_ushort4
    hi: cl_ushort4
    v4: Any
    v8: Any
class cl_ushort8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_ushort8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_ushort8_anonymous_3(_tg.Struct):
    lo: cl_ushort4
    hi: cl_ushort4
class cl_ushort16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_ushort8
    hi: cl_ushort8
    v4: Any
    v8: Any
class cl_ushort16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_ushort16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_ushort16_anonymous_3(_tg.Struct):
    lo: cl_ushort8
    hi: cl_ushort8
class cl_half2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
class cl_half2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_half2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_half2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_half4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_half2
    hi: cl_half2
class cl_half4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_half4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_half4_anonymous_3(_tg.Struct):
    lo: cl_half2
    hi: cl_half2
class cl_half8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_half4
    hi: cl_half4
class cl_half8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_half8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_half8_anonymous_3(_tg.Struct):
    lo: cl_half4
    hi: cl_half4
class cl_half16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_half8
    hi: cl_half8
class cl_half16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_half16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_half16_anonymous_3(_tg.Struct):
    lo: cl_half8
    hi: cl_half8
class cl_int2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
    v2: Any
class cl_int2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_int2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_int2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_int4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_int2
    hi: cl_int2
    v2: Any
    v4: Any
class cl_int4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_int4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_int4_anonymous_3(_tg.Struct):
    lo: cl_int2
    hi: cl_int2
class cl_int8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_int4
    hi: cl_int4
    v2: Any
    v4: Any
class cl_int8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_int8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_int8_anonymous_3(_tg.Struct):
    lo: cl_int4
    hi: cl_int4
class cl_int16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_int8
    hi: cl_int8
    v2: Any
    v4: Any
class cl_int16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_int16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_int16_anonymous_3(_tg.Struct):
    lo: cl_int8
    hi: cl_int8
class cl_uint2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
    v2: Any
class cl_uint2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_uint2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_uint2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_uint4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_uint2
    hi: cl_uint2
    v2: Any
    v4: Any
class cl_uint4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_uint4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_uint4_anonymous_3(_tg.Struct):
    lo: cl_uint2
    hi: cl_uint2
class cl_uint8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_uint4
    hi: cl_uint4
    v2: Any
    v4: Any
class cl_uint8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_uint8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_uint8_anonymous_3(_tg.Struct):
    lo: cl_uint4
    hi: cl_uint4
class cl_uint16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_uint8
    hi: cl_uint8
    v2: Any
    v4: Any
class cl_uint16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_uint16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_uint16_anonymous_3(_tg.Struct):
    lo: cl_uint8
    hi: cl_uint8
class cl_long2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
    v2: Any
class cl_long2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_long2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_long2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_long4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_long2
    hi: cl_long2
    v2: Any
class cl_long4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_long4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_long4_anonymous_3(_tg.Struct):
    lo: cl_long2
    hi: cl_long2
class cl_long8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_long4
    hi: cl_long4
    v2: Any
class cl_long8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_long8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_long8_anonymous_3(_tg.Struct):
    lo: cl_long4
    hi: cl_long4
class cl_long16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_long8
    hi: cl_long8
    v2: Any
class cl_long16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_long16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_long16_anonymous_3(_tg.Struct):
    lo: cl_long8
    hi: cl_long8
class cl_ulong2(_tg.Union):
    s: Any
    x: int
    y: int
    s0: int
    s1: int
    lo: int
    hi: int
    v2: Any
class cl_ulong2_anonymous_1(_tg.Struct):
    x: int
    y: int
class cl_ulong2_anonymous_2(_tg.Struct):
    s0: int
    s1: int
class cl_ulong2_anonymous_3(_tg.Struct):
    lo: int
    hi: int
class cl_ulong4(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    lo: cl_ulong2
    hi: cl_ulong2
    v2: Any
class cl_ulong4_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_ulong4_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
class cl_ulong4_anonymous_3(_tg.Struct):
    lo: cl_ulong2
    hi: cl_ulong2
class cl_ulong8(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    lo: cl_ulong4
    hi: cl_ulong4
    v2: Any
class cl_ulong8_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class cl_ulong8_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
class cl_ulong8_anonymous_3(_tg.Struct):
    lo: cl_ulong4
    hi: cl_ulong4
class cl_ulong16(_tg.Union):
    s: Any
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
    lo: cl_ulong8
    hi: cl_ulong8
    v2: Any
class cl_ulong16_anonymous_1(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    __spacer4: int
    __spacer5: int
    __spacer6: int
    __spacer7: int
    __spacer8: int
    __spacer9: int
    sa: int
    sb: int
    sc: int
    sd: int
    se: int
    sf: int
class cl_ulong16_anonymous_2(_tg.Struct):
    s0: int
    s1: int
    s2: int
    s3: int
    s4: int
    s5: int
    s6: int
    s7: int
    s8: int
    s9: int
    sA: int
    sB: int
    sC: int
    sD: int
    sE: int
    sF: int
class cl_ulong16_anonymous_3(_tg.Struct):
    lo: cl_ulong8
    hi: cl_ulong8
class cl_float2(_tg.Union):
    s: Any
    x: float
    y: float
    s0: float
    s1: float
    lo: float
    hi: float
    v2: Any
class cl_float2_anonymous_1(_tg.Struct):
    x: float
    y: float
class cl_float2_anonymous_2(_tg.Struct):
    s0: float
    s1: float
class cl_float2_anonymous_3(_tg.Struct):
    lo: float
    hi: float
class cl_float4(_tg.Union):
    s: Any
    x: float
    y: float
    z: float
    w: float
    s0: float
    s1: float
    s2: float
    s3: float
    lo: cl_float2
    hi: cl_float2
    v2: Any
    v4: Any
class cl_float4_anonymous_1(_tg.Struct):
    x: float
    y: float
    z: float
    w: float
class cl_float4_anonymous_2(_tg.Struct):
    s0: float
    s1: float
    s2: float
    s3: float
class cl_float4_anonymous_3(_tg.Struct):
    lo: cl_float2
    hi: cl_float2
class cl_float8(_tg.Union):
    s: Any
    x: float
    y: float
    z: float
    w: float
    s0: float
    s1: float
    s2: float
    s3: float
    s4: float
    s5: float
    s6: float
    s7: float
    lo: cl_float4
    hi: cl_float4
    v2: Any
    v4: Any
class cl_float8_anonymous_1(_tg.Struct):
    x: float
    y: float
    z: float
    w: float
class cl_float8_anonymous_2(_tg.Struct):
    s0: float
    s1: float
    s2: float
    s3: float
    s4: float
    s5: float
    s6: float
    s7: float
class cl_float8_anonymous_3(_tg.Struct):
    lo: cl_float4
    hi: cl_float4
class cl_float16(_tg.Union):
    s: Any
    x: float
    y: float
    z: float
    w: float
    __spacer4: float
    __spacer5: float
    __spacer6: float
    __spacer7: float
    __spacer8: float
    __spacer9: float
    sa: float
    sb: float
    sc: float
    sd: float
    se: float
    sf: float
    s0: float
    s1: float
    s2: float
    s3: float
    s4: float
    s5: float
    s6: float
    s7: float
    s8: float
    s9: float
    sA: float
    sB: float
    sC: float
    sD: float
    sE: float
    sF: float
    lo: cl_float8
    hi: cl_float8
    v2: Any
    v4: Any
class cl_float16_anonymous_1(_tg.Struct):
    x: float
    y: float
    z: float
    w: float
    __spacer4: float
    __spacer5: float
    __spacer6: float
    __spacer7: float
    __spacer8: float
    __spacer9: float
    sa: float
    sb: float
    sc: float
    sd: float
    se: float
    sf: float
class cl_float16_anonymous_2(_tg.Struct):
    s0: float
    s1: float
    s2: float
    s3: float
    s4: float
    s5: float
    s6: float
    s7: float
    s8: float
    s9: float
    sA: float
    sB: float
    sC: float
    sD: float
    sE: float
    sF: float
class cl_float16_anonymous_3(_tg.Struct):
    lo: cl_float8
    hi: cl_float8
class cl_double2(_tg.Union):
    s: Any
    x: float
    y: float
    s0: float
    s1: float
    lo: float
    hi: float
    v2: Any
class cl_double2_anonymous_1(_tg.Struct):
    x: float
    y: float
class cl_double2_anonymous_2(_tg.Struct):
    s0: float
    s1: float
class cl_double2_anonymous_3(_tg.Struct):
    lo: float
    hi: float
class cl_double4(_tg.Union):
    s: Any
    x: float
    y: float
    z: float
    w: float
    s0: float
    s1: float
    s2: float
    s3: float
    lo: cl_double2
    hi: cl_double2
    v2: Any
class cl_double4_anonymous_1(_tg.Struct):
    x: float
    y: float
    z: float
    w: float
class cl_double4_anonymous_2(_tg.Struct):
    s0: float
    s1: float
    s2: float
    s3: float
class cl_double4_anonymous_3(_tg.Struct):
    lo: cl_double2
    hi: cl_double2
class cl_double8(_tg.Union):
    s: Any
    x: float
    y: float
    z: float
    w: float
    s0: float
    s1: float
    s2: float
    s3: float
    s4: float
    s5: float
    s6: float
    s7: float
    lo: cl_double4
    hi: cl_double4
    v2: Any
class cl_double8_anonymous_1(_tg.Struct):
    x: float
    y: float
    z: float
    w: float
class cl_double8_anonymous_2(_tg.Struct):
    s0: float
    s1: float
    s2: float
    s3: float
    s4: float
    s5: float
    s6: float
    s7: float
class cl_double8_anonymous_3(_tg.Struct):
    lo: cl_double4
    hi: cl_double4
class cl_double16(_tg.Union):
    s: Any
    x: float
    y: float
    z: float
    w: float
    __spacer4: float
    __spacer5: float
    __spacer6: float
    __spacer7: float
    __spacer8: float
    __spacer9: float
    sa: float
    sb: float
    sc: float
    sd: float
    se: float
    sf: float
    s0: float
    s1: float
    s2: float
    s3: float
    s4: float
    s5: float
    s6: float
    s7: float
    s8: float
    s9: float
    sA: float
    sB: float
    sC: float
    sD: float
    sE: float
    sF: float
    lo: cl_double8
    hi: cl_double8
    v2: Any
class cl_double16_anonymous_1(_tg.Struct):
    x: float
    y: float
    z: float
    w: float
    __spacer4: float
    __spacer5: float
    __spacer6: float
    __spacer7: float
    __spacer8: float
    __spacer9: float
    sa: float
    sb: float
    sc: float
    sd: float
    se: float
    sf: float
class cl_double16_anonymous_2(_tg.Struct):
    s0: float
    s1: float
    s2: float
    s3: float
    s4: float
    s5: float
    s6: float
    s7: float
    s8: float
    s9: float
    sA: float
    sB: float
    sC: float
    sD: float
    sE: float
    sF: float
class cl_double16_anonymous_3(_tg.Struct):
    lo: cl_double8
    hi: cl_double8
class _cl_platform_id(_tg.Struct): ...
class _cl_device_id(_tg.Struct): ...
class _cl_context(_tg.Struct): ...
class _cl_command_queue(_tg.Struct): ...
class _cl_mem(_tg.Struct): ...
class _cl_program(_tg.Struct): ...
class _cl_kernel(_tg.Struct): ...
class _cl_event(_tg.Struct): ...
class _cl_sampler(_tg.Struct): ...
class _cl_image_format(_tg.Struct):
    image_channel_order: int
    image_channel_data_type: int
class _cl_image_desc(_tg.Struct):
    image_type: int
    image_width: int
    image_height: int
    image_depth: int
    image_array_size: int
    image_row_pitch: int
    image_slice_pitch: int
    num_mip_levels: int
    num_samples: int
    buffer: Any
    mem_object: Any
class _cl_image_desc_anonymous_9(_tg.Union):
    buffer: Any
    mem_object: Any
class _cl_buffer_region(_tg.Struct):
    origin: int
    size: int
class _cl_name_version(_tg.Struct):
    version: int
    name: bytes
class _cl_command_buffer_khr(_tg.Struct): ...
class _cl_mutable_command_khr(_tg.Struct): ...
class _cl_mutable_dispatch_arg_khr(_tg.Struct):
    arg_index: int
    arg_size: int
    arg_value: int | None
class _cl_mutable_dispatch_exec_info_khr(_tg.Struct):
    param_name: int
    param_value_size: int
    param_value: int | None
class _cl_mutable_dispatch_config_khr(_tg.Struct):
    type: int
    next: int | None
    command: Any
    num_args: int
    num_svm_args: int
    num_exec_infos: int
    work_dim: int
    arg_list: Any
    arg_svm_list: Any
    exec_info_list: Any
    global_work_offset: Any
    global_work_size: Any
    local_work_size: Any
class _cl_mutable_base_config_khr(_tg.Struct):
    type: int
    next: int | None
    num_mutable_dispatch: int
    mutable_dispatch_list: Any
class cl_device_topology_amd(_tg.Union):
    raw: cl_device_topology_amd_raw
    pcie: cl_device_topology_amd_pcie
class cl_device_topology_amd_raw(_tg.Struct):
    type: int
    data: Any
class cl_device_topology_amd_pcie(_tg.Struct):
    type: int
    unused: Any
    bus: int
    device: int
    function: int
class _cl_mem_ext_host_ptr(_tg.Struct):
    allocation_type: int
    host_cache_policy: int
class _cl_mem_ion_host_ptr(_tg.Struct):
    ext_host_ptr: _cl_mem_ext_host_ptr
    ion_filedesc: int
    ion_hostptr: int | None
class _cl_mem_android_native_buffer_host_ptr(_tg.Struct):
    ext_host_ptr: _cl_mem_ext_host_ptr
    anb_ptr: int | None
class _cl_name_version_khr(_tg.Struct):
    version: int
    name: bytes
class _cl_device_pci_bus_info_khr(_tg.Struct):
    pci_domain: int
    pci_bus: int
    pci_device: int
    pci_function: int
class _cl_device_integer_dot_product_acceleration_properties_khr(_tg.Struct):
    signed_accelerated: int
    unsigned_accelerated: int
    mixed_signedness_accelerated: int
    accumulating_saturating_signed_accelerated: int
    accumulating_saturating_unsigned_accelerated: int
    accumulating_saturating_mixed_signedness_accelerated: int
class _cl_semaphore_khr(_tg.Struct): ...
class _cl_accelerator_intel(_tg.Struct): ...
class _cl_motion_estimation_desc_intel(_tg.Struct):
    mb_block_type: int
    subpixel_mode: int
    sad_adjust_mode: int
    search_path_type: int
class _cl_queue_family_properties_intel(_tg.Struct):
    properties: int
    capabilities: int
    count: int
    name: bytes
cl_char: Any
cl_uchar: Any
cl_short: Any
cl_ushort: Any
cl_int: Any
cl_uint: Any
cl_long: Any
cl_ulong: Any
cl_half: Any
cl_float: Any
cl_double: Any
cl_GLuint: Any
cl_GLint: Any
cl_GLenum: Any
__cl_float4: Any
__cl_uchar16: Any
__cl_char16: Any
__cl_ushort8: Any
__cl_short8: Any
__cl_uint4: Any
__cl_int4: Any
__cl_ulong2: Any
__cl_long2: Any
__cl_double2: Any
__cl_uchar8: Any
__cl_char8: Any
__cl_ushort4: Any
__cl_short4: Any
__cl_uint2: Any
__cl_int2: Any
__cl_ulong1: Any
__cl_long1: Any
__cl_float2: Any
cl_char3: Any
cl_uchar3: Any
cl_short3: Any
cl_ushort3: Any
cl_half3: Any
cl_int3: Any
cl_uint3: Any
cl_long3: Any
cl_ulong3: Any
cl_float3: Any
cl_double3: Any
cl_platform_id: Any
cl_device_id: Any
cl_context: Any
cl_command_queue: Any
cl_mem: Any
cl_program: Any
cl_kernel: Any
cl_event: Any
cl_sampler: Any
cl_bool: Any
cl_bitfield: Any
cl_properties: Any
cl_device_type: Any
cl_platform_info: Any
cl_device_info: Any
cl_device_fp_config: Any
cl_device_mem_cache_type: Any
cl_device_local_mem_type: Any
cl_device_exec_capabilities: Any
cl_device_svm_capabilities: Any
cl_command_queue_properties: Any
cl_device_partition_property: Any
cl_device_affinity_domain: Any
cl_context_properties: Any
cl_context_info: Any
cl_queue_properties: Any
cl_command_queue_info: Any
cl_channel_order: Any
cl_channel_type: Any
cl_mem_flags: Any
cl_svm_mem_flags: Any
cl_mem_object_type: Any
cl_mem_info: Any
cl_mem_migration_flags: Any
cl_image_info: Any
cl_buffer_create_type: Any
cl_addressing_mode: Any
cl_filter_mode: Any
cl_sampler_info: Any
cl_map_flags: Any
cl_pipe_properties: Any
cl_pipe_info: Any
cl_program_info: Any
cl_program_build_info: Any
cl_program_binary_type: Any
cl_build_status: Any
cl_kernel_info: Any
cl_kernel_arg_info: Any
cl_kernel_arg_address_qualifier: Any
cl_kernel_arg_access_qualifier: Any
cl_kernel_arg_type_qualifier: Any
cl_kernel_work_group_info: Any
cl_kernel_sub_group_info: Any
cl_event_info: Any
cl_command_type: Any
cl_profiling_info: Any
cl_sampler_properties: Any
cl_kernel_exec_info: Any
cl_device_atomic_capabilities: Any
cl_device_device_enqueue_capabilities: Any
cl_khronos_vendor_id: Any
cl_mem_properties: Any
cl_version: Any
cl_image_format: Any
cl_image_desc: Any
cl_buffer_region: Any
cl_name_version: Any
cl_device_command_buffer_capabilities_khr: Any
cl_command_buffer_khr: Any
cl_sync_point_khr: Any
cl_command_buffer_info_khr: Any
cl_command_buffer_state_khr: Any
cl_command_buffer_properties_khr: Any
cl_command_buffer_flags_khr: Any
cl_ndrange_kernel_command_properties_khr: Any
cl_mutable_command_khr: Any
clCreateCommandBufferKHR_fn: Any
clFinalizeCommandBufferKHR_fn: Any
clRetainCommandBufferKHR_fn: Any
clReleaseCommandBufferKHR_fn: Any
clEnqueueCommandBufferKHR_fn: Any
clCommandBarrierWithWaitListKHR_fn: Any
clCommandCopyBufferKHR_fn: Any
clCommandCopyBufferRectKHR_fn: Any
clCommandCopyBufferToImageKHR_fn: Any
clCommandCopyImageKHR_fn: Any
clCommandCopyImageToBufferKHR_fn: Any
clCommandFillBufferKHR_fn: Any
clCommandFillImageKHR_fn: Any
clCommandNDRangeKernelKHR_fn: Any
clGetCommandBufferInfoKHR_fn: Any
cl_command_buffer_structure_type_khr: Any
cl_mutable_dispatch_fields_khr: Any
cl_mutable_command_info_khr: Any
cl_mutable_dispatch_arg_khr: Any
cl_mutable_dispatch_exec_info_khr: Any
cl_mutable_dispatch_config_khr: Any
cl_mutable_base_config_khr: Any
clUpdateMutableCommandsKHR_fn: Any
clGetMutableCommandInfoKHR_fn: Any
clIcdGetPlatformIDsKHR_fn: Any
clCreateProgramWithILKHR_fn: Any
clTerminateContextKHR_fn: Any
cl_queue_properties_khr: Any
clCreateCommandQueueWithPropertiesKHR_fn: Any
clReleaseDeviceEXT_fn: Any
clRetainDeviceEXT_fn: Any
cl_device_partition_property_ext: Any
clCreateSubDevicesEXT_fn: Any
cl_mem_migration_flags_ext: Any
clEnqueueMigrateMemObjectEXT_fn: Any
cl_image_pitch_info_qcom: Any
cl_mem_ext_host_ptr: Any
cl_mem_ion_host_ptr: Any
cl_mem_android_native_buffer_host_ptr: Any
cl_mipmap_filter_mode_img: Any
cl_mem_alloc_flags_img: Any
clGetKernelSubGroupInfoKHR_fn: Any
cl_queue_priority_khr: Any
cl_queue_throttle_khr: Any
cl_version_khr: Any
cl_name_version_khr: Any
cl_device_pci_bus_info_khr: Any
clGetKernelSuggestedLocalWorkSizeKHR_fn: Any
cl_device_integer_dot_product_capabilities_khr: Any
cl_device_integer_dot_product_acceleration_properties_khr: Any
cl_external_memory_handle_type_khr: Any
clEnqueueAcquireExternalMemObjectsKHR_fn: Any
clEnqueueReleaseExternalMemObjectsKHR_fn: Any
cl_semaphore_khr: Any
cl_external_semaphore_handle_type_khr: Any
clGetSemaphoreHandleForTypeKHR_fn: Any
cl_semaphore_properties_khr: Any
cl_semaphore_info_khr: Any
cl_semaphore_type_khr: Any
cl_semaphore_payload_khr: Any
clCreateSemaphoreWithPropertiesKHR_fn: Any
clEnqueueWaitSemaphoresKHR_fn: Any
clEnqueueSignalSemaphoresKHR_fn: Any
clGetSemaphoreInfoKHR_fn: Any
clReleaseSemaphoreKHR_fn: Any
clRetainSemaphoreKHR_fn: Any
cl_import_properties_arm: Any
cl_svm_mem_flags_arm: Any
cl_kernel_exec_info_arm: Any
cl_device_svm_capabilities_arm: Any
cl_device_scheduling_controls_capabilities_arm: Any
cl_device_controlled_termination_capabilities_arm: Any
cl_command_termination_reason_arm: Any
cl_device_feature_capabilities_intel: Any
cl_accelerator_intel: Any
cl_accelerator_type_intel: Any
cl_accelerator_info_intel: Any
cl_motion_estimation_desc_intel: Any
clCreateAcceleratorINTEL_fn: Any
clGetAcceleratorInfoINTEL_fn: Any
clRetainAcceleratorINTEL_fn: Any
clReleaseAcceleratorINTEL_fn: Any
cl_diagnostics_verbose_level: Any
cl_device_unified_shared_memory_capabilities_intel: Any
cl_mem_properties_intel: Any
cl_mem_alloc_flags_intel: Any
cl_mem_info_intel: Any
cl_unified_shared_memory_type_intel: Any
cl_mem_advice_intel: Any
clHostMemAllocINTEL_fn: Any
clDeviceMemAllocINTEL_fn: Any
clSharedMemAllocINTEL_fn: Any
clMemFreeINTEL_fn: Any
clMemBlockingFreeINTEL_fn: Any
clGetMemAllocInfoINTEL_fn: Any
clSetKernelArgMemPointerINTEL_fn: Any
clEnqueueMemFillINTEL_fn: Any
clEnqueueMemcpyINTEL_fn: Any
clEnqueueMemAdviseINTEL_fn: Any
clEnqueueMigrateMemINTEL_fn: Any
clEnqueueMemsetINTEL_fn: Any
clCreateBufferWithPropertiesINTEL_fn: Any
cl_command_queue_capabilities_intel: Any
cl_queue_family_properties_intel: Any
cl_image_requirements_info_ext: Any
clGetImageRequirementsInfoEXT_fn: Any
def clGetPlatformIDs(num_entries: int, platforms: Any, num_platforms: Any) -> int: ...
def clGetPlatformInfo(platform: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clGetDeviceIDs(platform: Any, device_type: int, num_entries: int, devices: Any, num_devices: Any) -> int: ...
def clGetDeviceInfo(device: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clCreateSubDevices(in_device: Any, properties: Any, num_devices: int, out_devices: Any, num_devices_ret: Any) -> int: ...
def clRetainDevice(device: Any) -> int: ...
def clReleaseDevice(device: Any) -> int: ...
def clSetDefaultDeviceCommandQueue(context: Any, device: Any, command_queue: Any) -> int: ...
def clGetDeviceAndHostTimer(device: Any, device_timestamp: Any, host_timestamp: Any) -> int: ...
def clGetHostTimer(device: Any, host_timestamp: Any) -> int: ...
def clCreateContext(properties: Any, num_devices: int, devices: Any, pfn_notify: Any, user_data: Any, errcode_ret: Any) -> Any: ...
def clCreateContextFromType(properties: Any, device_type: int, pfn_notify: Any, user_data: Any, errcode_ret: Any) -> Any: ...
def clRetainContext(context: Any) -> int: ...
def clReleaseContext(context: Any) -> int: ...
def clGetContextInfo(context: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clSetContextDestructorCallback(context: Any, pfn_notify: Any, user_data: Any) -> int: ...
def clCreateCommandQueueWithProperties(context: Any, device: Any, properties: Any, errcode_ret: Any) -> Any: ...
def clRetainCommandQueue(command_queue: Any) -> int: ...
def clReleaseCommandQueue(command_queue: Any) -> int: ...
def clGetCommandQueueInfo(command_queue: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clCreateBuffer(context: Any, flags: int, size: int, host_ptr: Any, errcode_ret: Any) -> Any: ...
def clCreateSubBuffer(buffer: Any, flags: int, buffer_create_type: int, buffer_create_info: Any, errcode_ret: Any) -> Any: ...
def clCreateImage(context: Any, flags: int, image_format: Any, image_desc: Any, host_ptr: Any, errcode_ret: Any) -> Any: ...
def clCreatePipe(context: Any, flags: int, pipe_packet_size: int, pipe_max_packets: int, properties: Any, errcode_ret: Any) -> Any: ...
def clCreateBufferWithProperties(context: Any, properties: Any, flags: int, size: int, host_ptr: Any, errcode_ret: Any) -> Any: ...
def clCreateImageWithProperties(context: Any, properties: Any, flags: int, image_format: Any, image_desc: Any, host_ptr: Any, errcode_ret: Any) -> Any: ...
def clRetainMemObject(memobj: Any) -> int: ...
def clReleaseMemObject(memobj: Any) -> int: ...
def clGetSupportedImageFormats(context: Any, flags: int, image_type: int, num_entries: int, image_formats: Any, num_image_formats: Any) -> int: ...
def clGetMemObjectInfo(memobj: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clGetImageInfo(image: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clGetPipeInfo(pipe: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clSetMemObjectDestructorCallback(memobj: Any, pfn_notify: Any, user_data: Any) -> int: ...
def clSVMAlloc(context: Any, flags: int, size: int, alignment: int) -> int | None: ...
def clSVMFree(context: Any, svm_pointer: Any) -> None: ...
def clCreateSamplerWithProperties(context: Any, sampler_properties: Any, errcode_ret: Any) -> Any: ...
def clRetainSampler(sampler: Any) -> int: ...
def clReleaseSampler(sampler: Any) -> int: ...
def clGetSamplerInfo(sampler: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clCreateProgramWithSource(context: Any, count: int, strings: Any, lengths: Any, errcode_ret: Any) -> Any: ...
def clCreateProgramWithBinary(context: Any, num_devices: int, device_list: Any, lengths: Any, binaries: Any, binary_status: Any, errcode_ret: Any) -> Any: ...
def clCreateProgramWithBuiltInKernels(context: Any, num_devices: int, device_list: Any, kernel_names: Any, errcode_ret: Any) -> Any: ...
def clCreateProgramWithIL(context: Any, il: Any, length: int, errcode_ret: Any) -> Any: ...
def clRetainProgram(program: Any) -> int: ...
def clReleaseProgram(program: Any) -> int: ...
def clBuildProgram(program: Any, num_devices: int, device_list: Any, options: Any, pfn_notify: Any, user_data: Any) -> int: ...
def clCompileProgram(program: Any, num_devices: int, device_list: Any, options: Any, num_input_headers: int, input_headers: Any, header_include_names: Any, pfn_notify: Any, user_data: Any) -> int: ...
def clLinkProgram(context: Any, num_devices: int, device_list: Any, options: Any, num_input_programs: int, input_programs: Any, pfn_notify: Any, user_data: Any, errcode_ret: Any) -> Any: ...
def clSetProgramReleaseCallback(program: Any, pfn_notify: Any, user_data: Any) -> int: ...
def clSetProgramSpecializationConstant(program: Any, spec_id: int, spec_size: int, spec_value: Any) -> int: ...
def clUnloadPlatformCompiler(platform: Any) -> int: ...
def clGetProgramInfo(program: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clGetProgramBuildInfo(program: Any, device: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clCreateKernel(program: Any, kernel_name: Any, errcode_ret: Any) -> Any: ...
def clCreateKernelsInProgram(program: Any, num_kernels: int, kernels: Any, num_kernels_ret: Any) -> int: ...
def clCloneKernel(source_kernel: Any, errcode_ret: Any) -> Any: ...
def clRetainKernel(kernel: Any) -> int: ...
def clReleaseKernel(kernel: Any) -> int: ...
def clSetKernelArg(kernel: Any, arg_index: int, arg_size: int, arg_value: Any) -> int: ...
def clSetKernelArgSVMPointer(kernel: Any, arg_index: int, arg_value: Any) -> int: ...
def clSetKernelExecInfo(kernel: Any, param_name: int, param_value_size: int, param_value: Any) -> int: ...
def clGetKernelInfo(kernel: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clGetKernelArgInfo(kernel: Any, arg_indx: int, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clGetKernelWorkGroupInfo(kernel: Any, device: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clGetKernelSubGroupInfo(kernel: Any, device: Any, param_name: int, input_value_size: int, input_value: Any, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clWaitForEvents(num_events: int, event_list: Any) -> int: ...
def clGetEventInfo(event: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clCreateUserEvent(context: Any, errcode_ret: Any) -> Any: ...
def clRetainEvent(event: Any) -> int: ...
def clReleaseEvent(event: Any) -> int: ...
def clSetUserEventStatus(event: Any, execution_status: int) -> int: ...
def clSetEventCallback(event: Any, command_exec_callback_type: int, pfn_notify: Any, user_data: Any) -> int: ...
def clGetEventProfilingInfo(event: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clFlush(command_queue: Any) -> int: ...
def clFinish(command_queue: Any) -> int: ...
def clEnqueueReadBuffer(command_queue: Any, buffer: Any, blocking_read: int, offset: int, size: int, ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueReadBufferRect(command_queue: Any, buffer: Any, blocking_read: int, buffer_origin: Any, host_origin: Any, region: Any, buffer_row_pitch: int, buffer_slice_pitch: int, host_row_pitch: int, host_slice_pitch: int, ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueWriteBuffer(command_queue: Any, buffer: Any, blocking_write: int, offset: int, size: int, ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueWriteBufferRect(command_queue: Any, buffer: Any, blocking_write: int, buffer_origin: Any, host_origin: Any, region: Any, buffer_row_pitch: int, buffer_slice_pitch: int, host_row_pitch: int, host_slice_pitch: int, ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueFillBuffer(command_queue: Any, buffer: Any, pattern: Any, pattern_size: int, offset: int, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueCopyBuffer(command_queue: Any, src_buffer: Any, dst_buffer: Any, src_offset: int, dst_offset: int, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueCopyBufferRect(command_queue: Any, src_buffer: Any, dst_buffer: Any, src_origin: Any, dst_origin: Any, region: Any, src_row_pitch: int, src_slice_pitch: int, dst_row_pitch: int, dst_slice_pitch: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueReadImage(command_queue: Any, image: Any, blocking_read: int, origin: Any, region: Any, row_pitch: int, slice_pitch: int, ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueWriteImage(command_queue: Any, image: Any, blocking_write: int, origin: Any, region: Any, input_row_pitch: int, input_slice_pitch: int, ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueFillImage(command_queue: Any, image: Any, fill_color: Any, origin: Any, region: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueCopyImage(command_queue: Any, src_image: Any, dst_image: Any, src_origin: Any, dst_origin: Any, region: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueCopyImageToBuffer(command_queue: Any, src_image: Any, dst_buffer: Any, src_origin: Any, region: Any, dst_offset: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueCopyBufferToImage(command_queue: Any, src_buffer: Any, dst_image: Any, src_offset: int, dst_origin: Any, region: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueMapBuffer(command_queue: Any, buffer: Any, blocking_map: int, map_flags: int, offset: int, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any, errcode_ret: Any) -> int | None: ...
def clEnqueueMapImage(command_queue: Any, image: Any, blocking_map: int, map_flags: int, origin: Any, region: Any, image_row_pitch: Any, image_slice_pitch: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any, errcode_ret: Any) -> int | None: ...
def clEnqueueUnmapMemObject(command_queue: Any, memobj: Any, mapped_ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueMigrateMemObjects(command_queue: Any, num_mem_objects: int, mem_objects: Any, flags: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueNDRangeKernel(command_queue: Any, kernel: Any, work_dim: int, global_work_offset: Any, global_work_size: Any, local_work_size: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueNativeKernel(command_queue: Any, user_func: Any, args: Any, cb_args: int, num_mem_objects: int, mem_list: Any, args_mem_loc: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueMarkerWithWaitList(command_queue: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueBarrierWithWaitList(command_queue: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMFree(command_queue: Any, num_svm_pointers: int, svm_pointers: Any, pfn_free_func: Any, user_data: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMMemcpy(command_queue: Any, blocking_copy: int, dst_ptr: Any, src_ptr: Any, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMMemFill(command_queue: Any, svm_ptr: Any, pattern: Any, pattern_size: int, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMMap(command_queue: Any, blocking_map: int, flags: int, svm_ptr: Any, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMUnmap(command_queue: Any, svm_ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMMigrateMem(command_queue: Any, num_svm_pointers: int, svm_pointers: Any, sizes: Any, flags: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clGetExtensionFunctionAddressForPlatform(platform: Any, func_name: Any) -> int | None: ...
def clCreateImage2D(context: Any, flags: int, image_format: Any, image_width: int, image_height: int, image_row_pitch: int, host_ptr: Any, errcode_ret: Any) -> Any: ...
def clCreateImage3D(context: Any, flags: int, image_format: Any, image_width: int, image_height: int, image_depth: int, image_row_pitch: int, image_slice_pitch: int, host_ptr: Any, errcode_ret: Any) -> Any: ...
def clEnqueueMarker(command_queue: Any, event: Any) -> int: ...
def clEnqueueWaitForEvents(command_queue: Any, num_events: int, event_list: Any) -> int: ...
def clEnqueueBarrier(command_queue: Any) -> int: ...
def clUnloadCompiler() -> int: ...
def clGetExtensionFunctionAddress(func_name: Any) -> int | None: ...
def clCreateCommandQueue(context: Any, device: Any, properties: int, errcode_ret: Any) -> Any: ...
def clCreateSampler(context: Any, normalized_coords: int, addressing_mode: int, filter_mode: int, errcode_ret: Any) -> Any: ...
def clEnqueueTask(command_queue: Any, kernel: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clCreateCommandBufferKHR(num_queues: int, queues: Any, properties: Any, errcode_ret: Any) -> Any: ...
def clFinalizeCommandBufferKHR(command_buffer: Any) -> int: ...
def clRetainCommandBufferKHR(command_buffer: Any) -> int: ...
def clReleaseCommandBufferKHR(command_buffer: Any) -> int: ...
def clEnqueueCommandBufferKHR(num_queues: int, queues: Any, command_buffer: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clCommandBarrierWithWaitListKHR(command_buffer: Any, command_queue: Any, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clCommandCopyBufferKHR(command_buffer: Any, command_queue: Any, src_buffer: Any, dst_buffer: Any, src_offset: int, dst_offset: int, size: int, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clCommandCopyBufferRectKHR(command_buffer: Any, command_queue: Any, src_buffer: Any, dst_buffer: Any, src_origin: Any, dst_origin: Any, region: Any, src_row_pitch: int, src_slice_pitch: int, dst_row_pitch: int, dst_slice_pitch: int, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clCommandCopyBufferToImageKHR(command_buffer: Any, command_queue: Any, src_buffer: Any, dst_image: Any, src_offset: int, dst_origin: Any, region: Any, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clCommandCopyImageKHR(command_buffer: Any, command_queue: Any, src_image: Any, dst_image: Any, src_origin: Any, dst_origin: Any, region: Any, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clCommandCopyImageToBufferKHR(command_buffer: Any, command_queue: Any, src_image: Any, dst_buffer: Any, src_origin: Any, region: Any, dst_offset: int, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clCommandFillBufferKHR(command_buffer: Any, command_queue: Any, buffer: Any, pattern: Any, pattern_size: int, offset: int, size: int, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clCommandFillImageKHR(command_buffer: Any, command_queue: Any, image: Any, fill_color: Any, origin: Any, region: Any, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clCommandNDRangeKernelKHR(command_buffer: Any, command_queue: Any, properties: Any, kernel: Any, work_dim: int, global_work_offset: Any, global_work_size: Any, local_work_size: Any, num_sync_points_in_wait_list: int, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any) -> int: ...
def clGetCommandBufferInfoKHR(command_buffer: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clUpdateMutableCommandsKHR(command_buffer: Any, mutable_config: Any) -> int: ...
def clGetMutableCommandInfoKHR(command: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clSetMemObjectDestructorAPPLE(memobj: Any, pfn_notify: Any, user_data: Any) -> int: ...
def clLogMessagesToSystemLogAPPLE(errstr: Any, private_info: Any, cb: int, user_data: Any) -> None: ...
def clLogMessagesToStdoutAPPLE(errstr: Any, private_info: Any, cb: int, user_data: Any) -> None: ...
def clLogMessagesToStderrAPPLE(errstr: Any, private_info: Any, cb: int, user_data: Any) -> None: ...
def clIcdGetPlatformIDsKHR(num_entries: int, platforms: Any, num_platforms: Any) -> int: ...
def clCreateProgramWithILKHR(context: Any, il: Any, length: int, errcode_ret: Any) -> Any: ...
def clTerminateContextKHR(context: Any) -> int: ...
def clCreateCommandQueueWithPropertiesKHR(context: Any, device: Any, properties: Any, errcode_ret: Any) -> Any: ...
def clReleaseDeviceEXT(device: Any) -> int: ...
def clRetainDeviceEXT(device: Any) -> int: ...
def clCreateSubDevicesEXT(in_device: Any, properties: Any, num_entries: int, out_devices: Any, num_devices: Any) -> int: ...
def clEnqueueMigrateMemObjectEXT(command_queue: Any, num_mem_objects: int, mem_objects: Any, flags: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clGetDeviceImageInfoQCOM(device: Any, image_width: int, image_height: int, image_format: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clEnqueueAcquireGrallocObjectsIMG(command_queue: Any, num_objects: int, mem_objects: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueReleaseGrallocObjectsIMG(command_queue: Any, num_objects: int, mem_objects: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueGenerateMipmapIMG(command_queue: Any, src_image: Any, dst_image: Any, mipmap_filter_mode: int, array_region: Any, mip_region: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clGetKernelSubGroupInfoKHR(in_kernel: Any, in_device: Any, param_name: int, input_value_size: int, input_value: Any, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clGetKernelSuggestedLocalWorkSizeKHR(command_queue: Any, kernel: Any, work_dim: int, global_work_offset: Any, global_work_size: Any, suggested_local_work_size: Any) -> int: ...
def clEnqueueAcquireExternalMemObjectsKHR(command_queue: Any, num_mem_objects: int, mem_objects: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueReleaseExternalMemObjectsKHR(command_queue: Any, num_mem_objects: int, mem_objects: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clGetSemaphoreHandleForTypeKHR(sema_object: Any, device: Any, handle_type: int, handle_size: int, handle_ptr: Any, handle_size_ret: Any) -> int: ...
def clCreateSemaphoreWithPropertiesKHR(context: Any, sema_props: Any, errcode_ret: Any) -> Any: ...
def clEnqueueWaitSemaphoresKHR(command_queue: Any, num_sema_objects: int, sema_objects: Any, sema_payload_list: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSignalSemaphoresKHR(command_queue: Any, num_sema_objects: int, sema_objects: Any, sema_payload_list: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clGetSemaphoreInfoKHR(sema_object: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clReleaseSemaphoreKHR(sema_object: Any) -> int: ...
def clRetainSemaphoreKHR(sema_object: Any) -> int: ...
def clImportMemoryARM(context: Any, flags: int, properties: Any, memory: Any, size: int, errcode_ret: Any) -> Any: ...
def clSVMAllocARM(context: Any, flags: int, size: int, alignment: int) -> int | None: ...
def clSVMFreeARM(context: Any, svm_pointer: Any) -> None: ...
def clEnqueueSVMFreeARM(command_queue: Any, num_svm_pointers: int, svm_pointers: Any, pfn_free_func: Any, user_data: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMMemcpyARM(command_queue: Any, blocking_copy: int, dst_ptr: Any, src_ptr: Any, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMMemFillARM(command_queue: Any, svm_ptr: Any, pattern: Any, pattern_size: int, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMMapARM(command_queue: Any, blocking_map: int, flags: int, svm_ptr: Any, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueSVMUnmapARM(command_queue: Any, svm_ptr: Any, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clSetKernelArgSVMPointerARM(kernel: Any, arg_index: int, arg_value: Any) -> int: ...
def clSetKernelExecInfoARM(kernel: Any, param_name: int, param_value_size: int, param_value: Any) -> int: ...
def clCreateAcceleratorINTEL(context: Any, accelerator_type: int, descriptor_size: int, descriptor: Any, errcode_ret: Any) -> Any: ...
def clGetAcceleratorInfoINTEL(accelerator: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clRetainAcceleratorINTEL(accelerator: Any) -> int: ...
def clReleaseAcceleratorINTEL(accelerator: Any) -> int: ...
def clHostMemAllocINTEL(context: Any, properties: Any, size: int, alignment: int, errcode_ret: Any) -> int | None: ...
def clDeviceMemAllocINTEL(context: Any, device: Any, properties: Any, size: int, alignment: int, errcode_ret: Any) -> int | None: ...
def clSharedMemAllocINTEL(context: Any, device: Any, properties: Any, size: int, alignment: int, errcode_ret: Any) -> int | None: ...
def clMemFreeINTEL(context: Any, ptr: Any) -> int: ...
def clMemBlockingFreeINTEL(context: Any, ptr: Any) -> int: ...
def clGetMemAllocInfoINTEL(context: Any, ptr: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
def clSetKernelArgMemPointerINTEL(kernel: Any, arg_index: int, arg_value: Any) -> int: ...
def clEnqueueMemFillINTEL(command_queue: Any, dst_ptr: Any, pattern: Any, pattern_size: int, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueMemcpyINTEL(command_queue: Any, blocking: int, dst_ptr: Any, src_ptr: Any, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueMemAdviseINTEL(command_queue: Any, ptr: Any, size: int, advice: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueMigrateMemINTEL(command_queue: Any, ptr: Any, size: int, flags: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clEnqueueMemsetINTEL(command_queue: Any, dst_ptr: Any, value: int, size: int, num_events_in_wait_list: int, event_wait_list: Any, event: Any) -> int: ...
def clCreateBufferWithPropertiesINTEL(context: Any, properties: Any, flags: int, size: int, host_ptr: Any, errcode_ret: Any) -> Any: ...
def clGetImageRequirementsInfoEXT(context: Any, properties: Any, flags: int, image_format: Any, image_desc: Any, param_name: int, param_value_size: int, param_value: Any, param_value_size_ret: Any) -> int: ...
CL_VERSION_3_0: Final = 1
CL_VERSION_2_2: Final = 1
CL_VERSION_2_1: Final = 1
CL_VERSION_2_0: Final = 1
CL_VERSION_1_2: Final = 1
CL_VERSION_1_1: Final = 1
CL_VERSION_1_0: Final = 1
CL_CHAR_BIT: Final = 8
CL_SCHAR_MAX: Final = 127
CL_SCHAR_MIN: Final = -128
CL_CHAR_MAX: Final = 127
CL_CHAR_MIN: Final = -128
CL_UCHAR_MAX: Final = 255
CL_SHRT_MAX: Final = 0x7fff
CL_SHRT_MIN: Final = -0x8000
CL_USHRT_MAX: Final = 0xffff
CL_INT_MAX: Final = 0x7fffffff
CL_INT_MIN: Final = -0x80000000
CL_UINT_MAX: Final = 0xffffffff
CL_LONG_MAX: Final = 0x7fffffffffffffff
CL_LONG_MIN: Final = -0x8000000000000000
CL_ULONG_MAX: Final = 0xffffffffffffffff
CL_FLT_DIG: Final = 6
CL_FLT_MANT_DIG: Final = 24
CL_FLT_MAX_10_EXP: Final = 38
CL_FLT_MAX_EXP: Final = 128
CL_FLT_MIN_10_EXP: Final = -37
CL_FLT_MIN_EXP: Final = -125
CL_FLT_RADIX: Final = 2
CL_FLT_MAX: Final = 3.4028234663852886e+38
CL_FLT_MIN: Final = 1.1754943508222875e-38
CL_FLT_EPSILON: Final = 1.1920928955078125e-07
CL_HALF_DIG: Final = 3
CL_HALF_MANT_DIG: Final = 11
CL_HALF_MAX_10_EXP: Final = 4
CL_HALF_MAX_EXP: Final = 16
CL_HALF_MIN_10_EXP: Final = -4
CL_HALF_MIN_EXP: Final = -13
CL_HALF_RADIX: Final = 2
CL_HALF_MAX: Final = 65504.0
CL_HALF_MIN: Final = 6.103515625e-05
CL_HALF_EPSILON: Final = 0.0009765625
CL_DBL_DIG: Final = 15
CL_DBL_MANT_DIG: Final = 53
CL_DBL_MAX_10_EXP: Final = 308
CL_DBL_MAX_EXP: Final = 1024
CL_DBL_MIN_10_EXP: Final = -307
CL_DBL_MIN_EXP: Final = -1021
CL_DBL_RADIX: Final = 2
CL_DBL_MAX: Final = 1.7976931348623157e+308
CL_DBL_MIN: Final = 2.2250738585072014e-308
CL_DBL_EPSILON: Final = 2.220446049250313e-16
CL_M_E: Final = 2.718281828459045
CL_M_LOG2E: Final = 1.4426950408889634
CL_M_LOG10E: Final = 0.4342944819032518
CL_M_LN2: Final = 0.6931471805599453
CL_M_LN10: Final = 2.302585092994046
CL_M_PI: Final = 3.141592653589793
CL_M_PI_2: Final = 1.5707963267948966
CL_M_PI_4: Final = 0.7853981633974483
CL_M_1_PI: Final = 0.3183098861837907
CL_M_2_PI: Final = 0.6366197723675814
CL_M_2_SQRTPI: Final = 1.1283791670955126
CL_M_SQRT2: Final = 1.4142135623730951
CL_M_SQRT1_2: Final = 0.7071067811865476
CL_M_E_F: Final = 2.7182817459106445
CL_M_LOG2E_F: Final = 1.4426950216293335
CL_M_LOG10E_F: Final = 0.4342944920063019
CL_M_LN2_F: Final = 0.6931471824645996
CL_M_LN10_F: Final = 2.3025851249694824
CL_M_PI_F: Final = 3.1415927410125732
CL_M_PI_2_F: Final = 1.5707963705062866
CL_M_PI_4_F: Final = 0.7853981852531433
CL_M_1_PI_F: Final = 0.31830987334251404
CL_M_2_PI_F: Final = 0.6366197466850281
CL_M_2_SQRTPI_F: Final = 1.128379225730896
CL_M_SQRT2_F: Final = 1.4142135381698608
CL_M_SQRT1_2_F: Final = 0.7071067690849304
CL_HUGE_VALF: float
CL_HUGE_VAL: float
CL_NAN: float
CL_MAXFLOAT: Final = 3.4028234663852886e+38
CL_INFINITY: float
__CL_FLOAT4__: Final = 1
__CL_UCHAR16__: Final = 1
__CL_CHAR16__: Final = 1
__CL_USHORT8__: Final = 1
__CL_SHORT8__: Final = 1
__CL_INT4__: Final = 1
__CL_UINT4__: Final = 1
__CL_ULONG2__: Final = 1
__CL_LONG2__: Final = 1
__CL_DOUBLE2__: Final = 1
__CL_UCHAR8__: Final = 1
__CL_CHAR8__: Final = 1
__CL_USHORT4__: Final = 1
__CL_SHORT4__: Final = 1
__CL_INT2__: Final = 1
__CL_UINT2__: Final = 1
__CL_ULONG1__: Final = 1
__CL_LONG1__: Final = 1
__CL_FLOAT2__: Final = 1
__CL_HAS_ANON_STRUCT__: Final = 1
CL_HAS_NAMED_VECTOR_FIELDS: Final = 1
CL_HAS_HI_LO_VECTOR_FIELDS: Final = 1
CL_NAME_VERSION_MAX_NAME_SIZE: Final = 64
CL_SUCCESS: Final = 0
CL_DEVICE_NOT_FOUND: Final = -1
CL_DEVICE_NOT_AVAILABLE: Final = -2
CL_COMPILER_NOT_AVAILABLE: Final = -3
CL_MEM_OBJECT_ALLOCATION_FAILURE: Final = -4
CL_OUT_OF_RESOURCES: Final = -5
CL_OUT_OF_HOST_MEMORY: Final = -6
CL_PROFILING_INFO_NOT_AVAILABLE: Final = -7
CL_MEM_COPY_OVERLAP: Final = -8
CL_IMAGE_FORMAT_MISMATCH: Final = -9
CL_IMAGE_FORMAT_NOT_SUPPORTED: Final = -10
CL_BUILD_PROGRAM_FAILURE: Final = -11
CL_MAP_FAILURE: Final = -12
CL_MISALIGNED_SUB_BUFFER_OFFSET: Final = -13
CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST: Final = -14
CL_COMPILE_PROGRAM_FAILURE: Final = -15
CL_LINKER_NOT_AVAILABLE: Final = -16
CL_LINK_PROGRAM_FAILURE: Final = -17
CL_DEVICE_PARTITION_FAILED: Final = -18
CL_KERNEL_ARG_INFO_NOT_AVAILABLE: Final = -19
CL_INVALID_VALUE: Final = -30
CL_INVALID_DEVICE_TYPE: Final = -31
CL_INVALID_PLATFORM: Final = -32
CL_INVALID_DEVICE: Final = -33
CL_INVALID_CONTEXT: Final = -34
CL_INVALID_QUEUE_PROPERTIES: Final = -35
CL_INVALID_COMMAND_QUEUE: Final = -36
CL_INVALID_HOST_PTR: Final = -37
CL_INVALID_MEM_OBJECT: Final = -38
CL_INVALID_IMAGE_FORMAT_DESCRIPTOR: Final = -39
CL_INVALID_IMAGE_SIZE: Final = -40
CL_INVALID_SAMPLER: Final = -41
CL_INVALID_BINARY: Final = -42
CL_INVALID_BUILD_OPTIONS: Final = -43
CL_INVALID_PROGRAM: Final = -44
CL_INVALID_PROGRAM_EXECUTABLE: Final = -45
CL_INVALID_KERNEL_NAME: Final = -46
CL_INVALID_KERNEL_DEFINITION: Final = -47
CL_INVALID_KERNEL: Final = -48
CL_INVALID_ARG_INDEX: Final = -49
CL_INVALID_ARG_VALUE: Final = -50
CL_INVALID_ARG_SIZE: Final = -51
CL_INVALID_KERNEL_ARGS: Final = -52
CL_INVALID_WORK_DIMENSION: Final = -53
CL_INVALID_WORK_GROUP_SIZE: Final = -54
CL_INVALID_WORK_ITEM_SIZE: Final = -55
CL_INVALID_GLOBAL_OFFSET: Final = -56
CL_INVALID_EVENT_WAIT_LIST: Final = -57
CL_INVALID_EVENT: Final = -58
CL_INVALID_OPERATION: Final = -59
CL_INVALID_GL_OBJECT: Final = -60
CL_INVALID_BUFFER_SIZE: Final = -61
CL_INVALID_MIP_LEVEL: Final = -62
CL_INVALID_GLOBAL_WORK_SIZE: Final = -63
CL_INVALID_PROPERTY: Final = -64
CL_INVALID_IMAGE_DESCRIPTOR: Final = -65
CL_INVALID_COMPILER_OPTIONS: Final = -66
CL_INVALID_LINKER_OPTIONS: Final = -67
CL_INVALID_DEVICE_PARTITION_COUNT: Final = -68
CL_INVALID_PIPE_SIZE: Final = -69
CL_INVALID_DEVICE_QUEUE: Final = -70
CL_INVALID_SPEC_ID: Final = -71
CL_MAX_SIZE_RESTRICTION_EXCEEDED: Final = -72
CL_FALSE: Final = 0
CL_TRUE: Final = 1
CL_BLOCKING: Final = 1
CL_NON_BLOCKING: Final = 0
CL_PLATFORM_PROFILE: Final = 2304
CL_PLATFORM_VERSION: Final = 2305
CL_PLATFORM_NAME: Final = 2306
CL_PLATFORM_VENDOR: Final = 2307
CL_PLATFORM_EXTENSIONS: Final = 2308
CL_PLATFORM_HOST_TIMER_RESOLUTION: Final = 2309
CL_PLATFORM_NUMERIC_VERSION: Final = 2310
CL_PLATFORM_EXTENSIONS_WITH_VERSION: Final = 2311
CL_DEVICE_TYPE_DEFAULT: Final = 1
CL_DEVICE_TYPE_CPU: Final = 2
CL_DEVICE_TYPE_GPU: Final = 4
CL_DEVICE_TYPE_ACCELERATOR: Final = 8
CL_DEVICE_TYPE_CUSTOM: Final = 16
CL_DEVICE_TYPE_ALL: Final = 0xffffffff
CL_DEVICE_TYPE: Final = 4096
CL_DEVICE_VENDOR_ID: Final = 4097
CL_DEVICE_MAX_COMPUTE_UNITS: Final = 4098
CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS: Final = 4099
CL_DEVICE_MAX_WORK_GROUP_SIZE: Final = 4100
CL_DEVICE_MAX_WORK_ITEM_SIZES: Final = 4101
CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR: Final = 4102
CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT: Final = 4103
CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT: Final = 4104
CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG: Final = 4105
CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT: Final = 4106
CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE: Final = 4107
CL_DEVICE_MAX_CLOCK_FREQUENCY: Final = 4108
CL_DEVICE_ADDRESS_BITS: Final = 4109
CL_DEVICE_MAX_READ_IMAGE_ARGS: Final = 4110
CL_DEVICE_MAX_WRITE_IMAGE_ARGS: Final = 4111
CL_DEVICE_MAX_MEM_ALLOC_SIZE: Final = 4112
CL_DEVICE_IMAGE2D_MAX_WIDTH: Final = 4113
CL_DEVICE_IMAGE2D_MAX_HEIGHT: Final = 4114
CL_DEVICE_IMAGE3D_MAX_WIDTH: Final = 4115
CL_DEVICE_IMAGE3D_MAX_HEIGHT: Final = 4116
CL_DEVICE_IMAGE3D_MAX_DEPTH: Final = 4117
CL_DEVICE_IMAGE_SUPPORT: Final = 4118
CL_DEVICE_MAX_PARAMETER_SIZE: Final = 4119
CL_DEVICE_MAX_SAMPLERS: Final = 4120
CL_DEVICE_MEM_BASE_ADDR_ALIGN: Final = 4121
CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE: Final = 4122
CL_DEVICE_SINGLE_FP_CONFIG: Final = 4123
CL_DEVICE_GLOBAL_MEM_CACHE_TYPE: Final = 4124
CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE: Final = 4125
CL_DEVICE_GLOBAL_MEM_CACHE_SIZE: Final = 4126
CL_DEVICE_GLOBAL_MEM_SIZE: Final = 4127
CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE: Final = 4128
CL_DEVICE_MAX_CONSTANT_ARGS: Final = 4129
CL_DEVICE_LOCAL_MEM_TYPE: Final = 4130
CL_DEVICE_LOCAL_MEM_SIZE: Final = 4131
CL_DEVICE_ERROR_CORRECTION_SUPPORT: Final = 4132
CL_DEVICE_PROFILING_TIMER_RESOLUTION: Final = 4133
CL_DEVICE_ENDIAN_LITTLE: Final = 4134
CL_DEVICE_AVAILABLE: Final = 4135
CL_DEVICE_COMPILER_AVAILABLE: Final = 4136
CL_DEVICE_EXECUTION_CAPABILITIES: Final = 4137
CL_DEVICE_QUEUE_PROPERTIES: Final = 4138
CL_DEVICE_QUEUE_ON_HOST_PROPERTIES: Final = 4138
CL_DEVICE_NAME: Final = 4139
CL_DEVICE_VENDOR: Final = 4140
CL_DRIVER_VERSION: Final = 4141
CL_DEVICE_PROFILE: Final = 4142
CL_DEVICE_VERSION: Final = 4143
CL_DEVICE_EXTENSIONS: Final = 4144
CL_DEVICE_PLATFORM: Final = 4145
CL_DEVICE_DOUBLE_FP_CONFIG: Final = 4146
CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF: Final = 4148
CL_DEVICE_HOST_UNIFIED_MEMORY: Final = 4149
CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR: Final = 4150
CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT: Final = 4151
CL_DEVICE_NATIVE_VECTOR_WIDTH_INT: Final = 4152
CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG: Final = 4153
CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT: Final = 4154
CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE: Final = 4155
CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF: Final = 4156
CL_DEVICE_OPENCL_C_VERSION: Final = 4157
CL_DEVICE_LINKER_AVAILABLE: Final = 4158
CL_DEVICE_BUILT_IN_KERNELS: Final = 4159
CL_DEVICE_IMAGE_MAX_BUFFER_SIZE: Final = 4160
CL_DEVICE_IMAGE_MAX_ARRAY_SIZE: Final = 4161
CL_DEVICE_PARENT_DEVICE: Final = 4162
CL_DEVICE_PARTITION_MAX_SUB_DEVICES: Final = 4163
CL_DEVICE_PARTITION_PROPERTIES: Final = 4164
CL_DEVICE_PARTITION_AFFINITY_DOMAIN: Final = 4165
CL_DEVICE_PARTITION_TYPE: Final = 4166
CL_DEVICE_REFERENCE_COUNT: Final = 4167
CL_DEVICE_PREFERRED_INTEROP_USER_SYNC: Final = 4168
CL_DEVICE_PRINTF_BUFFER_SIZE: Final = 4169
CL_DEVICE_IMAGE_PITCH_ALIGNMENT: Final = 4170
CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT: Final = 4171
CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS: Final = 4172
CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE: Final = 4173
CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES: Final = 4174
CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE: Final = 4175
CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE: Final = 4176
CL_DEVICE_MAX_ON_DEVICE_QUEUES: Final = 4177
CL_DEVICE_MAX_ON_DEVICE_EVENTS: Final = 4178
CL_DEVICE_SVM_CAPABILITIES: Final = 4179
CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE: Final = 4180
CL_DEVICE_MAX_PIPE_ARGS: Final = 4181
CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS: Final = 4182
CL_DEVICE_PIPE_MAX_PACKET_SIZE: Final = 4183
CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT: Final = 4184
CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT: Final = 4185
CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT: Final = 4186
CL_DEVICE_IL_VERSION: Final = 4187
CL_DEVICE_MAX_NUM_SUB_GROUPS: Final = 4188
CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS: Final = 4189
CL_DEVICE_NUMERIC_VERSION: Final = 4190
CL_DEVICE_EXTENSIONS_WITH_VERSION: Final = 4192
CL_DEVICE_ILS_WITH_VERSION: Final = 4193
CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION: Final = 4194
CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES: Final = 4195
CL_DEVICE_ATOMIC_FENCE_CAPABILITIES: Final = 4196
CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT: Final = 4197
CL_DEVICE_OPENCL_C_ALL_VERSIONS: Final = 4198
CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: Final = 4199
CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT: Final = 4200
CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT: Final = 4201
CL_DEVICE_OPENCL_C_FEATURES: Final = 4207
CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES: Final = 4208
CL_DEVICE_PIPE_SUPPORT: Final = 4209
CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED: Final = 4210
CL_FP_DENORM: Final = 1
CL_FP_INF_NAN: Final = 2
CL_FP_ROUND_TO_NEAREST: Final = 4
CL_FP_ROUND_TO_ZERO: Final = 8
CL_FP_ROUND_TO_INF: Final = 16
CL_FP_FMA: Final = 32
CL_FP_SOFT_FLOAT: Final = 64
CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT: Final = 128
CL_NONE: Final = 0
CL_READ_ONLY_CACHE: Final = 1
CL_READ_WRITE_CACHE: Final = 2
CL_LOCAL: Final = 1
CL_GLOBAL: Final = 2
CL_EXEC_KERNEL: Final = 1
CL_EXEC_NATIVE_KERNEL: Final = 2
CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE: Final = 1
CL_QUEUE_PROFILING_ENABLE: Final = 2
CL_QUEUE_ON_DEVICE: Final = 4
CL_QUEUE_ON_DEVICE_DEFAULT: Final = 8
CL_CONTEXT_REFERENCE_COUNT: Final = 4224
CL_CONTEXT_DEVICES: Final = 4225
CL_CONTEXT_PROPERTIES: Final = 4226
CL_CONTEXT_NUM_DEVICES: Final = 4227
CL_CONTEXT_PLATFORM: Final = 4228
CL_CONTEXT_INTEROP_USER_SYNC: Final = 4229
CL_DEVICE_PARTITION_EQUALLY: Final = 4230
CL_DEVICE_PARTITION_BY_COUNTS: Final = 4231
CL_DEVICE_PARTITION_BY_COUNTS_LIST_END: Final = 0
CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN: Final = 4232
CL_DEVICE_AFFINITY_DOMAIN_NUMA: Final = 1
CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE: Final = 2
CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE: Final = 4
CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE: Final = 8
CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE: Final = 16
CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE: Final = 32
CL_DEVICE_SVM_COARSE_GRAIN_BUFFER: Final = 1
CL_DEVICE_SVM_FINE_GRAIN_BUFFER: Final = 2
CL_DEVICE_SVM_FINE_GRAIN_SYSTEM: Final = 4
CL_DEVICE_SVM_ATOMICS: Final = 8
CL_QUEUE_CONTEXT: Final = 4240
CL_QUEUE_DEVICE: Final = 4241
CL_QUEUE_REFERENCE_COUNT: Final = 4242
CL_QUEUE_PROPERTIES: Final = 4243
CL_QUEUE_SIZE: Final = 4244
CL_QUEUE_DEVICE_DEFAULT: Final = 4245
CL_QUEUE_PROPERTIES_ARRAY: Final = 4248
CL_MEM_READ_WRITE: Final = 1
CL_MEM_WRITE_ONLY: Final = 2
CL_MEM_READ_ONLY: Final = 4
CL_MEM_USE_HOST_PTR: Final = 8
CL_MEM_ALLOC_HOST_PTR: Final = 16
CL_MEM_COPY_HOST_PTR: Final = 32
CL_MEM_HOST_WRITE_ONLY: Final = 128
CL_MEM_HOST_READ_ONLY: Final = 256
CL_MEM_HOST_NO_ACCESS: Final = 512
CL_MEM_SVM_FINE_GRAIN_BUFFER: Final = 1024
CL_MEM_SVM_ATOMICS: Final = 2048
CL_MEM_KERNEL_READ_AND_WRITE: Final = 4096
CL_MIGRATE_MEM_OBJECT_HOST: Final = 1
CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED: Final = 2
CL_R: Final = 4272
CL_A: Final = 4273
CL_RG: Final = 4274
CL_RA: Final = 4275
CL_RGB: Final = 4276
CL_RGBA: Final = 4277
CL_BGRA: Final = 4278
CL_ARGB: Final = 4279
CL_INTENSITY: Final = 4280
CL_LUMINANCE: Final = 4281
CL_Rx: Final = 4282
CL_RGx: Final = 4283
CL_RGBx: Final = 4284
CL_DEPTH: Final = 4285
CL_DEPTH_STENCIL: Final = 4286
CL_sRGB: Final = 4287
CL_sRGBx: Final = 4288
CL_sRGBA: Final = 4289
CL_sBGRA: Final = 4290
CL_ABGR: Final = 4291
CL_SNORM_INT8: Final = 4304
CL_SNORM_INT16: Final = 4305
CL_UNORM_INT8: Final = 4306
CL_UNORM_INT16: Final = 4307
CL_UNORM_SHORT_565: Final = 4308
CL_UNORM_SHORT_555: Final = 4309
CL_UNORM_INT_101010: Final = 4310
CL_SIGNED_INT8: Final = 4311
CL_SIGNED_INT16: Final = 4312
CL_SIGNED_INT32: Final = 4313
CL_UNSIGNED_INT8: Final = 4314
CL_UNSIGNED_INT16: Final = 4315
CL_UNSIGNED_INT32: Final = 4316
CL_HALF_FLOAT: Final = 4317
CL_FLOAT: Final = 4318
CL_UNORM_INT24: Final = 4319
CL_UNORM_INT_101010_2: Final = 4320
CL_MEM_OBJECT_BUFFER: Final = 4336
CL_MEM_OBJECT_IMAGE2D: Final = 4337
CL_MEM_OBJECT_IMAGE3D: Final = 4338
CL_MEM_OBJECT_IMAGE2D_ARRAY: Final = 4339
CL_MEM_OBJECT_IMAGE1D: Final = 4340
CL_MEM_OBJECT_IMAGE1D_ARRAY: Final = 4341
CL_MEM_OBJECT_IMAGE1D_BUFFER: Final = 4342
CL_MEM_OBJECT_PIPE: Final = 4343
CL_MEM_TYPE: Final = 4352
CL_MEM_FLAGS: Final = 4353
CL_MEM_SIZE: Final = 4354
CL_MEM_HOST_PTR: Final = 4355
CL_MEM_MAP_COUNT: Final = 4356
CL_MEM_REFERENCE_COUNT: Final = 4357
CL_MEM_CONTEXT: Final = 4358
CL_MEM_ASSOCIATED_MEMOBJECT: Final = 4359
CL_MEM_OFFSET: Final = 4360
CL_MEM_USES_SVM_POINTER: Final = 4361
CL_MEM_PROPERTIES: Final = 4362
CL_IMAGE_FORMAT: Final = 4368
CL_IMAGE_ELEMENT_SIZE: Final = 4369
CL_IMAGE_ROW_PITCH: Final = 4370
CL_IMAGE_SLICE_PITCH: Final = 4371
CL_IMAGE_WIDTH: Final = 4372
CL_IMAGE_HEIGHT: Final = 4373
CL_IMAGE_DEPTH: Final = 4374
CL_IMAGE_ARRAY_SIZE: Final = 4375
CL_IMAGE_BUFFER: Final = 4376
CL_IMAGE_NUM_MIP_LEVELS: Final = 4377
CL_IMAGE_NUM_SAMPLES: Final = 4378
CL_PIPE_PACKET_SIZE: Final = 4384
CL_PIPE_MAX_PACKETS: Final = 4385
CL_PIPE_PROPERTIES: Final = 4386
CL_ADDRESS_NONE: Final = 4400
CL_ADDRESS_CLAMP_TO_EDGE: Final = 4401
CL_ADDRESS_CLAMP: Final = 4402
CL_ADDRESS_REPEAT: Final = 4403
CL_ADDRESS_MIRRORED_REPEAT: Final = 4404
CL_FILTER_NEAREST: Final = 4416
CL_FILTER_LINEAR: Final = 4417
CL_SAMPLER_REFERENCE_COUNT: Final = 4432
CL_SAMPLER_CONTEXT: Final = 4433
CL_SAMPLER_NORMALIZED_COORDS: Final = 4434
CL_SAMPLER_ADDRESSING_MODE: Final = 4435
CL_SAMPLER_FILTER_MODE: Final = 4436
CL_SAMPLER_MIP_FILTER_MODE: Final = 4437
CL_SAMPLER_LOD_MIN: Final = 4438
CL_SAMPLER_LOD_MAX: Final = 4439
CL_SAMPLER_PROPERTIES: Final = 4440
CL_MAP_READ: Final = 1
CL_MAP_WRITE: Final = 2
CL_MAP_WRITE_INVALIDATE_REGION: Final = 4
CL_PROGRAM_REFERENCE_COUNT: Final = 4448
CL_PROGRAM_CONTEXT: Final = 4449
CL_PROGRAM_NUM_DEVICES: Final = 4450
CL_PROGRAM_DEVICES: Final = 4451
CL_PROGRAM_SOURCE: Final = 4452
CL_PROGRAM_BINARY_SIZES: Final = 4453
CL_PROGRAM_BINARIES: Final = 4454
CL_PROGRAM_NUM_KERNELS: Final = 4455
CL_PROGRAM_KERNEL_NAMES: Final = 4456
CL_PROGRAM_IL: Final = 4457
CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT: Final = 4458
CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT: Final = 4459
CL_PROGRAM_BUILD_STATUS: Final = 4481
CL_PROGRAM_BUILD_OPTIONS: Final = 4482
CL_PROGRAM_BUILD_LOG: Final = 4483
CL_PROGRAM_BINARY_TYPE: Final = 4484
CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE: Final = 4485
CL_PROGRAM_BINARY_TYPE_NONE: Final = 0
CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT: Final = 1
CL_PROGRAM_BINARY_TYPE_LIBRARY: Final = 2
CL_PROGRAM_BINARY_TYPE_EXECUTABLE: Final = 4
CL_BUILD_SUCCESS: Final = 0
CL_BUILD_NONE: Final = -1
CL_BUILD_ERROR: Final = -2
CL_BUILD_IN_PROGRESS: Final = -3
CL_KERNEL_FUNCTION_NAME: Final = 4496
CL_KERNEL_NUM_ARGS: Final = 4497
CL_KERNEL_REFERENCE_COUNT: Final = 4498
CL_KERNEL_CONTEXT: Final = 4499
CL_KERNEL_PROGRAM: Final = 4500
CL_KERNEL_ATTRIBUTES: Final = 4501
CL_KERNEL_ARG_ADDRESS_QUALIFIER: Final = 4502
CL_KERNEL_ARG_ACCESS_QUALIFIER: Final = 4503
CL_KERNEL_ARG_TYPE_NAME: Final = 4504
CL_KERNEL_ARG_TYPE_QUALIFIER: Final = 4505
CL_KERNEL_ARG_NAME: Final = 4506
CL_KERNEL_ARG_ADDRESS_GLOBAL: Final = 4507
CL_KERNEL_ARG_ADDRESS_LOCAL: Final = 4508
CL_KERNEL_ARG_ADDRESS_CONSTANT: Final = 4509
CL_KERNEL_ARG_ADDRESS_PRIVATE: Final = 4510
CL_KERNEL_ARG_ACCESS_READ_ONLY: Final = 4512
CL_KERNEL_ARG_ACCESS_WRITE_ONLY: Final = 4513
CL_KERNEL_ARG_ACCESS_READ_WRITE: Final = 4514
CL_KERNEL_ARG_ACCESS_NONE: Final = 4515
CL_KERNEL_ARG_TYPE_NONE: Final = 0
CL_KERNEL_ARG_TYPE_CONST: Final = 1
CL_KERNEL_ARG_TYPE_RESTRICT: Final = 2
CL_KERNEL_ARG_TYPE_VOLATILE: Final = 4
CL_KERNEL_ARG_TYPE_PIPE: Final = 8
CL_KERNEL_WORK_GROUP_SIZE: Final = 4528
CL_KERNEL_COMPILE_WORK_GROUP_SIZE: Final = 4529
CL_KERNEL_LOCAL_MEM_SIZE: Final = 4530
CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: Final = 4531
CL_KERNEL_PRIVATE_MEM_SIZE: Final = 4532
CL_KERNEL_GLOBAL_WORK_SIZE: Final = 4533
CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE: Final = 8243
CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE: Final = 8244
CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT: Final = 4536
CL_KERNEL_MAX_NUM_SUB_GROUPS: Final = 4537
CL_KERNEL_COMPILE_NUM_SUB_GROUPS: Final = 4538
CL_KERNEL_EXEC_INFO_SVM_PTRS: Final = 4534
CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM: Final = 4535
CL_EVENT_COMMAND_QUEUE: Final = 4560
CL_EVENT_COMMAND_TYPE: Final = 4561
CL_EVENT_REFERENCE_COUNT: Final = 4562
CL_EVENT_COMMAND_EXECUTION_STATUS: Final = 4563
CL_EVENT_CONTEXT: Final = 4564
CL_COMMAND_NDRANGE_KERNEL: Final = 4592
CL_COMMAND_TASK: Final = 4593
CL_COMMAND_NATIVE_KERNEL: Final = 4594
CL_COMMAND_READ_BUFFER: Final = 4595
CL_COMMAND_WRITE_BUFFER: Final = 4596
CL_COMMAND_COPY_BUFFER: Final = 4597
CL_COMMAND_READ_IMAGE: Final = 4598
CL_COMMAND_WRITE_IMAGE: Final = 4599
CL_COMMAND_COPY_IMAGE: Final = 4600
CL_COMMAND_COPY_IMAGE_TO_BUFFER: Final = 4601
CL_COMMAND_COPY_BUFFER_TO_IMAGE: Final = 4602
CL_COMMAND_MAP_BUFFER: Final = 4603
CL_COMMAND_MAP_IMAGE: Final = 4604
CL_COMMAND_UNMAP_MEM_OBJECT: Final = 4605
CL_COMMAND_MARKER: Final = 4606
CL_COMMAND_ACQUIRE_GL_OBJECTS: Final = 4607
CL_COMMAND_RELEASE_GL_OBJECTS: Final = 4608
CL_COMMAND_READ_BUFFER_RECT: Final = 4609
CL_COMMAND_WRITE_BUFFER_RECT: Final = 4610
CL_COMMAND_COPY_BUFFER_RECT: Final = 4611
CL_COMMAND_USER: Final = 4612
CL_COMMAND_BARRIER: Final = 4613
CL_COMMAND_MIGRATE_MEM_OBJECTS: Final = 4614
CL_COMMAND_FILL_BUFFER: Final = 4615
CL_COMMAND_FILL_IMAGE: Final = 4616
CL_COMMAND_SVM_FREE: Final = 4617
CL_COMMAND_SVM_MEMCPY: Final = 4618
CL_COMMAND_SVM_MEMFILL: Final = 4619
CL_COMMAND_SVM_MAP: Final = 4620
CL_COMMAND_SVM_UNMAP: Final = 4621
CL_COMMAND_SVM_MIGRATE_MEM: Final = 4622
CL_COMPLETE: Final = 0
CL_RUNNING: Final = 1
CL_SUBMITTED: Final = 2
CL_QUEUED: Final = 3
CL_BUFFER_CREATE_TYPE_REGION: Final = 4640
CL_PROFILING_COMMAND_QUEUED: Final = 4736
CL_PROFILING_COMMAND_SUBMIT: Final = 4737
CL_PROFILING_COMMAND_START: Final = 4738
CL_PROFILING_COMMAND_END: Final = 4739
CL_PROFILING_COMMAND_COMPLETE: Final = 4740
CL_DEVICE_ATOMIC_ORDER_RELAXED: Final = 1
CL_DEVICE_ATOMIC_ORDER_ACQ_REL: Final = 2
CL_DEVICE_ATOMIC_ORDER_SEQ_CST: Final = 4
CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM: Final = 8
CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP: Final = 16
CL_DEVICE_ATOMIC_SCOPE_DEVICE: Final = 32
CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES: Final = 64
CL_DEVICE_QUEUE_SUPPORTED: Final = 1
CL_DEVICE_QUEUE_REPLACEABLE_DEFAULT: Final = 2
CL_KHRONOS_VENDOR_ID_CODEPLAY: Final = 0x10004
CL_VERSION_MAJOR_BITS: Final = 10
CL_VERSION_MINOR_BITS: Final = 10
CL_VERSION_PATCH_BITS: Final = 12
CL_VERSION_MAJOR_MASK: Final = 1023
CL_VERSION_MINOR_MASK: Final = 1023
CL_VERSION_PATCH_MASK: Final = 4095
cl_khr_command_buffer: Final = 1
CL_KHR_COMMAND_BUFFER_EXTENSION_NAME: Final = b'cl_khr_command_buffer'
CL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR: Final = 4777
CL_DEVICE_COMMAND_BUFFER_REQUIRED_QUEUE_PROPERTIES_KHR: Final = 4778
CL_COMMAND_BUFFER_CAPABILITY_KERNEL_PRINTF_KHR: Final = 1
CL_COMMAND_BUFFER_CAPABILITY_DEVICE_SIDE_ENQUEUE_KHR: Final = 2
CL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR: Final = 4
CL_COMMAND_BUFFER_CAPABILITY_OUT_OF_ORDER_KHR: Final = 8
CL_COMMAND_BUFFER_FLAGS_KHR: Final = 4755
CL_COMMAND_BUFFER_SIMULTANEOUS_USE_KHR: Final = 1
CL_INVALID_COMMAND_BUFFER_KHR: Final = -1138
CL_INVALID_SYNC_POINT_WAIT_LIST_KHR: Final = -1139
CL_INCOMPATIBLE_COMMAND_QUEUE_KHR: Final = -1140
CL_COMMAND_BUFFER_QUEUES_KHR: Final = 4756
CL_COMMAND_BUFFER_NUM_QUEUES_KHR: Final = 4757
CL_COMMAND_BUFFER_REFERENCE_COUNT_KHR: Final = 4758
CL_COMMAND_BUFFER_STATE_KHR: Final = 4759
CL_COMMAND_BUFFER_PROPERTIES_ARRAY_KHR: Final = 4760
CL_COMMAND_BUFFER_STATE_RECORDING_KHR: Final = 0
CL_COMMAND_BUFFER_STATE_EXECUTABLE_KHR: Final = 1
CL_COMMAND_BUFFER_STATE_PENDING_KHR: Final = 2
CL_COMMAND_BUFFER_STATE_INVALID_KHR: Final = 3
CL_COMMAND_COMMAND_BUFFER_KHR: Final = 4776
cl_khr_command_buffer_mutable_dispatch: Final = 1
CL_KHR_COMMAND_BUFFER_MUTABLE_DISPATCH_EXTENSION_NAME: Final = b'cl_khr_command_buffer_mutable_dispatch'
CL_COMMAND_BUFFER_MUTABLE_KHR: Final = 2
CL_INVALID_MUTABLE_COMMAND_KHR: Final = -1141
CL_DEVICE_MUTABLE_DISPATCH_CAPABILITIES_KHR: Final = 4784
CL_MUTABLE_DISPATCH_UPDATABLE_FIELDS_KHR: Final = 4785
CL_MUTABLE_DISPATCH_GLOBAL_OFFSET_KHR: Final = 1
CL_MUTABLE_DISPATCH_GLOBAL_SIZE_KHR: Final = 2
CL_MUTABLE_DISPATCH_LOCAL_SIZE_KHR: Final = 4
CL_MUTABLE_DISPATCH_ARGUMENTS_KHR: Final = 8
CL_MUTABLE_DISPATCH_EXEC_INFO_KHR: Final = 16
CL_MUTABLE_COMMAND_COMMAND_QUEUE_KHR: Final = 4768
CL_MUTABLE_COMMAND_COMMAND_BUFFER_KHR: Final = 4769
CL_MUTABLE_COMMAND_COMMAND_TYPE_KHR: Final = 4781
CL_MUTABLE_DISPATCH_PROPERTIES_ARRAY_KHR: Final = 4770
CL_MUTABLE_DISPATCH_KERNEL_KHR: Final = 4771
CL_MUTABLE_DISPATCH_DIMENSIONS_KHR: Final = 4772
CL_MUTABLE_DISPATCH_GLOBAL_WORK_OFFSET_KHR: Final = 4773
CL_MUTABLE_DISPATCH_GLOBAL_WORK_SIZE_KHR: Final = 4774
CL_MUTABLE_DISPATCH_LOCAL_WORK_SIZE_KHR: Final = 4775
CL_STRUCTURE_TYPE_MUTABLE_BASE_CONFIG_KHR: Final = 0
CL_STRUCTURE_TYPE_MUTABLE_DISPATCH_CONFIG_KHR: Final = 1
CL_DEVICE_HALF_FP_CONFIG: Final = 4147
cl_APPLE_SetMemObjectDestructor: Final = 1
cl_APPLE_ContextLoggingFunctions: Final = 1
cl_khr_icd: Final = 1
CL_PLATFORM_ICD_SUFFIX_KHR: Final = 2336
CL_PLATFORM_NOT_FOUND_KHR: Final = -1001
cl_khr_il_program: Final = 1
CL_DEVICE_IL_VERSION_KHR: Final = 4187
CL_PROGRAM_IL_KHR: Final = 4457
CL_DEVICE_IMAGE_PITCH_ALIGNMENT_KHR: Final = 4170
CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT_KHR: Final = 4171
CL_CONTEXT_MEMORY_INITIALIZE_KHR: Final = 8240
CL_CONTEXT_TERMINATED_KHR: Final = -1121
CL_DEVICE_TERMINATE_CAPABILITY_KHR: Final = 8241
CL_CONTEXT_TERMINATE_KHR: Final = 8242
cl_khr_terminate_context: Final = 1
CL_DEVICE_SPIR_VERSIONS: Final = 0x40e0
CL_PROGRAM_BINARY_TYPE_INTERMEDIATE: Final = 0x40e1
cl_khr_create_command_queue: Final = 1
CL_DEVICE_COMPUTE_CAPABILITY_MAJOR_NV: Final = 0x4000
CL_DEVICE_COMPUTE_CAPABILITY_MINOR_NV: Final = 0x4001
CL_DEVICE_REGISTERS_PER_BLOCK_NV: Final = 0x4002
CL_DEVICE_WARP_SIZE_NV: Final = 0x4003
CL_DEVICE_GPU_OVERLAP_NV: Final = 0x4004
CL_DEVICE_KERNEL_EXEC_TIMEOUT_NV: Final = 0x4005
CL_DEVICE_INTEGRATED_MEMORY_NV: Final = 0x4006
cl_amd_device_memory_flags: Final = 1
CL_MEM_USE_PERSISTENT_MEM_AMD: Final = 64
CL_DEVICE_MAX_ATOMIC_COUNTERS_EXT: Final = 0x4032
CL_DEVICE_PROFILING_TIMER_OFFSET_AMD: Final = 0x4036
CL_DEVICE_TOPOLOGY_AMD: Final = 0x4037
CL_DEVICE_BOARD_NAME_AMD: Final = 0x4038
CL_DEVICE_GLOBAL_FREE_MEMORY_AMD: Final = 0x4039
CL_DEVICE_SIMD_PER_COMPUTE_UNIT_AMD: Final = 0x4040
CL_DEVICE_SIMD_WIDTH_AMD: Final = 0x4041
CL_DEVICE_SIMD_INSTRUCTION_WIDTH_AMD: Final = 0x4042
CL_DEVICE_WAVEFRONT_WIDTH_AMD: Final = 0x4043
CL_DEVICE_GLOBAL_MEM_CHANNELS_AMD: Final = 0x4044
CL_DEVICE_GLOBAL_MEM_CHANNEL_BANKS_AMD: Final = 0x4045
CL_DEVICE_GLOBAL_MEM_CHANNEL_BANK_WIDTH_AMD: Final = 0x4046
CL_DEVICE_LOCAL_MEM_SIZE_PER_COMPUTE_UNIT_AMD: Final = 0x4047
CL_DEVICE_LOCAL_MEM_BANKS_AMD: Final = 0x4048
CL_DEVICE_THREAD_TRACE_SUPPORTED_AMD: Final = 0x4049
CL_DEVICE_GFXIP_MAJOR_AMD: Final = 0x404a
CL_DEVICE_GFXIP_MINOR_AMD: Final = 0x404b
CL_DEVICE_AVAILABLE_ASYNC_QUEUES_AMD: Final = 0x404c
CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_AMD: Final = 0x4030
CL_DEVICE_MAX_WORK_GROUP_SIZE_AMD: Final = 0x4031
CL_DEVICE_PREFERRED_CONSTANT_BUFFER_SIZE_AMD: Final = 0x4033
CL_DEVICE_PCIE_ID_AMD: Final = 0x4034
CL_DEVICE_TOPOLOGY_TYPE_PCIE_AMD: Final = 1
CL_CONTEXT_OFFLINE_DEVICES_AMD: Final = 0x403f
CL_PRINTF_CALLBACK_ARM: Final = 0x40b0
CL_PRINTF_BUFFERSIZE_ARM: Final = 0x40b1
cl_ext_device_fission: Final = 1
CL_DEVICE_PARTITION_EQUALLY_EXT: Final = 0x4050
CL_DEVICE_PARTITION_BY_COUNTS_EXT: Final = 0x4051
CL_DEVICE_PARTITION_BY_NAMES_EXT: Final = 0x4052
CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN_EXT: Final = 0x4053
CL_DEVICE_PARENT_DEVICE_EXT: Final = 0x4054
CL_DEVICE_PARTITION_TYPES_EXT: Final = 0x4055
CL_DEVICE_AFFINITY_DOMAINS_EXT: Final = 0x4056
CL_DEVICE_REFERENCE_COUNT_EXT: Final = 0x4057
CL_DEVICE_PARTITION_STYLE_EXT: Final = 0x4058
CL_DEVICE_PARTITION_FAILED_EXT: Final = -1057
CL_INVALID_PARTITION_COUNT_EXT: Final = -1058
CL_INVALID_PARTITION_NAME_EXT: Final = -1059
CL_AFFINITY_DOMAIN_L1_CACHE_EXT: Final = 1
CL_AFFINITY_DOMAIN_L2_CACHE_EXT: Final = 2
CL_AFFINITY_DOMAIN_L3_CACHE_EXT: Final = 3
CL_AFFINITY_DOMAIN_L4_CACHE_EXT: Final = 4
CL_AFFINITY_DOMAIN_NUMA_EXT: Final = 16
CL_AFFINITY_DOMAIN_NEXT_FISSIONABLE_EXT: Final = 256
CL_PROPERTIES_LIST_END_EXT: Final = 0
CL_PARTITION_BY_COUNTS_LIST_END_EXT: Final = 0
CL_PARTITION_BY_NAMES_LIST_END_EXT: Final = 0xffffffffffffffff
cl_ext_migrate_memobject: Final = 1
CL_MIGRATE_MEM_OBJECT_HOST_EXT: Final = 1
CL_COMMAND_MIGRATE_MEM_OBJECT_EXT: Final = 0x4040
cl_ext_cxx_for_opencl: Final = 1
CL_DEVICE_CXX_FOR_OPENCL_NUMERIC_VERSION_EXT: Final = 0x4230
cl_qcom_ext_host_ptr: Final = 1
CL_MEM_EXT_HOST_PTR_QCOM: Final = 0x20000000
CL_DEVICE_EXT_MEM_PADDING_IN_BYTES_QCOM: Final = 0x40a0
CL_DEVICE_PAGE_SIZE_QCOM: Final = 0x40a1
CL_IMAGE_ROW_ALIGNMENT_QCOM: Final = 0x40a2
CL_IMAGE_SLICE_ALIGNMENT_QCOM: Final = 0x40a3
CL_MEM_HOST_UNCACHED_QCOM: Final = 0x40a4
CL_MEM_HOST_WRITEBACK_QCOM: Final = 0x40a5
CL_MEM_HOST_WRITETHROUGH_QCOM: Final = 0x40a6
CL_MEM_HOST_WRITE_COMBINING_QCOM: Final = 0x40a7
CL_MEM_HOST_IOCOHERENT_QCOM: Final = 0x40a9
CL_MEM_ION_HOST_PTR_QCOM: Final = 0x40a8
CL_MEM_ANDROID_NATIVE_BUFFER_HOST_PTR_QCOM: Final = 0x40c6
CL_NV21_IMG: Final = 0x40d0
CL_YV12_IMG: Final = 0x40d1
CL_MEM_USE_UNCACHED_CPU_MEMORY_IMG: Final = 0x4000000
CL_MEM_USE_CACHED_CPU_MEMORY_IMG: Final = 0x8000000
cl_img_use_gralloc_ptr: Final = 1
CL_MEM_USE_GRALLOC_PTR_IMG: Final = 0x10000000
CL_COMMAND_ACQUIRE_GRALLOC_OBJECTS_IMG: Final = 0x40d2
CL_COMMAND_RELEASE_GRALLOC_OBJECTS_IMG: Final = 0x40d3
CL_GRALLOC_RESOURCE_NOT_ACQUIRED_IMG: Final = 0x40d4
CL_INVALID_GRALLOC_OBJECT_IMG: Final = 0x40d5
cl_img_generate_mipmap: Final = 1
CL_MIPMAP_FILTER_ANY_IMG: Final = 0
CL_MIPMAP_FILTER_BOX_IMG: Final = 1
CL_COMMAND_GENERATE_MIPMAP_IMG: Final = 0x40d6
cl_img_mem_properties: Final = 1
CL_MEM_ALLOC_FLAGS_IMG: Final = 0x40d7
CL_MEM_ALLOC_RELAX_REQUIREMENTS_IMG: Final = 1
cl_khr_subgroups: Final = 1
CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE_KHR: Final = 8243
CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE_KHR: Final = 8244
CL_SAMPLER_MIP_FILTER_MODE_KHR: Final = 4437
CL_SAMPLER_LOD_MIN_KHR: Final = 4438
CL_SAMPLER_LOD_MAX_KHR: Final = 4439
cl_khr_priority_hints: Final = 1
CL_QUEUE_PRIORITY_KHR: Final = 4246
CL_QUEUE_PRIORITY_HIGH_KHR: Final = 1
CL_QUEUE_PRIORITY_MED_KHR: Final = 2
CL_QUEUE_PRIORITY_LOW_KHR: Final = 4
cl_khr_throttle_hints: Final = 1
CL_QUEUE_THROTTLE_KHR: Final = 4247
CL_QUEUE_THROTTLE_HIGH_KHR: Final = 1
CL_QUEUE_THROTTLE_MED_KHR: Final = 2
CL_QUEUE_THROTTLE_LOW_KHR: Final = 4
cl_khr_subgroup_named_barrier: Final = 1
CL_DEVICE_MAX_NAMED_BARRIER_COUNT_KHR: Final = 8245
cl_khr_extended_versioning: Final = 1
CL_VERSION_MAJOR_BITS_KHR: Final = 10
CL_VERSION_MINOR_BITS_KHR: Final = 10
CL_VERSION_PATCH_BITS_KHR: Final = 12
CL_VERSION_MAJOR_MASK_KHR: Final = 1023
CL_VERSION_MINOR_MASK_KHR: Final = 1023
CL_VERSION_PATCH_MASK_KHR: Final = 4095
CL_NAME_VERSION_MAX_NAME_SIZE_KHR: Final = 64
CL_PLATFORM_NUMERIC_VERSION_KHR: Final = 2310
CL_PLATFORM_EXTENSIONS_WITH_VERSION_KHR: Final = 2311
CL_DEVICE_NUMERIC_VERSION_KHR: Final = 4190
CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR: Final = 4191
CL_DEVICE_EXTENSIONS_WITH_VERSION_KHR: Final = 4192
CL_DEVICE_ILS_WITH_VERSION_KHR: Final = 4193
CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION_KHR: Final = 4194
cl_khr_device_uuid: Final = 1
CL_UUID_SIZE_KHR: Final = 16
CL_LUID_SIZE_KHR: Final = 8
CL_DEVICE_UUID_KHR: Final = 4202
CL_DRIVER_UUID_KHR: Final = 4203
CL_DEVICE_LUID_VALID_KHR: Final = 4204
CL_DEVICE_LUID_KHR: Final = 4205
CL_DEVICE_NODE_MASK_KHR: Final = 4206
cl_khr_pci_bus_info: Final = 1
CL_DEVICE_PCI_BUS_INFO_KHR: Final = 0x410f
cl_khr_suggested_local_work_size: Final = 1
cl_khr_integer_dot_product: Final = 1
CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_PACKED_KHR: Final = 1
CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_KHR: Final = 2
CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES_KHR: Final = 4211
CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_8BIT_KHR: Final = 4212
CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_4x8BIT_PACKED_KHR: Final = 4213
cl_khr_external_memory: Final = 1
CL_PLATFORM_EXTERNAL_MEMORY_IMPORT_HANDLE_TYPES_KHR: Final = 8260
CL_DEVICE_EXTERNAL_MEMORY_IMPORT_HANDLE_TYPES_KHR: Final = 8271
CL_DEVICE_HANDLE_LIST_KHR: Final = 8273
CL_DEVICE_HANDLE_LIST_END_KHR: Final = 0
CL_COMMAND_ACQUIRE_EXTERNAL_MEM_OBJECTS_KHR: Final = 8263
CL_COMMAND_RELEASE_EXTERNAL_MEM_OBJECTS_KHR: Final = 8264
cl_khr_external_memory_dma_buf: Final = 1
CL_EXTERNAL_MEMORY_HANDLE_DMA_BUF_KHR: Final = 8295
cl_khr_external_memory_dx: Final = 1
CL_EXTERNAL_MEMORY_HANDLE_D3D11_TEXTURE_KHR: Final = 8291
CL_EXTERNAL_MEMORY_HANDLE_D3D11_TEXTURE_KMT_KHR: Final = 8292
CL_EXTERNAL_MEMORY_HANDLE_D3D12_HEAP_KHR: Final = 8293
CL_EXTERNAL_MEMORY_HANDLE_D3D12_RESOURCE_KHR: Final = 8294
cl_khr_external_memory_opaque_fd: Final = 1
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_FD_KHR: Final = 8288
cl_khr_external_memory_win32: Final = 1
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_WIN32_KHR: Final = 8289
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_WIN32_KMT_KHR: Final = 8290
cl_khr_external_semaphore: Final = 1
CL_PLATFORM_SEMAPHORE_IMPORT_HANDLE_TYPES_KHR: Final = 8247
CL_PLATFORM_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR: Final = 8248
CL_DEVICE_SEMAPHORE_IMPORT_HANDLE_TYPES_KHR: Final = 8269
CL_DEVICE_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR: Final = 8270
CL_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR: Final = 8255
CL_SEMAPHORE_EXPORT_HANDLE_TYPES_LIST_END_KHR: Final = 0
cl_khr_external_semaphore_dx_fence: Final = 1
CL_SEMAPHORE_HANDLE_D3D12_FENCE_KHR: Final = 8281
cl_khr_external_semaphore_opaque_fd: Final = 1
CL_SEMAPHORE_HANDLE_OPAQUE_FD_KHR: Final = 8277
cl_khr_external_semaphore_sync_fd: Final = 1
CL_SEMAPHORE_HANDLE_SYNC_FD_KHR: Final = 8280
cl_khr_external_semaphore_win32: Final = 1
CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KHR: Final = 8278
CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KMT_KHR: Final = 8279
cl_khr_semaphore: Final = 1
CL_SEMAPHORE_TYPE_BINARY_KHR: Final = 1
CL_PLATFORM_SEMAPHORE_TYPES_KHR: Final = 8246
CL_DEVICE_SEMAPHORE_TYPES_KHR: Final = 8268
CL_SEMAPHORE_CONTEXT_KHR: Final = 8249
CL_SEMAPHORE_REFERENCE_COUNT_KHR: Final = 8250
CL_SEMAPHORE_PROPERTIES_KHR: Final = 8251
CL_SEMAPHORE_PAYLOAD_KHR: Final = 8252
CL_SEMAPHORE_TYPE_KHR: Final = 8253
CL_COMMAND_SEMAPHORE_WAIT_KHR: Final = 8258
CL_COMMAND_SEMAPHORE_SIGNAL_KHR: Final = 8259
CL_INVALID_SEMAPHORE_KHR: Final = -1142
cl_arm_import_memory: Final = 1
CL_IMPORT_TYPE_ARM: Final = 0x40b2
CL_IMPORT_TYPE_HOST_ARM: Final = 0x40b3
CL_IMPORT_TYPE_DMA_BUF_ARM: Final = 0x40b4
CL_IMPORT_TYPE_PROTECTED_ARM: Final = 0x40b5
CL_IMPORT_TYPE_ANDROID_HARDWARE_BUFFER_ARM: Final = 0x41e2
CL_IMPORT_DMA_BUF_DATA_CONSISTENCY_WITH_HOST_ARM: Final = 0x41e3
CL_IMPORT_ANDROID_HARDWARE_BUFFER_PLANE_INDEX_ARM: Final = 0x41ef
CL_IMPORT_ANDROID_HARDWARE_BUFFER_LAYER_INDEX_ARM: Final = 0x41f0
CL_IMPORT_MEMORY_WHOLE_ALLOCATION_ARM: Final = 0xffffffffffffffff
cl_arm_shared_virtual_memory: Final = 1
CL_DEVICE_SVM_CAPABILITIES_ARM: Final = 0x40b6
CL_MEM_USES_SVM_POINTER_ARM: Final = 0x40b7
CL_KERNEL_EXEC_INFO_SVM_PTRS_ARM: Final = 0x40b8
CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM_ARM: Final = 0x40b9
CL_COMMAND_SVM_FREE_ARM: Final = 0x40ba
CL_COMMAND_SVM_MEMCPY_ARM: Final = 0x40bb
CL_COMMAND_SVM_MEMFILL_ARM: Final = 0x40bc
CL_COMMAND_SVM_MAP_ARM: Final = 0x40bd
CL_COMMAND_SVM_UNMAP_ARM: Final = 0x40be
CL_DEVICE_SVM_COARSE_GRAIN_BUFFER_ARM: Final = 1
CL_DEVICE_SVM_FINE_GRAIN_BUFFER_ARM: Final = 2
CL_DEVICE_SVM_FINE_GRAIN_SYSTEM_ARM: Final = 4
CL_DEVICE_SVM_ATOMICS_ARM: Final = 8
CL_MEM_SVM_FINE_GRAIN_BUFFER_ARM: Final = 1024
CL_MEM_SVM_ATOMICS_ARM: Final = 2048
cl_arm_get_core_id: Final = 1
CL_DEVICE_COMPUTE_UNITS_BITFIELD_ARM: Final = 0x40bf
cl_arm_job_slot_selection: Final = 1
CL_DEVICE_JOB_SLOTS_ARM: Final = 0x41e0
CL_QUEUE_JOB_SLOT_ARM: Final = 0x41e1
cl_arm_scheduling_controls: Final = 1
CL_DEVICE_SCHEDULING_CONTROLS_CAPABILITIES_ARM: Final = 0x41e4
CL_DEVICE_SCHEDULING_KERNEL_BATCHING_ARM: Final = 1
CL_DEVICE_SCHEDULING_WORKGROUP_BATCH_SIZE_ARM: Final = 2
CL_DEVICE_SCHEDULING_WORKGROUP_BATCH_SIZE_MODIFIER_ARM: Final = 4
CL_DEVICE_SCHEDULING_DEFERRED_FLUSH_ARM: Final = 8
CL_DEVICE_SCHEDULING_REGISTER_ALLOCATION_ARM: Final = 16
CL_DEVICE_SCHEDULING_WARP_THROTTLING_ARM: Final = 32
CL_DEVICE_SCHEDULING_COMPUTE_UNIT_BATCH_QUEUE_SIZE_ARM: Final = 64
CL_DEVICE_SUPPORTED_REGISTER_ALLOCATIONS_ARM: Final = 0x41eb
CL_DEVICE_MAX_WARP_COUNT_ARM: Final = 0x41ea
CL_KERNEL_MAX_WARP_COUNT_ARM: Final = 0x41e9
CL_KERNEL_EXEC_INFO_WORKGROUP_BATCH_SIZE_ARM: Final = 0x41e5
CL_KERNEL_EXEC_INFO_WORKGROUP_BATCH_SIZE_MODIFIER_ARM: Final = 0x41e6
CL_KERNEL_EXEC_INFO_WARP_COUNT_LIMIT_ARM: Final = 0x41e8
CL_KERNEL_EXEC_INFO_COMPUTE_UNIT_MAX_QUEUED_BATCHES_ARM: Final = 0x41f1
CL_QUEUE_KERNEL_BATCHING_ARM: Final = 0x41e7
CL_QUEUE_DEFERRED_FLUSH_ARM: Final = 0x41ec
cl_arm_controlled_kernel_termination: Final = 1
CL_COMMAND_TERMINATED_ITSELF_WITH_FAILURE_ARM: Final = -1108
CL_DEVICE_CONTROLLED_TERMINATION_CAPABILITIES_ARM: Final = 0x41ee
CL_DEVICE_CONTROLLED_TERMINATION_SUCCESS_ARM: Final = 1
CL_DEVICE_CONTROLLED_TERMINATION_FAILURE_ARM: Final = 2
CL_DEVICE_CONTROLLED_TERMINATION_QUERY_ARM: Final = 4
CL_EVENT_COMMAND_TERMINATION_REASON_ARM: Final = 0x41ed
CL_COMMAND_TERMINATION_COMPLETION_ARM: Final = 0
CL_COMMAND_TERMINATION_CONTROLLED_SUCCESS_ARM: Final = 1
CL_COMMAND_TERMINATION_CONTROLLED_FAILURE_ARM: Final = 2
CL_COMMAND_TERMINATION_ERROR_ARM: Final = 3
cl_arm_protected_memory_allocation: Final = 1
CL_MEM_PROTECTED_ALLOC_ARM: Final = 0x1000000000
cl_intel_exec_by_local_thread: Final = 1
CL_QUEUE_THREAD_LOCAL_EXEC_ENABLE_INTEL: Final = 0x80000000
cl_intel_device_attribute_query: Final = 1
CL_DEVICE_FEATURE_FLAG_DP4A_INTEL: Final = 1
CL_DEVICE_FEATURE_FLAG_DPAS_INTEL: Final = 2
CL_DEVICE_IP_VERSION_INTEL: Final = 0x4250
CL_DEVICE_ID_INTEL: Final = 0x4251
CL_DEVICE_NUM_SLICES_INTEL: Final = 0x4252
CL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL: Final = 0x4253
CL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL: Final = 0x4254
CL_DEVICE_NUM_THREADS_PER_EU_INTEL: Final = 0x4255
CL_DEVICE_FEATURE_CAPABILITIES_INTEL: Final = 0x4256
cl_intel_device_partition_by_names: Final = 1
CL_DEVICE_PARTITION_BY_NAMES_INTEL: Final = 0x4052
CL_PARTITION_BY_NAMES_LIST_END_INTEL: Final = -1
cl_intel_accelerator: Final = 1
cl_intel_motion_estimation: Final = 1
cl_intel_advanced_motion_estimation: Final = 1
CL_INVALID_ACCELERATOR_INTEL: Final = -1094
CL_INVALID_ACCELERATOR_TYPE_INTEL: Final = -1095
CL_INVALID_ACCELERATOR_DESCRIPTOR_INTEL: Final = -1096
CL_ACCELERATOR_TYPE_NOT_SUPPORTED_INTEL: Final = -1097
CL_ACCELERATOR_TYPE_MOTION_ESTIMATION_INTEL: Final = 0
CL_ACCELERATOR_DESCRIPTOR_INTEL: Final = 0x4090
CL_ACCELERATOR_REFERENCE_COUNT_INTEL: Final = 0x4091
CL_ACCELERATOR_CONTEXT_INTEL: Final = 0x4092
CL_ACCELERATOR_TYPE_INTEL: Final = 0x4093
CL_ME_MB_TYPE_16x16_INTEL: Final = 0
CL_ME_MB_TYPE_8x8_INTEL: Final = 1
CL_ME_MB_TYPE_4x4_INTEL: Final = 2
CL_ME_SUBPIXEL_MODE_INTEGER_INTEL: Final = 0
CL_ME_SUBPIXEL_MODE_HPEL_INTEL: Final = 1
CL_ME_SUBPIXEL_MODE_QPEL_INTEL: Final = 2
CL_ME_SAD_ADJUST_MODE_NONE_INTEL: Final = 0
CL_ME_SAD_ADJUST_MODE_HAAR_INTEL: Final = 1
CL_ME_SEARCH_PATH_RADIUS_2_2_INTEL: Final = 0
CL_ME_SEARCH_PATH_RADIUS_4_4_INTEL: Final = 1
CL_ME_SEARCH_PATH_RADIUS_16_12_INTEL: Final = 5
CL_ME_SKIP_BLOCK_TYPE_16x16_INTEL: Final = 0
CL_ME_CHROMA_INTRA_PREDICT_ENABLED_INTEL: Final = 1
CL_ME_LUMA_INTRA_PREDICT_ENABLED_INTEL: Final = 2
CL_ME_SKIP_BLOCK_TYPE_8x8_INTEL: Final = 4
CL_ME_FORWARD_INPUT_MODE_INTEL: Final = 1
CL_ME_BACKWARD_INPUT_MODE_INTEL: Final = 2
CL_ME_BIDIRECTION_INPUT_MODE_INTEL: Final = 3
CL_ME_BIDIR_WEIGHT_QUARTER_INTEL: Final = 16
CL_ME_BIDIR_WEIGHT_THIRD_INTEL: Final = 21
CL_ME_BIDIR_WEIGHT_HALF_INTEL: Final = 32
CL_ME_BIDIR_WEIGHT_TWO_THIRD_INTEL: Final = 43
CL_ME_BIDIR_WEIGHT_THREE_QUARTER_INTEL: Final = 48
CL_ME_COST_PENALTY_NONE_INTEL: Final = 0
CL_ME_COST_PENALTY_LOW_INTEL: Final = 1
CL_ME_COST_PENALTY_NORMAL_INTEL: Final = 2
CL_ME_COST_PENALTY_HIGH_INTEL: Final = 3
CL_ME_COST_PRECISION_QPEL_INTEL: Final = 0
CL_ME_COST_PRECISION_HPEL_INTEL: Final = 1
CL_ME_COST_PRECISION_PEL_INTEL: Final = 2
CL_ME_COST_PRECISION_DPEL_INTEL: Final = 3
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_INTEL: Final = 0
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_INTEL: Final = 1
CL_ME_LUMA_PREDICTOR_MODE_DC_INTEL: Final = 2
CL_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_LEFT_INTEL: Final = 3
CL_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_RIGHT_INTEL: Final = 4
CL_ME_LUMA_PREDICTOR_MODE_PLANE_INTEL: Final = 4
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_RIGHT_INTEL: Final = 5
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_DOWN_INTEL: Final = 6
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_LEFT_INTEL: Final = 7
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_UP_INTEL: Final = 8
CL_ME_CHROMA_PREDICTOR_MODE_DC_INTEL: Final = 0
CL_ME_CHROMA_PREDICTOR_MODE_HORIZONTAL_INTEL: Final = 1
CL_ME_CHROMA_PREDICTOR_MODE_VERTICAL_INTEL: Final = 2
CL_ME_CHROMA_PREDICTOR_MODE_PLANE_INTEL: Final = 3
CL_DEVICE_ME_VERSION_INTEL: Final = 0x407e
CL_ME_VERSION_LEGACY_INTEL: Final = 0
CL_ME_VERSION_ADVANCED_VER_1_INTEL: Final = 1
CL_ME_VERSION_ADVANCED_VER_2_INTEL: Final = 2
cl_intel_simultaneous_sharing: Final = 1
CL_DEVICE_SIMULTANEOUS_INTEROPS_INTEL: Final = 0x4104
CL_DEVICE_NUM_SIMULTANEOUS_INTEROPS_INTEL: Final = 0x4105
cl_intel_egl_image_yuv: Final = 1
CL_EGL_YUV_PLANE_INTEL: Final = 0x4107
cl_intel_packed_yuv: Final = 1
CL_YUYV_INTEL: Final = 0x4076
CL_UYVY_INTEL: Final = 0x4077
CL_YVYU_INTEL: Final = 0x4078
CL_VYUY_INTEL: Final = 0x4079
cl_intel_required_subgroup_size: Final = 1
CL_DEVICE_SUB_GROUP_SIZES_INTEL: Final = 0x4108
CL_KERNEL_SPILL_MEM_SIZE_INTEL: Final = 0x4109
CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL: Final = 0x410a
cl_intel_driver_diagnostics: Final = 1
CL_CONTEXT_SHOW_DIAGNOSTICS_INTEL: Final = 0x4106
CL_CONTEXT_DIAGNOSTICS_LEVEL_ALL_INTEL: Final = 255
CL_CONTEXT_DIAGNOSTICS_LEVEL_GOOD_INTEL: Final = 1
CL_CONTEXT_DIAGNOSTICS_LEVEL_BAD_INTEL: Final = 2
CL_CONTEXT_DIAGNOSTICS_LEVEL_NEUTRAL_INTEL: Final = 4
CL_NV12_INTEL: Final = 0x410e
CL_MEM_NO_ACCESS_INTEL: Final = 0x1000000
CL_MEM_ACCESS_FLAGS_UNRESTRICTED_INTEL: Final = 0x2000000
CL_DEVICE_PLANAR_YUV_MAX_WIDTH_INTEL: Final = 0x417e
CL_DEVICE_PLANAR_YUV_MAX_HEIGHT_INTEL: Final = 0x417f
CL_DEVICE_AVC_ME_VERSION_INTEL: Final = 0x410b
CL_DEVICE_AVC_ME_SUPPORTS_TEXTURE_SAMPLER_USE_INTEL: Final = 0x410c
CL_DEVICE_AVC_ME_SUPPORTS_PREEMPTION_INTEL: Final = 0x410d
CL_AVC_ME_VERSION_0_INTEL: Final = 0
CL_AVC_ME_VERSION_1_INTEL: Final = 1
CL_AVC_ME_MAJOR_16x16_INTEL: Final = 0
CL_AVC_ME_MAJOR_16x8_INTEL: Final = 1
CL_AVC_ME_MAJOR_8x16_INTEL: Final = 2
CL_AVC_ME_MAJOR_8x8_INTEL: Final = 3
CL_AVC_ME_MINOR_8x8_INTEL: Final = 0
CL_AVC_ME_MINOR_8x4_INTEL: Final = 1
CL_AVC_ME_MINOR_4x8_INTEL: Final = 2
CL_AVC_ME_MINOR_4x4_INTEL: Final = 3
CL_AVC_ME_MAJOR_FORWARD_INTEL: Final = 0
CL_AVC_ME_MAJOR_BACKWARD_INTEL: Final = 1
CL_AVC_ME_MAJOR_BIDIRECTIONAL_INTEL: Final = 2
CL_AVC_ME_PARTITION_MASK_ALL_INTEL: Final = 0
CL_AVC_ME_PARTITION_MASK_16x16_INTEL: Final = 126
CL_AVC_ME_PARTITION_MASK_16x8_INTEL: Final = 125
CL_AVC_ME_PARTITION_MASK_8x16_INTEL: Final = 123
CL_AVC_ME_PARTITION_MASK_8x8_INTEL: Final = 119
CL_AVC_ME_PARTITION_MASK_8x4_INTEL: Final = 111
CL_AVC_ME_PARTITION_MASK_4x8_INTEL: Final = 95
CL_AVC_ME_PARTITION_MASK_4x4_INTEL: Final = 63
CL_AVC_ME_SEARCH_WINDOW_EXHAUSTIVE_INTEL: Final = 0
CL_AVC_ME_SEARCH_WINDOW_SMALL_INTEL: Final = 1
CL_AVC_ME_SEARCH_WINDOW_TINY_INTEL: Final = 2
CL_AVC_ME_SEARCH_WINDOW_EXTRA_TINY_INTEL: Final = 3
CL_AVC_ME_SEARCH_WINDOW_DIAMOND_INTEL: Final = 4
CL_AVC_ME_SEARCH_WINDOW_LARGE_DIAMOND_INTEL: Final = 5
CL_AVC_ME_SEARCH_WINDOW_RESERVED0_INTEL: Final = 6
CL_AVC_ME_SEARCH_WINDOW_RESERVED1_INTEL: Final = 7
CL_AVC_ME_SEARCH_WINDOW_CUSTOM_INTEL: Final = 8
CL_AVC_ME_SEARCH_WINDOW_16x12_RADIUS_INTEL: Final = 9
CL_AVC_ME_SEARCH_WINDOW_4x4_RADIUS_INTEL: Final = 2
CL_AVC_ME_SEARCH_WINDOW_2x2_RADIUS_INTEL: Final = 10
CL_AVC_ME_SAD_ADJUST_MODE_NONE_INTEL: Final = 0
CL_AVC_ME_SAD_ADJUST_MODE_HAAR_INTEL: Final = 2
CL_AVC_ME_SUBPIXEL_MODE_INTEGER_INTEL: Final = 0
CL_AVC_ME_SUBPIXEL_MODE_HPEL_INTEL: Final = 1
CL_AVC_ME_SUBPIXEL_MODE_QPEL_INTEL: Final = 3
CL_AVC_ME_COST_PRECISION_QPEL_INTEL: Final = 0
CL_AVC_ME_COST_PRECISION_HPEL_INTEL: Final = 1
CL_AVC_ME_COST_PRECISION_PEL_INTEL: Final = 2
CL_AVC_ME_COST_PRECISION_DPEL_INTEL: Final = 3
CL_AVC_ME_BIDIR_WEIGHT_QUARTER_INTEL: Final = 16
CL_AVC_ME_BIDIR_WEIGHT_THIRD_INTEL: Final = 21
CL_AVC_ME_BIDIR_WEIGHT_HALF_INTEL: Final = 32
CL_AVC_ME_BIDIR_WEIGHT_TWO_THIRD_INTEL: Final = 43
CL_AVC_ME_BIDIR_WEIGHT_THREE_QUARTER_INTEL: Final = 48
CL_AVC_ME_BORDER_REACHED_LEFT_INTEL: Final = 0
CL_AVC_ME_BORDER_REACHED_RIGHT_INTEL: Final = 2
CL_AVC_ME_BORDER_REACHED_TOP_INTEL: Final = 4
CL_AVC_ME_BORDER_REACHED_BOTTOM_INTEL: Final = 8
CL_AVC_ME_SKIP_BLOCK_PARTITION_16x16_INTEL: Final = 0
CL_AVC_ME_SKIP_BLOCK_PARTITION_8x8_INTEL: Final = 0x4000
CL_AVC_ME_SKIP_BLOCK_16x16_FORWARD_ENABLE_INTEL: Final = 0x1000000
CL_AVC_ME_SKIP_BLOCK_16x16_BACKWARD_ENABLE_INTEL: Final = 0x2000000
CL_AVC_ME_SKIP_BLOCK_16x16_DUAL_ENABLE_INTEL: Final = 0x3000000
CL_AVC_ME_SKIP_BLOCK_8x8_FORWARD_ENABLE_INTEL: Final = 0x55000000
CL_AVC_ME_SKIP_BLOCK_8x8_BACKWARD_ENABLE_INTEL: Final = -0x56000000
CL_AVC_ME_SKIP_BLOCK_8x8_DUAL_ENABLE_INTEL: Final = -0x1000000
CL_AVC_ME_SKIP_BLOCK_8x8_0_FORWARD_ENABLE_INTEL: Final = 0x1000000
CL_AVC_ME_SKIP_BLOCK_8x8_0_BACKWARD_ENABLE_INTEL: Final = 0x2000000
CL_AVC_ME_SKIP_BLOCK_8x8_1_FORWARD_ENABLE_INTEL: Final = 0x4000000
CL_AVC_ME_SKIP_BLOCK_8x8_1_BACKWARD_ENABLE_INTEL: Final = 0x8000000
CL_AVC_ME_SKIP_BLOCK_8x8_2_FORWARD_ENABLE_INTEL: Final = 0x10000000
CL_AVC_ME_SKIP_BLOCK_8x8_2_BACKWARD_ENABLE_INTEL: Final = 0x20000000
CL_AVC_ME_SKIP_BLOCK_8x8_3_FORWARD_ENABLE_INTEL: Final = 0x40000000
CL_AVC_ME_SKIP_BLOCK_8x8_3_BACKWARD_ENABLE_INTEL: Final = -0x80000000
CL_AVC_ME_BLOCK_BASED_SKIP_4x4_INTEL: Final = 0
CL_AVC_ME_BLOCK_BASED_SKIP_8x8_INTEL: Final = 128
CL_AVC_ME_INTRA_16x16_INTEL: Final = 0
CL_AVC_ME_INTRA_8x8_INTEL: Final = 1
CL_AVC_ME_INTRA_4x4_INTEL: Final = 2
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_16x16_INTEL: Final = 6
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_8x8_INTEL: Final = 5
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_4x4_INTEL: Final = 3
CL_AVC_ME_INTRA_NEIGHBOR_LEFT_MASK_ENABLE_INTEL: Final = 96
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_MASK_ENABLE_INTEL: Final = 16
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_RIGHT_MASK_ENABLE_INTEL: Final = 8
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_LEFT_MASK_ENABLE_INTEL: Final = 4
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_INTEL: Final = 0
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_INTEL: Final = 1
CL_AVC_ME_LUMA_PREDICTOR_MODE_DC_INTEL: Final = 2
CL_AVC_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_LEFT_INTEL: Final = 3
CL_AVC_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_RIGHT_INTEL: Final = 4
CL_AVC_ME_LUMA_PREDICTOR_MODE_PLANE_INTEL: Final = 4
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_RIGHT_INTEL: Final = 5
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_DOWN_INTEL: Final = 6
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_LEFT_INTEL: Final = 7
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_UP_INTEL: Final = 8
CL_AVC_ME_CHROMA_PREDICTOR_MODE_DC_INTEL: Final = 0
CL_AVC_ME_CHROMA_PREDICTOR_MODE_HORIZONTAL_INTEL: Final = 1
CL_AVC_ME_CHROMA_PREDICTOR_MODE_VERTICAL_INTEL: Final = 2
CL_AVC_ME_CHROMA_PREDICTOR_MODE_PLANE_INTEL: Final = 3
CL_AVC_ME_FRAME_FORWARD_INTEL: Final = 1
CL_AVC_ME_FRAME_BACKWARD_INTEL: Final = 2
CL_AVC_ME_FRAME_DUAL_INTEL: Final = 3
CL_AVC_ME_SLICE_TYPE_PRED_INTEL: Final = 0
CL_AVC_ME_SLICE_TYPE_BPRED_INTEL: Final = 1
CL_AVC_ME_SLICE_TYPE_INTRA_INTEL: Final = 2
CL_AVC_ME_INTERLACED_SCAN_TOP_FIELD_INTEL: Final = 0
CL_AVC_ME_INTERLACED_SCAN_BOTTOM_FIELD_INTEL: Final = 1
cl_intel_unified_shared_memory: Final = 1
CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL: Final = 0x4190
CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL: Final = 0x4191
CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL: Final = 0x4192
CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL: Final = 0x4193
CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL: Final = 0x4194
CL_UNIFIED_SHARED_MEMORY_ACCESS_INTEL: Final = 1
CL_UNIFIED_SHARED_MEMORY_ATOMIC_ACCESS_INTEL: Final = 2
CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ACCESS_INTEL: Final = 4
CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ATOMIC_ACCESS_INTEL: Final = 8
CL_MEM_ALLOC_FLAGS_INTEL: Final = 0x4195
CL_MEM_ALLOC_WRITE_COMBINED_INTEL: Final = 1
CL_MEM_ALLOC_INITIAL_PLACEMENT_DEVICE_INTEL: Final = 2
CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL: Final = 4
CL_MEM_ALLOC_TYPE_INTEL: Final = 0x419a
CL_MEM_ALLOC_BASE_PTR_INTEL: Final = 0x419b
CL_MEM_ALLOC_SIZE_INTEL: Final = 0x419c
CL_MEM_ALLOC_DEVICE_INTEL: Final = 0x419d
CL_MEM_TYPE_UNKNOWN_INTEL: Final = 0x4196
CL_MEM_TYPE_HOST_INTEL: Final = 0x4197
CL_MEM_TYPE_DEVICE_INTEL: Final = 0x4198
CL_MEM_TYPE_SHARED_INTEL: Final = 0x4199
CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL: Final = 0x4200
CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL: Final = 0x4201
CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL: Final = 0x4202
CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL: Final = 0x4203
CL_COMMAND_MEMFILL_INTEL: Final = 0x4204
CL_COMMAND_MEMCPY_INTEL: Final = 0x4205
CL_COMMAND_MIGRATEMEM_INTEL: Final = 0x4206
CL_COMMAND_MEMADVISE_INTEL: Final = 0x4207
cl_intel_mem_alloc_buffer_location: Final = 1
CL_INTEL_MEM_ALLOC_BUFFER_LOCATION_EXTENSION_NAME: Final = b'cl_intel_mem_alloc_buffer_location'
CL_MEM_ALLOC_BUFFER_LOCATION_INTEL: Final = 0x419e
cl_intel_create_buffer_with_properties: Final = 1
CL_MEM_CHANNEL_INTEL: Final = 0x4213
cl_intel_mem_force_host_memory: Final = 1
CL_MEM_FORCE_HOST_MEMORY_INTEL: Final = 0x100000
cl_intel_command_queue_families: Final = 1
CL_QUEUE_FAMILY_MAX_NAME_SIZE_INTEL: Final = 64
CL_DEVICE_QUEUE_FAMILY_PROPERTIES_INTEL: Final = 0x418b
CL_QUEUE_FAMILY_INTEL: Final = 0x418c
CL_QUEUE_INDEX_INTEL: Final = 0x418d
CL_QUEUE_DEFAULT_CAPABILITIES_INTEL: Final = 0
CL_QUEUE_CAPABILITY_CREATE_SINGLE_QUEUE_EVENTS_INTEL: Final = 1
CL_QUEUE_CAPABILITY_CREATE_CROSS_QUEUE_EVENTS_INTEL: Final = 2
CL_QUEUE_CAPABILITY_SINGLE_QUEUE_EVENT_WAIT_LIST_INTEL: Final = 4
CL_QUEUE_CAPABILITY_CROSS_QUEUE_EVENT_WAIT_LIST_INTEL: Final = 8
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_INTEL: Final = 256
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_RECT_INTEL: Final = 512
CL_QUEUE_CAPABILITY_MAP_BUFFER_INTEL: Final = 1024
CL_QUEUE_CAPABILITY_FILL_BUFFER_INTEL: Final = 2048
CL_QUEUE_CAPABILITY_TRANSFER_IMAGE_INTEL: Final = 4096
CL_QUEUE_CAPABILITY_MAP_IMAGE_INTEL: Final = 8192
CL_QUEUE_CAPABILITY_FILL_IMAGE_INTEL: Final = 0x4000
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_IMAGE_INTEL: Final = 0x8000
CL_QUEUE_CAPABILITY_TRANSFER_IMAGE_BUFFER_INTEL: Final = 0x10000
CL_QUEUE_CAPABILITY_MARKER_INTEL: Final = 0x1000000
CL_QUEUE_CAPABILITY_BARRIER_INTEL: Final = 0x2000000
CL_QUEUE_CAPABILITY_KERNEL_INTEL: Final = 0x4000000
cl_intel_queue_no_sync_operations: Final = 1
CL_QUEUE_NO_SYNC_OPERATIONS_INTEL: Final = 0x20000000
cl_intel_sharing_format_query: Final = 1
cl_ext_image_requirements_info: Final = 1
CL_IMAGE_REQUIREMENTS_ROW_PITCH_ALIGNMENT_EXT: Final = 4752
CL_IMAGE_REQUIREMENTS_BASE_ADDRESS_ALIGNMENT_EXT: Final = 4754
CL_IMAGE_REQUIREMENTS_SIZE_EXT: Final = 4786
CL_IMAGE_REQUIREMENTS_MAX_WIDTH_EXT: Final = 4787
CL_IMAGE_REQUIREMENTS_MAX_HEIGHT_EXT: Final = 4788
CL_IMAGE_REQUIREMENTS_MAX_DEPTH_EXT: Final = 4789
CL_IMAGE_REQUIREMENTS_MAX_ARRAY_SIZE_EXT: Final = 4790
cl_ext_image_from_buffer: Final = 1
CL_IMAGE_REQUIREMENTS_SLICE_PITCH_ALIGNMENT_EXT: Final = 4753
def CL_VERSION_MAJOR(version: int) -> int: ...
def CL_VERSION_MINOR(version: int) -> int: ...
def CL_VERSION_PATCH(version: int) -> int: ...
def CL_MAKE_VERSION(major: int, minor: int, patch: int) -> int: ...
def CL_VERSION_MAJOR_KHR(version: int) -> int: ...
def CL_VERSION_MINOR_KHR(version: int) -> int: ...
def CL_VERSION_PATCH_KHR(version: int) -> int: ...
def CL_MAKE_VERSION_KHR(major: int, minor: int, patch: int) -> int: ...
