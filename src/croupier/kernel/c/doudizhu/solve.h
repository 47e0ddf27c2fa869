#ifndef DOUDIZHU_SOLVE_H
#define DOUDIZHU_SOLVE_H

#include "game.h"

enum { SOLVE_BITS = 14, SOLVE_CARDS_MAX = 12 };

/* Positions that were solved before. It may be used again for other rounds. */
typedef struct {
    uint64_t keys[1 << SOLVE_BITS];
    int nodes;
} Solver;

enum { PEASANTS_WIN, LANDLORD_WINS, NOT_SOLVED };

/* Who wins when all cards are known and everybody plays the best, looking at no more than so many
 * positions. Nobody may have more than SOLVE_CARDS_MAX cards. */
int solve(Solver *solver, const Round *round, int nodes_max);

#endif
