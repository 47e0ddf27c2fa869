#include "worlds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* So many worlds are drawn for each that is kept. The plays seen last say most. Of many choices that
 * a player had, some stand for all. */
enum { DRAWN_FOR_EACH = 6, LOOKED_BACK = 30, CHOICES_WEIGHED = 16 };
enum { MEMORY_BITS = 12, MEMORY = 1 << MEMORY_BITS };
/* How far the values of two plays are apart when one is e times as likely as the other, and how likely
 * any play is at least. Cards that are left are better than those that a player chose to get rid of:
 * if plays said less, the worlds would promise too much. */
static const double WARMTH = 0.12, SURPRISE = 0.03;

/* Deals what the seat has not seen. The landlord has the bottom cards that were not played. */
static void draw(const Knowledge *knowledge, const Round *known, Random *random, Counts *hands)
{
    int next = (knowledge->role + 1) % ROLES, last = (knowledge->role + 2) % ROLES;
    int landlord = knowledge->role == LANDLORD ? -1 : LANDLORD;
    Counts unseen = known->hands[next], fixed = landlord < 0 ? 0 : known->bottom;
    uint8_t cards[54];
    int count = 0, wants = known->left[next];
    for (int rank = 0; rank < RANKS; rank++)
        for (int held = count_of(unseen - fixed, rank); held > 0; held--)
            cards[count++] = (uint8_t)rank;
    for (int left = count; left > 1; left--) {
        uint32_t other = below(random, (uint32_t)left);
        uint8_t card = cards[left - 1];
        cards[left - 1] = cards[other];
        cards[other] = card;
    }
    hands[knowledge->role] = knowledge->hand;
    hands[next] = next == landlord ? fixed : 0;
    wants -= card_count(hands[next]);
    for (int n = 0; n < wants; n++)
        hands[next] += UNIT(cards[n]);
    hands[last] = unseen - hands[next];
}

static double weight_of(Value value)
{
    return exp((double)score(value) / VALUE_ONE / WARMTH);
}

/* How likely the role on turn makes this play. */
static double chance_of(const Net *nets, const Round *round, Counts made)
{
    static _Thread_local Play plays[PLAYS_MAX];
    Value values[CHOICES_WEIGHED + 1];
    Play weighed[CHOICES_WEIGHED + 1];
    int count = list_choices(round, plays), own = 0, others = 0;
    if (count == 1)
        return 1;
    while (own < count - 1 && plays[own].cards != made)
        own++;
    weighed[0] = plays[own];
    plays[own] = plays[--count];
    int kept = count < CHOICES_WEIGHED ? count : CHOICES_WEIGHED;
    for (; others < kept; others++)
        weighed[others + 1] = plays[others * count / kept];
    value_choices(&nets[round->turn], round, weighed, kept + 1, values);
    double sum = 0, weight = weight_of(values[0]);
    for (int n = 1; n <= kept; n++)
        sum += weight_of(values[n]);
    return weight / (weight + sum * count / kept);
}

/* The logarithm of how likely a role that is not the own one plays what it has played, if it has this
 * hand now. All that it sees follows from its hand: whoever has the other cards does not matter. */
static double likelihood(const Net *nets, const Knowledge *knowledge, const Counts *hands, int role)
{
    Counts first[ROLES];
    Round round;
    double sum = 0;
    memcpy(first, hands, sizeof first);
    for (int n = 0; n < knowledge->count; n++)
        first[n % ROLES] += knowledge->history[n].cards;
    begin_round(&round, first, knowledge->bottom);
    round.beginner = knowledge->beginner;
    for (int n = 0; n < knowledge->count; n++) {
        Play made = knowledge->history[n];
        if (round.turn == role && n + LOOKED_BACK >= knowledge->count)
            sum += log(chance_of(nets, &round, made.cards) + SURPRISE);
        make_play(&round, made);
    }
    return sum;
}

/* What was found for hands before. Few cards that nobody has seen make few hands. */
typedef struct {
    Counts hands[ROLES][MEMORY];
    double found[ROLES][MEMORY];
} Memory;

/* The same for both others together. */
static double remembered(const Net *nets, const Knowledge *knowledge, const Counts *hands,
                         Memory *memory)
{
    double sum = 0;
    for (int n = 1; n < ROLES; n++) {
        int role = (knowledge->role + n) % ROLES;
        int place = (int)(hands[role] * 0x9e3779b97f4a7c15u >> (64 - MEMORY_BITS));
        /* Nobody has no cards, so that 0 is a place that is free. */
        if (memory->hands[role][place] != hands[role]) {
            memory->hands[role][place] = hands[role];
            memory->found[role][place] = likelihood(nets, knowledge, hands, role);
        }
        sum += memory->found[role][place];
    }
    return sum;
}

int draw_worlds(const Net *nets, const Knowledge *knowledge, const Round *known, int wanted,
                Random *random, Counts (*worlds)[ROLES])
{
    int drawn = wanted * DRAWN_FOR_EACH;
    Memory *memory = calloc(1, sizeof *memory);
    Counts(*all)[ROLES] = malloc((size_t)drawn * sizeof *all);
    double *weights = malloc((size_t)drawn * sizeof *weights), best = -1e300, total = 0, at;
    int kept = 0, enough = all != NULL && weights != NULL && memory != NULL;
    for (int n = 0; enough && n < drawn; n++) {
        draw(knowledge, known, random, all[n]);
        weights[n] = remembered(nets, knowledge, all[n], memory);
        best = fmax(best, weights[n]);
    }
    for (int n = 0; enough && n < drawn; n++)
        total += weights[n] = exp(weights[n] - best);
    /* At even distances, so that a likely world comes as often as it should. */
    at = total / wanted * ((double)(next_word(random) >> 11) / 9007199254740992.0);
    for (int n = 0; enough && n < drawn; n++)
        for (at -= weights[n]; at < 0 && kept < wanted; at += total / wanted)
            memcpy(worlds[kept++], all[n], sizeof *worlds);
    free(memory);
    free(weights);
    free(all);
    return kept;
}
