#include "worth.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTHS = 16 };
/* How many aces, tens and cards of any kind can be gone when a round ends. */
enum { ACES_GONE = 40, TENS_GONE = 24, CARDS_GONE = 64 };

int sum_of(const int *rest)
{
    int sum = 0;
    for (int card = 0; card < CARDS; card++)
        sum += rest[card];
    return sum;
}

int open_table(Table *table, const Game *game, const int *base, int up)
{
    table->game = *game;
    table->walk = &walks[game->dealer][up];
    table->barred = game->peek ? natural_maker(up) : -1;
    table->aces = base[ACE];
    table->tens = base[TEN];
    table->cards = sum_of(base);
    table->quiet = NULL;
    if (game->others) {
        size_t size = (size_t)ACES_GONE * TENS_GONE * CARDS_GONE;
        table->quiet = malloc(size * sizeof *table->quiet);
        if (table->quiet == NULL)
            return -1;
        for (size_t n = 0; n < size; n++)
            table->quiet[n] = -1.0;
    }
    return 0;
}

static double reckon_quiet(int aces, int tens, int cards, int hands)
{
    double total = 1.0, term = 1.0;
    for (int number = 0; number < hands; number++) {
        int pairs = (aces - number) * (tens - number);
        int places = (cards - 2 * number) * (cards - 2 * number - 1);
        if (aces <= number || tens <= number || places <= 0)
            break;
        term = term * (2.0 * pairs) / places;
        term = term * -(hands - number) / (number + 1);
        total += term;
    }
    return total;
}

static double quiet_of(const Table *table, int aces, int tens, int cards)
{
    int gone_aces = table->aces - aces, gone_tens = table->tens - tens;
    int gone_cards = table->cards - cards;
    if (gone_aces < 0 || gone_aces >= ACES_GONE || gone_tens < 0 || gone_tens >= TENS_GONE ||
        gone_cards < 0 || gone_cards >= CARDS_GONE)
        return reckon_quiet(aces, tens, cards, table->game.others);
    double *known = &table->quiet[(gone_aces * TENS_GONE + gone_tens) * CARDS_GONE + gone_cards];
    if (*known < 0.0)
        *known = reckon_quiet(aces, tens, cards, table->game.others);
    return *known;
}

double quiet_unseen(const Table *table, const int *rest)
{
    if (!table->game.others)
        return 1.0;
    int cards = sum_of(rest), aces = rest[ACE], tens = rest[TEN];
    if (table->barred < 0)
        return quiet_of(table, aces, tens, cards);
    int hidden = cards - rest[table->barred];
    if (hidden <= 0)
        return 0.0;
    int ace = table->barred == TEN; /* what the hidden card may take from the others */
    int some = ace ? aces : tens;
    double apart = (double)some / hidden * quiet_of(table, aces - ace, tens - !ace, cards - 1);
    return apart + (double)(hidden - some) / hidden * quiet_of(table, aces, tens, cards - 1);
}

void chances_of(const Table *table, const int *rest, double *chances)
{
    int cards = sum_of(rest), barred = table->barred;
    for (int card = 0; card < CARDS; card++)
        chances[card] = 0.0;
    if (cards < 2)
        return;
    if (barred < 0) {
        for (int card = 0; card < CARDS; card++)
            chances[card] = (double)rest[card] / cards;
        return;
    }
    int unbarred = cards - rest[barred];
    if (unbarred <= 0) {
        chances[barred] = 1.0;
        return;
    }
    double share = (double)(cards - 1 - rest[barred]) / ((cards - 1) * unbarred);
    for (int card = 0; card < CARDS; card++)
        chances[card] = rest[card] * share;
    chances[barred] = (double)rest[barred] / (cards - 1);
}

