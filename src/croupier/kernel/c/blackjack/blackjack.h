/* What decisions at blackjack are worth. The twin (kernel/twin/blackjack) takes the same steps in
 * the same order and explains them; here are only the words that C needs besides. */
#ifndef CROUPIER_BLACKJACK_H
#define CROUPIER_BLACKJACK_H

#include "hands.h"

/* A cell of a chart, and where the rows of a column begin. */
enum { HIT = 1, DOUBLE = 2, SURRENDER = 4, SPLIT = 8 };
enum { SOFT = 22, PAIRS = 44, CELLS = PAIRS + CARDS };
enum { FIRST_HANDS = CARDS * (CARDS + 1) / 2 };

/* In the order of kernel/game.py. */
typedef struct {
    int dealer, natural_wins, peek, doubles, double_after_split, hands_max, split_aces_draw;
    int resplit_aces, surrender, bonus, pub, others;
} Game;
enum { GAME_FIELDS = 12 };

/* All return 0, or -1 if there is no memory. */
int blackjack_dealer(const Game *game, const int *counts, int up, double *chances);
int blackjack_values(const Game *game, const int *counts, const int *hand, int up, double *worths);
int blackjack_plan(const Game *game, const int *counts, int up, int *cells);
int blackjack_play(const Game *game, const int *counts, int up, const int *cells, double *worths);

#endif
