/* What a pair is worth when it is split, again and again up to four hands. */
#ifndef CROUPIER_BLACKJACK_PAIRS_H
#define CROUPIER_BLACKJACK_PAIRS_H

#include "worth.h"

/* Room for the hands of a split: one is played after the other. */
typedef struct {
    Play play;
    unsigned char decided[HANDS];
} Room;

double split_pair(const Table *table, const int *base, int card, const int *cells, Room *room);

#endif
