/* What a single hand against the dealer is worth, and what a chart says about it. */
#ifndef CROUPIER_BLACKJACK_WORTH_H
#define CROUPIER_BLACKJACK_WORTH_H

#include "blackjack.h"

typedef struct {
    Game game;
    const Walk *walk;
    int barred;
    int aces, tens, cards; /* at the beginning, with the hand that is asked about */
    double *quiet;         /* by what is gone since; below zero: not yet known */
} Table;

typedef struct {
    const Table *table;
    int base[CARDS];
    const unsigned char *decided;
    unsigned char hits[HANDS];
    unsigned char knows_stand[HANDS], knows_best[HANDS];
    double stands[HANDS], bests[HANDS];
} Play;

int sum_of(const int *rest);

/* -1 if there is no memory. Whoever opens a table frees `quiet`. */
int open_table(Table *table, const Game *game, const int *base, int up);
double quiet_unseen(const Table *table, const int *rest);
void chances_of(const Table *table, const int *rest, double *chances);
void ends_of(const Table *table, const int *rest, double *ends);

void open_play(Play *play, const Table *table, const int *base, const unsigned char *decided);
void rest_of(const Play *play, int at, int *rest);
int possible(const Play *play, int at);
double stand_at(Play *play, int at);
double hit_at(Play *play, int at);
double double_at(Play *play, int at);
double best_at(Play *play, int at);
int never_stands(int at);

int row_of(int at);
void decide_by(const int *cells, unsigned char *decided);

#endif
