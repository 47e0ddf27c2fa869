/* How often hands of hold'em win: counted over all boards, or over deals by chance. Only whole numbers
 * are reckoned, so that the twin (kernel/twin/equity) says exactly the same; it explains the ways. */
#ifndef CROUPIER_EQUITY_H
#define CROUPIER_EQUITY_H

#include "../ranking/ranking.h"

enum { SEATS_MAX = 10, BOARD = 5, HANDS = DECK * (DECK - 1) / 2, NO_CARD = 0xFF };

/* How often each seat was one of so many winners. */
typedef struct {
    int64_t deals;
    int64_t shared[SEATS_MAX][SEATS_MAX + 1];
} Tally;

/* What is known before a deal. A hand of NO_CARD may be any. `used` has a bit for each card that
 * cannot be dealt any more. */
typedef struct {
    int seats, board_size;
    uint8_t hands[SEATS_MAX][2], board[BOARD];
    uint64_t used;
} Spot;

static inline void settle(Tally *tally, const int *strengths, int seats, int64_t times)
{
    int best = 0, last = 0, winners = 0;
    for (int seat = 0; seat < seats; seat++) {
        last = strengths[seat] >= best ? seat : last;
        best = strengths[seat] >= best ? strengths[seat] : best;
    }
    for (int seat = 0; seat < seats; seat++)
        winners += strengths[seat] == best;
    if (winners == 1)
        tally->shared[last][1] += times;
    else
        for (int seat = 0; seat < seats; seat++)
            tally->shared[seat][winners] += strengths[seat] == best ? times : 0;
}

/* The 1,326 hands of two cards are numbered by their higher card, then by the lower one. */
static inline int hand_number(int low, int high)
{
    return high * (high - 1) / 2 + low;
}

/* Over all boards. */
void count_boards(const Spot *spot, Tally *tally);

/* The first seat against every hand that a second one may hold, each as often as its weight says. */
void count_against(const Spot *spot, const uint32_t *weights, Tally *tally);

/* What a seat may hold, ready to draw from. A column is drawn, and then either its own hand, below
 * its cut, or the other one that shares it. */
typedef struct {
    uint8_t low, high;
} Hand;
typedef struct {
    int columns;
    uint64_t total;
    uint64_t cuts[HANDS];
    Hand own[HANDS], other[HANDS];
} Range;

/* The weights of hands that touch no used card. 0, or -1 if none is left. */
int open_range(Range *range, const uint32_t *weights, uint64_t used);

/* By chance. Where `ranges[seat]` is NULL the spot tells of the hand. It ends early when the ranges
 * hardly ever fit together. */
void sample_deals(const Spot *spot, Range *const *ranges, int64_t deals, uint64_t seed,
                  Tally *tally);

#endif
