/* The networks of the house: one for each role says what the position after a play of that role is
 * worth. All numbers are whole, so every machine finds the same values. */
#ifndef DOUDIZHU_NET_H
#define DOUDIZHU_NET_H

#include "game.h"

enum {
    CARD_INPUTS = 54, /* the first of a rank, the second ..., the jokers at the end */
    AT_HAND = 0,
    AT_UNSEEN = AT_HAND + CARD_INPUTS,
    AT_TABLE = AT_UNSEEN + CARD_INPUTS,
    AT_PLAYED_NEXT = AT_TABLE + CARD_INPUTS,
    AT_PLAYED_LAST = AT_PLAYED_NEXT + CARD_INPUTS,
    AT_DID_NEXT = AT_PLAYED_LAST + CARD_INPUTS,
    AT_DID_LAST = AT_DID_NEXT + CARD_INPUTS,
    AT_BOTTOM = AT_DID_LAST + CARD_INPUTS,
    AT_OWNER = AT_BOTTOM + CARD_INPUTS,
    AT_LEFT_NEXT = AT_OWNER + ROLES,
    AT_LEFT_LAST = AT_LEFT_NEXT + 21,
    AT_BOMBS = AT_LEFT_LAST + 21,
    BOMBS_MOST = 5,
    AT_LEAST = AT_BOMBS + BOMBS_MOST + 1,
    LEAST_MOST = 12,
    AT_RUNS = AT_LEAST + LEAST_MOST + 1,
    AT_SOLO_NEXT = AT_RUNS + 3 * CHAIN_RANKS,
    AT_SOLO_LAST = AT_SOLO_NEXT + RANKS,
    AT_PAIR_NEXT = AT_SOLO_LAST + RANKS,
    AT_PAIR_LAST = AT_PAIR_NEXT + RANKS,
    AT_STANDS = AT_PAIR_LAST + RANKS,
    STANDS = 6,
    INPUTS = AT_STANDS + STANDS,
    HIDDEN = 256,
    SECOND = 64,
    OUTPUTS = 2, /* the chance to win, and points */
    ACTIVE_MAX = 256
};

/* How many steps a 1 has: of the weights of the first layer and its sums, of the activations, of
 * the weights of the second layer, of the last. */
enum { FIRST_BITS = 9, CELL_BITS = 7, SECOND_BITS = 9, LAST_BITS = 10, CELL_MOST = 1023 };
enum { VALUE_ONE = 1 << (CELL_BITS + LAST_BITS) };

typedef struct {
    int16_t first[INPUTS][HIDDEN];
    int16_t first_bias[HIDDEN];
    int16_t second[HIDDEN / 2][SECOND][2]; /* two cells side by side, as they are multiplied */
    int32_t second_bias[SECOND];
    int16_t last[OUTPUTS][SECOND];
    int32_t last_bias[OUTPUTS];
} Net;

typedef struct {
    int32_t win, points;
} Value;

enum { WIN_SCORE = 4 * VALUE_ONE };

/* Which inputs are 1 after a play of the role on turn. Returns how many. */
int inputs_after(const Round *before, Play play, uint16_t *inputs);

/* The values of all choices of the role on turn. A choice that ends the round is worth what it is. */
void value_choices(const Net *net, const Round *round, const Play *plays, int count, Value *values);

/* What a choice is chosen by: winning, and a little how much. */
static inline int64_t score(Value value)
{
    return (int64_t)value.win + value.points;
}

/* The best choice by its network, and its value where it is asked for. */
int best_choice(const Net *nets, const Round *round, const Play *plays, int count, Value *value);

/* What `bombs` doublings are worth, in the terms of the networks. */
static inline int32_t points_of(int bombs)
{
    return (VALUE_ONE / 4) << (bombs > 3 ? 3 : bombs);
}

#endif
