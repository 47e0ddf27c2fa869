/* How strong poker hands of five to seven cards are: a number from 1 to 7462, the higher one wins. A
 * card is a number from 0 to 51, four times its rank plus its suit.
 *
 * A sum of card keys tells the ranks of a hand in its low 32 bits (kernel/tables/ranks.py) and counts
 * each suit in four bits above them. Counters begin at 3, so that the highest bit of one tells a
 * flush. What is no card sets a bit far above. */
#ifndef CROUPIER_RANKING_H
#define CROUPIER_RANKING_H

#include <stddef.h>
#include <stdint.h>

enum { DECK = 52, SUITS = 4, HAND_MAX = 7, CLASSES = 7462, CATEGORIES = 10 };

/* Generated: kernel/tables/source.py. */
extern const uint64_t card_keys[256];
extern const uint16_t flush_strengths[1 << 13];
extern const uint16_t moves_of_5[1 << 10], strengths_of_5[1 << 13];
extern const uint16_t moves_of_6[1 << 12], strengths_of_6[1 << 15];
extern const uint16_t moves_of_7[1 << 13], strengths_of_7[1 << 16];
extern const uint8_t class_ranks[5 * (CLASSES + 1)], class_categories[CLASSES + 1];

#define KEY_START 0x333300000000ull
#define FLUSH_BITS 0x888800000000ull
#define NO_CARD_BITS 0xF000000000000000ull

/* Of a hand without a flush; 0 for ranks that no deck has. */
static inline int strength_of_5(uint64_t key)
{
    uint32_t weight = (uint32_t)key;
    return strengths_of_5[((weight >> 10) + moves_of_5[weight & 0x3FF]) & 0x1FFF];
}

static inline int strength_of_6(uint64_t key)
{
    uint32_t weight = (uint32_t)key;
    return strengths_of_6[((weight >> 12) + moves_of_6[weight & 0xFFF]) & 0x7FFF];
}

static inline int strength_of_7(uint64_t key)
{
    uint32_t weight = (uint32_t)key;
    return strengths_of_7[((weight >> 13) + moves_of_7[weight & 0x1FFF]) & 0xFFFF];
}

/* Which suit has a flush, from the flush bits of a key, of which one is set. */
static inline int flush_suit(uint64_t flush)
{
    return flush & 0x88ull << 32 ? (flush & 0x80ull << 32 ? 1 : 0)
                                 : (flush & 0x8000ull << 32 ? 3 : 2);
}

/* The ranks of the cards of this suit, as bits. */
static inline int suit_mask(const uint8_t *cards, int size, int suit)
{
    int mask = 0;
    for (int n = 0; n < size; n++)
        mask |= (cards[n] & 3) == suit ? 1 << (cards[n] >> 2) : 0;
    return mask;
}

/* The strength of five to seven cards; 0 if they are no hand. */
int hand_strength(const uint8_t *cards, int size);

/* The same for `count` hands one after the other. The number of the first that is none, or -1. */
ptrdiff_t hand_strengths(const uint8_t *cards, int size, ptrdiff_t count, uint16_t *strengths);

/* Which five of the cards make a hand of this strength, the most significant first. 0, or -1 if the
 * strength is of another hand. */
int best_five(const uint8_t *cards, int size, int strength, uint8_t *five);

/* How many hands of seven cards, of which these two are the lowest, are in each category. */
void count_sevens(int lowest, int second, int64_t *categories);

#endif
