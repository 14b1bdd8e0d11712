/* Freestanding header for parsing. */
#ifndef __tg_stdnoreturn_h
#define __tg_stdnoreturn_h
#define noreturn _Noreturn
#endif
