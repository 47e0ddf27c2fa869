/* Numbers from a seed of 64 bits: xoshiro256**, begun with splitmix64. The caller makes the seed; the
 * same one gives the same numbers here and in kernel/twin/random.py. */
#ifndef CROUPIER_RANDOM_H
#define CROUPIER_RANDOM_H

#include <stdint.h>

typedef struct {
    uint64_t words[4];
} Random;

static inline uint64_t rotate(uint64_t word, int by)
{
    return (word << by) | (word >> (64 - by));
}

static inline void begin_random(Random *random, uint64_t seed)
{
    for (int n = 0; n < 4; n++) {
        seed += 0x9e3779b97f4a7c15u;
        uint64_t mixed = seed;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        random->words[n] = mixed ^ (mixed >> 31);
    }
}

static inline uint64_t next_word(Random *random)
{
    uint64_t *words = random->words;
    uint64_t result = rotate(words[1] * 5, 7) * 9;
    uint64_t shifted = words[1] << 17;
    words[2] ^= words[0];
    words[3] ^= words[1];
    words[1] ^= words[2];
    words[0] ^= words[3];
    words[2] ^= shifted;
    words[3] = rotate(words[3], 45);
    return result;
}

/* Every number below `most` is as likely as another. */
static inline uint32_t below(Random *random, uint32_t most)
{
    uint32_t least = (0u - most) % most;
    for (;;) {
        uint64_t product = (next_word(random) >> 32) * most;
        if ((uint32_t)product >= least)
            return (uint32_t)(product >> 32);
    }
}

/* A word times `most`: the high half is a number below it, the low half is left as the next word.
 * Several numbers can be taken from one word this way. They are exactly as likely as they should be
 * unless what is left in the end is less than `uneven` of the product of all `most`. */
static inline uint64_t part_below(uint64_t *word, uint64_t most)
{
    unsigned __int128 product = (unsigned __int128)*word * most;
    *word = (uint64_t)product;
    return (uint64_t)(product >> 64);
}

static inline uint64_t uneven(uint64_t product)
{
    return (0u - product) % product;
}

#endif
