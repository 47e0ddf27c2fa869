/* A strategy for two players learns by playing against itself: Monte Carlo CFR. In each walk one
 * player tries every action, while the other one and the cards follow chance; an action is chosen as
 * often as it was regretted, and what is kept is the average of what was chosen. Now and then the other
 * one strays from what he would choose, so that an answer is learned to everything that can be done,
 * also to what he has given up. There is no twin of this in Python: it would take months. */
#ifndef HOLDEM_TRAIN_H
#define HOLDEM_TRAIN_H

#include "../random.h"

#include <stddef.h>
#include <stdint.h>

enum { STREETS = 4, LANES = 4, CHOICES_MAX = 8, BETS_MAX = 1 << 20 };

/* One choice in so many is any action. */
enum { STRAYS = 32 };

/* Who acts, or how the hand ends: the kinds of kernel/c/river/solver.h. */
enum { NODE_FOLDED = 2, NODE_SHOWDOWN = 4 };

/* `offset` is where the rows of a node begin among all: a row for each bucket of its street, a number
 * for each of its children. */
typedef struct {
    int32_t kind, street, child, children, offset;
} Bet;

/* `paid` are the chips of both players by node. `tables` hold the buckets by the number of hand and
 * board: of the flop, the turn and the river. The first `open` cards of the board are always these. */
typedef struct {
    int count, open;
    int32_t buckets[STREETS];
    const Bet *bets;
    const int32_t *paid;
    const uint16_t *flop, *turn;
    const uint8_t *river;
    uint8_t board[5];
} Training;

/* How many numbers the strategy has, or -1 if the nodes are no tree. */
ptrdiff_t training_size(const Training *training);

/* So many walks for each player. */
void train(const Training *training, int64_t walks, Random *random, float *regrets, float *sums);

/* How often each action was chosen, in whole parts of `levels` that add up to it; all 0 for a row that
 * was never met. */
void part_row(const float *sums, int actions, int levels, uint8_t *parts);

#endif
