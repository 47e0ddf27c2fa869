/* Loops over many numbers are compiled twice where the compiler can: for every machine of its kind,
 * and for those with wide registers. Both give the same numbers. What such a loop calls is INLINE. */
#ifndef DOUDIZHU_WIDE_H
#define DOUDIZHU_WIDE_H

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx2", "default"), optimize("O3")))
#define INLINE static inline __attribute__((always_inline))
#define WIDE_BY_HAND
#include <immintrin.h>
#else
#define WIDE
#define INLINE static inline
#endif

#endif
