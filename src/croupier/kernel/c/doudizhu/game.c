#include "game.h"

#include <string.h>

void begin_round(Round *round, const Counts *hands, Counts bottom)
{
    memset(round, 0, sizeof *round);
    for (int role = 0; role < ROLES; role++) {
        round->hands[role] = hands[role];
        round->left[role] = role == LANDLORD ? 20 : 17;
    }
    round->bottom = bottom;
}

/* What is left of the bottom cards when these were played too. */
static Counts without(Counts bottom, Counts cards)
{
    for (int rank = 0; rank < RANKS && bottom >> 4 * rank; rank++) {
        int held = count_of(bottom, rank), played = count_of(cards, rank);
        bottom -= (Counts)(held < played ? held : played) << 4 * rank;
    }
    return bottom;
}

static void skip(Round *round, int role)
{
    unsigned from = ~0u << LOW(round->combo) & ((1 << RANKS) - 1);
    if (CATEGORY(round->combo) == SOLO)
        round->solo_passed[role] |= from;
    else if (CATEGORY(round->combo) == PAIR)
        round->pair_passed[role] |= from;
    round->last[role] = 0;
}

void make_play(Round *round, Play play)
{
    int role = round->turn;
    round->turn = role == UP ? LANDLORD : role + 1;
    if (play.cards == 0) {
        skip(round, role);
    } else {
        round->hands[role] -= play.cards;
        round->played[role] += play.cards;
        round->last[role] = play.cards;
        round->left[role] -= card_count(play.cards);
        round->table = play.cards;
        round->combo = play.combo;
        round->owner = role;
        round->bombs += is_bomb(play.combo);
        if (role == LANDLORD)
            round->bottom = without(round->bottom, play.cards);
    }
    if (round->turn == round->owner) {
        round->table = 0;
        round->combo = 0;
    }
}

int list_choices(const Round *round, Play *plays)
{
    int count = list_plays(round->hands[round->turn], round->combo, round->beginner, plays);
    if (round->combo != 0)
        plays[count++] = (Play){0, 0};
    return count;
}
