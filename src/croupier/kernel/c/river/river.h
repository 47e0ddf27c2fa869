/* All hands on a complete board, and what they are worth against each other. The twin
 * (kernel/twin/river) takes the same steps in the same order and explains them. */
#ifndef CROUPIER_RIVER_H
#define CROUPIER_RIVER_H

#include "../ranking/ranking.h"

enum { HANDS = DECK * (DECK - 1) / 2, RIVER_HANDS = 47 * 46 / 2, RIVER_BOARD = 5 };

/* The hands that the board leaves, the weakest first, equal ones by number. */
typedef struct {
    int count;
    uint16_t numbers[RIVER_HANDS], strengths[RIVER_HANDS];
    uint8_t low[RIVER_HANDS], high[RIVER_HANDS];
} River;

void open_river(River *river, const uint8_t *board);

/* Only hands that at least one of the ranges has, of 1,326 weights each. */
void keep_held(River *river, const double *one, const double *other);

/* Vectors in the order of the river. Whoever holds the same card does not count. `net` is what a hand
 * beats less what beats it, `all` is everything that it can meet. */
void river_net(const River *river, const double *reach, double *net, double *all);
void river_all(const River *river, const double *reach, double *all);

/* Against any other hand: twice the wins plus the ties, of 1,980; NO_EQUITY for hands that cannot
 * be. Of all 1,326 hands by number. */
enum { NO_EQUITY = 0xFFFF, EQUITY_MAX = 1980 };
void river_equities(const River *river, uint16_t *equities);

#endif
