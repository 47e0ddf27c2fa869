/* The least number of plays: every choice of chains is tried, what is left is counted. */
#include "hands.h"

#include <stdatomic.h>

enum { MEMORY_BITS = 17, CHAINABLE = (1 << CHAIN_RANKS) - 1 };

/* Hands that were counted before, the number in the four bits above the cards. Each entry is read and
 * written whole, so threads may share it. */
static _Atomic uint64_t memory[1 << MEMORY_BITS];

static const struct {
    int cards, links;
} CHAINS[3] = {{3, 2}, {2, 3}, {1, 5}};

/* Every trio takes a single card or a pair along, and so do the links of airplanes. */
static int without_chains(Counts hand, int wings)
{
    int rocket = (hand & ROCKET_COUNTS) == ROCKET_COUNTS;
    Levels level = rank_levels(rocket ? hand - ROCKET_COUNTS : hand);
    int trios = __builtin_popcount(level.of[3] & ~level.of[4]);
    int bombs = __builtin_popcount(level.of[4]);
    int others = __builtin_popcount(level.of[1] & ~level.of[3]) - trios - wings;
    return rocket + trios + bombs + (others > 0 ? others : 0);
}

/* Chains are taken in a fixed order, so that no choice is tried twice: by kind, and within a kind by
 * the lowest rank. */
static int fewest(Counts hand, int kind, int low, int wings, int taken, int best)
{
    int plain = taken + without_chains(hand, wings);
    if (plain < best)
        best = plain;
    if (taken + 2 > best)
        return best;
    for (; kind < 3; kind++, low = 0) {
        int cards = CHAINS[kind].cards, least = CHAINS[kind].links;
        unsigned ranks = rank_levels(hand).of[cards] & CHAINABLE & ~((1u << low) - 1), starts = ranks;
        for (int n = 1; n < least; n++)
            starts &= starts >> 1;
        for (; starts; starts &= starts - 1) {
            int first = __builtin_ctz(starts), links = least - 1;
            unsigned run = ~(ranks >> first);
            int longest = __builtin_ctz(run);
            for (links = longest; links >= least; links--) {
                Counts chain = (0x111111111111111u >> 4 * (RANKS - links)) * (Counts)cards;
                int more = kind == 0 ? links : 0;
                best = fewest(hand - (chain << 4 * first), kind, first, wings + more, taken + 1,
                              best);
            }
        }
    }
    return best;
}

int least_plays(Counts hand)
{
    if (hand == 0)
        return 0;
    uint64_t place = (hand * 0x9e3779b97f4a7c15u) >> (64 - MEMORY_BITS);
    uint64_t known = atomic_load_explicit(&memory[place], memory_order_relaxed);
    if ((known & 0xfffffffffffffff) == hand)
        return (int)(known >> 60);
    int found = fewest(hand, 0, 0, 0, 0, 15);
    atomic_store_explicit(&memory[place], hand | (uint64_t)found << 60, memory_order_relaxed);
    return found;
}
