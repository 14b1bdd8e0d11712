/* Freestanding header for parsing. */
#ifndef __tg_stdalign_h
#define __tg_stdalign_h
#ifndef __cplusplus
#define alignas _Alignas
#define alignof _Alignof
#endif
#define __alignas_is_defined 1
#define __alignof_is_defined 1
#endif
