/* Freestanding header for parsing: the same on every machine and clang version.
   glibc asks for single types with __need_*; each type is guarded on its own for that. */
#if defined(__need_size_t) || defined(__need_ptrdiff_t) || defined(__need_wchar_t) || \
    defined(__need_wint_t) || defined(__need_NULL) || defined(__need_max_align_t) || \
    defined(__need_offsetof)
#define __tg_partial
#else
#define __need_size_t
#define __need_ptrdiff_t
#define __need_wchar_t
#define __need_NULL
#define __need_max_align_t
#define __need_offsetof
#endif
#if defined(__need_size_t) && !defined(__tg_size_t)
#define __tg_size_t
typedef __SIZE_TYPE__ size_t;
#endif
#if defined(__need_ptrdiff_t) && !defined(__tg_ptrdiff_t)
#define __tg_ptrdiff_t
typedef __PTRDIFF_TYPE__ ptrdiff_t;
#endif
#if defined(__need_wchar_t) && !defined(__tg_wchar_t)
#define __tg_wchar_t
#if !defined(__cplusplus)
typedef __WCHAR_TYPE__ wchar_t;
#endif
#endif
#if defined(__need_wint_t) && !defined(__tg_wint_t)
#define __tg_wint_t
typedef __WINT_TYPE__ wint_t;
#endif
#if defined(__need_max_align_t) && !defined(__tg_max_align_t)
#define __tg_max_align_t
typedef struct {
  long long __tg_long_long __attribute__((__aligned__(__alignof__(long long))));
  long double __tg_long_double __attribute__((__aligned__(__alignof__(long double))));
} max_align_t;
#endif
#if defined(__need_NULL)
#undef NULL
#ifdef __cplusplus
#define NULL __null
#else
#define NULL ((void *)0)
#endif
#endif
#if defined(__need_offsetof)
#undef offsetof
#define offsetof(t, d) __builtin_offsetof(t, d)
#endif
#undef __need_size_t
#undef __need_ptrdiff_t
#undef __need_wchar_t
#undef __need_wint_t
#undef __need_NULL
#undef __need_max_align_t
#undef __need_offsetof
#undef __tg_partial
