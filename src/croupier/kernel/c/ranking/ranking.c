#include "ranking.h"

static int flush_strength(const uint8_t *cards, int size, uint64_t key)
{
    if (key & NO_CARD_BITS)
        return 0;
    return flush_strengths[suit_mask(cards, size, flush_suit(key & FLUSH_BITS))];
}

static inline int strength_of(const uint8_t *cards, int size)
{
    uint64_t key = KEY_START;
    for (int n = 0; n < size; n++)
        key += card_keys[cards[n]];
    if (key & (FLUSH_BITS | NO_CARD_BITS))
        return flush_strength(cards, size, key);
    return size == 7 ? strength_of_7(key) : size == 6 ? strength_of_6(key) : strength_of_5(key);
}

int hand_strength(const uint8_t *cards, int size)
{
    switch (size) {
    case 5:
        return strength_of(cards, 5);
    case 6:
        return strength_of(cards, 6);
    case 7:
        return strength_of(cards, 7);
    default:
        return 0;
    }
}

/* With the size known, the compiler writes out the loop over the cards. */
#define RANK_ALL(size)                                                                             \
    for (ptrdiff_t n = 0; n < count; n++) {                                                        \
        int strength = strength_of(cards + n * (size), size);                                      \
        if (strength == 0)                                                                         \
            return n;                                                                              \
        strengths[n] = (uint16_t)strength;                                                         \
    }

ptrdiff_t hand_strengths(const uint8_t *cards, int size, ptrdiff_t count, uint16_t *strengths)
{
    if (size == 5)
        RANK_ALL(5)
    else if (size == 6)
        RANK_ALL(6)
    else
        RANK_ALL(7)
    return -1;
}

int best_five(const uint8_t *cards, int size, int strength, uint8_t *five)
{
    const uint8_t *ranks = class_ranks + 5 * strength;
    uint64_t key = KEY_START;
    unsigned taken = 0;
    for (int n = 0; n < size; n++)
        key += card_keys[cards[n]];
    uint64_t flush = key & FLUSH_BITS;
    int suit = flush ? flush_suit(flush) : -1;
    for (int place = 0; place < 5; place++) {
        int n = 0;
        while (n < size && (taken >> n & 1 || cards[n] >> 2 != ranks[place] ||
                            (flush && (cards[n] & 3) != suit)))
            n++;
        if (n == size)
            return -1;
        taken |= 1u << n;
        five[place] = cards[n];
    }
    return 0;
}
