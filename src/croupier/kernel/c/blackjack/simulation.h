/* Rounds of blackjack dealt and played card by card, by a chart. It shares nothing with the exact
 * reckoning but the meaning of a chart's cells, so that each can prove the other. */
#ifndef CROUPIER_BLACKJACK_SIMULATION_H
#define CROUPIER_BLACKJACK_SIMULATION_H

#include "blackjack.h"

#include <stdint.h>

/* What a natural pays, whether one of a player's ends the round, whether a king and a queen make no
 * pair. */
typedef struct {
    int decks, players, natural_paid, natural_bet, natural_ends_round, same_rank;
} Setting;
enum { SETTING_FIELDS = 6 };

/* What the players gained, in parts of a bet of which `2 * natural_bet` make one, and the sum of the
 * squares of what all of them gained in each round. */
typedef struct {
    int64_t gain, squares;
} Sample;

void blackjack_simulate(const Game *game, const Setting *setting, const int *cells, int64_t rounds,
                        uint64_t seed, Sample *sample);

#endif
