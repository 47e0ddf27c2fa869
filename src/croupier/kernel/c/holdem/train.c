#include "train.h"

#include "../hands/hands.h"
#include "../ranking/ranking.h"

#include <string.h>

/* What one walk needs. The player who learns holds several hands at once, one a lane: which actions
 * he tries does not depend on his hand. */
typedef struct {
    const Training *training;
    Random *random;
    float *regrets, *sums;
    int player;
    uint16_t own[STREETS][LANES], other[STREETS];
    float outcomes[LANES]; /* 1 if the hand wins, -1 if it loses */
} Walk;

ptrdiff_t training_size(const Training *training)
{
    ptrdiff_t size = 0;
    int32_t next = 1;
    for (int node = 0; node < training->count; node++) {
        const Bet *bet = &training->bets[node];
        if (bet->kind < 0 || bet->kind > NODE_SHOWDOWN)
            return -1;
        if (bet->kind >= NODE_FOLDED)
            continue;
        if (bet->street < 0 || bet->street >= STREETS || bet->children < 1 ||
            bet->children > CHOICES_MAX || bet->child != next || next <= node ||
            bet->offset != size)
            return -1;
        next += bet->children;
        size += (ptrdiff_t)training->buckets[bet->street] * bet->children;
        if (size > INT32_MAX)
            return -1;
    }
    return next == training->count ? size : -1;
}

/* As often as it was regretted; evenly if nothing was. */
static void choose(const float *regrets, int actions, float *chosen)
{
    float total = 0.0f;
    for (int action = 0; action < actions; action++) {
        chosen[action] = regrets[action] > 0.0f ? regrets[action] : 0.0f;
        total += chosen[action];
    }
    if (total > 0.0f) {
        float part = 1.0f / total;
        for (int action = 0; action < actions; action++)
            chosen[action] *= part;
    } else {
        for (int action = 0; action < actions; action++)
            chosen[action] = 1.0f / (float)actions;
    }
}

static void walk(Walk *at, int node, float *values);

static void finish(const Walk *at, int node, float *values)
{
    const int32_t *paid = at->training->paid + 2 * node;
    int kind = at->training->bets[node].kind;
    double pot = (double)paid[0] + paid[1], own = paid[at->player];
    if (kind == NODE_SHOWDOWN) {
        float half = (float)(pot / 2.0), rest = (float)(pot / 2.0 - own);
        for (int lane = 0; lane < LANES; lane++)
            values[lane] = half * at->outcomes[lane] + rest;
    } else {
        float won = (float)(kind == NODE_FOLDED + at->player ? -own : pot - own);
        for (int lane = 0; lane < LANES; lane++)
            values[lane] = won;
    }
}

/* The player who learns tries everything. */
static void learn(Walk *at, const Bet *bet, float *values)
{
    float chosen[LANES][CHOICES_MAX], worth[CHOICES_MAX][LANES];
    float *regrets = at->regrets + bet->offset;
    const uint16_t *buckets = at->own[bet->street];
    int actions = bet->children;
    for (int lane = 0; lane < LANES; lane++)
        choose(regrets + buckets[lane] * actions, actions, chosen[lane]);
    for (int action = 0; action < actions; action++)
        walk(at, bet->child + action, worth[action]);
    for (int lane = 0; lane < LANES; lane++) {
        float value = 0.0f, *row = regrets + buckets[lane] * actions;
        for (int action = 0; action < actions; action++)
            value += chosen[lane][action] * worth[action][lane];
        for (int action = 0; action < actions; action++)
            row[action] += worth[action][lane] - value;
        values[lane] = value;
    }
}

/* An action by chance: as it is chosen, or once in a while any. */
static int taken(Random *random, const float *chosen, int actions)
{
    uint64_t word = next_word(random);
    if (word % STRAYS == 0)
        return (int)below(random, (uint32_t)actions);
    float drawn = (float)(word >> 40) * 0x1p-24f;
    int action = 0;
    while (action < actions - 1 && drawn >= chosen[action])
        drawn -= chosen[action++];
    while (chosen[action] <= 0.0f) /* what rounding left over */
        action--;
    return action;
}