void ends_of(const Table *table, const int *rest, double *ends)
{
    int checked = table->barred >= 0, others = table->game.others;
    int cards = sum_of(rest);
    int first = checked ? cards - rest[table->barred] : cards;
    double scale[DEPTHS], products[DEPTHS];
    scale[0] = products[0] = 1.0;
    for (int depth = 1; depth < DEPTHS; depth++) {
        int among = depth == 1 ? first : cards - depth + 1;
        scale[depth] = among > 0 ? scale[depth - 1] / among : 0.0;
    }
    for (int end = 0; end < ENDS; end++)
        ends[end] = 0.0;
    const Step *steps = table->walk->steps;
    int count = table->walk->count;
    for (int at = 0; at < count;) {
        const Step *step = &steps[at];
        int left = rest[step->card] - step->copy;
        if (left <= 0) {
            at = step->skip;
            continue;
        }
        double product = products[step->depth] = products[step->depth - 1] * left;
        if (step->end >= 0) {
            double chance =
                product * (checked ? step->ways_checked : step->ways) * scale[step->depth];
            if (others)
                chance *= quiet_of(table, rest[ACE] - step->aces, rest[TEN] - step->tens,
                                   cards - step->depth);
            ends[step->end] += chance;
        }
        at++;
    }
    double bust = quiet_unseen(table, rest);
    for (int end = 0; end < ENDS; end++)
        bust -= ends[end];
    ends[ENDS] = bust;
}

void open_play(Play *play, const Table *table, const int *base, const unsigned char *decided)
{
    play->table = table;
    memcpy(play->base, base, sizeof play->base);
    play->decided = decided;
    memset(play->hits, 0, sizeof play->hits);
    memset(play->knows_stand, 0, sizeof play->knows_stand);
    memset(play->knows_best, 0, sizeof play->knows_best);
}

void rest_of(const Play *play, int at, int *rest)
{
    for (int card = 0; card < CARDS; card++)
        rest[card] = play->base[card] - graph.counts[at][card];
}

int possible(const Play *play, int at)
{
    for (int card = 0; card < CARDS; card++)
        if (play->base[card] < graph.counts[at][card])
            return 0;
    return 1;
}

double stand_at(Play *play, int at)
{
    if (play->knows_stand[at])
        return play->stands[at];
    const Game *game = &play->table->game;
    int rest[CARDS];
    double ends[ENDS + 1];
    rest_of(play, at, rest);
    ends_of(play->table, rest, ends);
    int points = graph.points[at];
    double win = ends[ENDS], lose = 0.0;
    for (int end = 0; end < 5; end++) {
        if (points > 17 + end)
            win += ends[end];
        else if (points < 17 + end || (game->pub && end <= 2))
            lose += ends[end];
    }
    if (game->natural_wins || points < BEST)
        lose += ends[NATURAL];
    if (game->bonus && graph.cards[at] >= 7)
        win *= 2.0;
    play->knows_stand[at] = 1;
    return play->stands[at] = win - lose;
}

static double bust_with(const Play *play, int *rest, int card)
{
    if (!play->table->game.others)
        return -1.0;
    rest[card]--;
    double quiet = quiet_unseen(play->table, rest);
    rest[card]++;
    return -quiet;
}

/* One more card, and then what `worth` says of the hand, `bets` times. */
static double draw_at(Play *play, int at, double (*worth)(Play *, int), double bets)
{
    int rest[CARDS], drawn = 0;
    double chances[CARDS], total = 0.0;
    rest_of(play, at, rest);
    chances_of(play->table, rest, chances);
    for (int card = 0; card < CARDS; card++) {
        if (chances[card] > 0.0) {
            int child = graph.child[at][card];
            drawn = 1;
            total += chances[card] *
                     (bets * (child >= 0 ? worth(play, child) : bust_with(play, rest, card)));
        }
    }
    return drawn ? total : -bets * quiet_unseen(play->table, rest);
}

double hit_at(Play *play, int at)
{
    return draw_at(play, at, best_at, 1.0);
}

double double_at(Play *play, int at)
{
    return draw_at(play, at, stand_at, 2.0);
}

int never_stands(int at)
{
    return graph.points[at] < 12 || (graph.soft[at] && graph.points[at] <= 16);
}

static double reckon_best(Play *play, int at)
{
    if (play->decided != NULL)
        return play->decided[at] ? hit_at(play, at) : stand_at(play, at);
    double hit = hit_at(play, at);
    if (!never_stands(at)) {
        double stand = stand_at(play, at);
        if (stand >= hit)
            return stand;
    }
    play->hits[at] = 1;
    return hit;
}

double best_at(Play *play, int at)
{
    if (!play->knows_best[at]) {
        play->bests[at] = reckon_best(play, at);
        play->knows_best[at] = 1;
    }
    return play->bests[at];
}

int row_of(int at)
{
    return graph.points[at] + (graph.soft[at] ? SOFT : 0);
}

void decide_by(const int *cells, unsigned char *decided)
{
    for (int at = 0; at < HANDS; at++)
        decided[at] = (cells[row_of(at)] & HIT) != 0;
}