/* The other one takes one action, and what he would choose goes into the average. */
static void follow(Walk *at, const Bet *bet, float *values)
{
    float chosen[CHOICES_MAX];
    int actions = bet->children;
    ptrdiff_t row = bet->offset + at->other[bet->street] * actions;
    choose(at->regrets + row, actions, chosen);
    for (int action = 0; action < actions; action++)
        at->sums[row + action] += chosen[action];
    walk(at, bet->child + taken(at->random, chosen, actions), values);
}

static void walk(Walk *at, int node, float *values)
{
    const Bet *bet = &at->training->bets[node];
    if (bet->kind >= NODE_FOLDED)
        finish(at, node, values);
    else if (bet->kind == at->player)
        learn(at, bet, values);
    else
        follow(at, bet, values);
}

static uint8_t draw(Random *random, uint64_t *used)
{
    for (;;) {
        uint32_t card = below(random, DECK);
        if (*used >> card & 1)
            continue;
        *used |= 1ull << card;
        return (uint8_t)card;
    }
}

/* A bucket that there is: the tables are the caller's. */
static uint16_t known(const Training *training, int street, uint32_t bucket)
{
    return bucket < (uint32_t)training->buckets[street] ? (uint16_t)bucket : 0;
}

/* The buckets of a hand, whose cards lie before those of the board, on all streets. */
static void find_buckets(const Training *training, const uint8_t *cards, uint16_t *buckets,
                         int stride)
{
    buckets[0] = known(training, 0, hand_index(family_of(2, 0), cards));
    buckets[stride] = known(training, 1, training->flop[hand_index(family_of(2, 3), cards)]);
    buckets[2 * stride] = known(training, 2, training->turn[hand_index(family_of(2, 4), cards)]);
    buckets[3 * stride] = known(training, 3, training->river[hand_index(family_of(2, 5), cards)]);
}

static void deal(Walk *at)
{
    const Training *training = at->training;
    uint8_t cards[HAND_MAX];
    uint64_t used = 0;
    for (int n = 0; n < 5; n++)
        used |= n < training->open ? 1ull << training->board[n] : 0;
    for (int n = 0; n < 5; n++)
        cards[2 + n] = n < training->open ? training->board[n] : draw(at->random, &used);
    cards[0] = draw(at->random, &used);
    cards[1] = draw(at->random, &used);
    find_buckets(training, cards, at->other, 1);
    int strength = hand_strength(cards, HAND_MAX);
    for (int lane = 0; lane < LANES; lane++) {
        uint64_t taken = used;
        cards[0] = draw(at->random, &taken);
        cards[1] = draw(at->random, &taken);
        find_buckets(training, cards, &at->own[0][lane], LANES);
        int own = hand_strength(cards, HAND_MAX);
        at->outcomes[lane] = own > strength ? 1.0f : own < strength ? -1.0f : 0.0f;
    }
}

void train(const Training *training, int64_t walks, Random *random, float *regrets, float *sums)
{
    Walk at = {training, random, regrets, sums, 0, {{0}}, {0}, {0}};
    float values[LANES];
    for (int64_t n = 0; n < 2 * walks; n++) {
        at.player = (int)(n & 1);
        deal(&at);
        walk(&at, 0, values);
    }
}

void part_row(const float *sums, int actions, int levels, uint8_t *parts)
{
    float total = 0.0f, rest[CHOICES_MAX];
    int left = levels;
    for (int action = 0; action < actions; action++)
        total += sums[action];
    memset(parts, 0, (size_t)actions);
    if (!(total > 0.0f))
        return;
    for (int action = 0; action < actions; action++) {
        float share = sums[action] / total * (float)levels;
        parts[action] = (uint8_t)share;
        rest[action] = share - (float)parts[action];
        left -= parts[action];
    }
    for (; left > 0; left--) { /* the largest rest first */
        int most = 0;
        for (int action = 1; action < actions; action++)
            most = rest[action] > rest[most] ? action : most;
        parts[most]++;
        rest[most] -= 1.0f;
    }
}
