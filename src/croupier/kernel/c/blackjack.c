#include "blackjack.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 8, DEPTHS = 16, MISSING_MAX = 5 };
/* How many aces, tens and cards of any kind can be gone when a round ends. */
enum { ACES_GONE = 40, TENS_GONE = 24, CARDS_GONE = 64 };

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

static int sum_of(const int *rest)
{
    int sum = 0;
    for (int card = 0; card < CARDS; card++)
        sum += rest[card];
    return sum;
}

/* ---- the table ---- */

static int open_table(Table *table, const Game *game, const int *base, int up)
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

static double quiet_unseen(const Table *table, const int *rest)
{
    if (!table->game.others)
        return 1.0;
    int cards = sum_of(rest), aces = rest[ACE], tens = rest[TEN];
    if (table->barred < 0)
        return quiet_of(table, aces, tens, cards);
    int hidden = cards - rest[table->barred];
    if (hidden <= 0)
        return 0.0;
    double apart;
    if (table->barred == TEN) {
        apart = (double)aces / hidden * quiet_of(table, aces - 1, tens, cards - 1);
        return apart + (double)(hidden - aces) / hidden * quiet_of(table, aces, tens, cards - 1);
    }
    apart = (double)tens / hidden * quiet_of(table, aces, tens - 1, cards - 1);
    return apart + (double)(hidden - tens) / hidden * quiet_of(table, aces, tens, cards - 1);
}

static void chances_of(const Table *table, const int *rest, double *chances)
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

static void ends_of(const Table *table, const int *rest, double *ends)
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

/* ---- one hand against the dealer ---- */

static void open_play(Play *play, const Table *table, const int *base, const unsigned char *decided)
{
    play->table = table;
    memcpy(play->base, base, sizeof play->base);
    play->decided = decided;
    memset(play->hits, 0, sizeof play->hits);
    memset(play->knows_stand, 0, sizeof play->knows_stand);
    memset(play->knows_best, 0, sizeof play->knows_best);
}

static void rest_of(const Play *play, int at, int *rest)
{
    for (int card = 0; card < CARDS; card++)
        rest[card] = play->base[card] - graph.counts[at][card];
}

static int possible(const Play *play, int at)
{
    for (int card = 0; card < CARDS; card++)
        if (play->base[card] < graph.counts[at][card])
            return 0;
    return 1;
}

static double stand_at(Play *play, int at)
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

static double best_at(Play *play, int at);

static double bust_with(const Play *play, int *rest, int card)
{
    if (!play->table->game.others)
        return -1.0;
    rest[card]--;
    double quiet = quiet_unseen(play->table, rest);
    rest[card]++;
    return -quiet;
}

static double hit_at(Play *play, int at)
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
                     (child >= 0 ? best_at(play, child) : bust_with(play, rest, card));
        }
    }
    return drawn ? total : -quiet_unseen(play->table, rest);
}

static double double_at(Play *play, int at)
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
                     (2.0 * (child >= 0 ? stand_at(play, child) : bust_with(play, rest, card)));
        }
    }
    return drawn ? total : -2.0 * quiet_unseen(play->table, rest);
}

static int never_stands(int at)
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

static double best_at(Play *play, int at)
{
    if (!play->knows_best[at]) {
        play->bests[at] = reckon_best(play, at);
        play->knows_best[at] = 1;
    }
    return play->bests[at];
}

/* ---- charts ---- */

static int row_of(int at)
{
    return graph.points[at] + (graph.soft[at] ? SOFT : 0);
}

static void decide_by(const int *cells, unsigned char *decided)
{
    for (int at = 0; at < HANDS; at++)
        decided[at] = (cells[row_of(at)] & HIT) != 0;
}

/* ---- pairs ---- */

/* Room for the hands of a split: one is played after the other. */
typedef struct {
    Play play;
    unsigned char decided[HANDS];
} Room;

static void second_card(Play *hand, int card, unsigned char *doubles, int choose, double *any_card,
                        double *not_card)
{
    const Game *game = &hand->table->game;
    int start = graph.child[0][card], rest[CARDS];
    double chances[CARDS], worth;
    rest_of(hand, start, rest);
    chances_of(hand->table, rest, chances);
    *any_card = *not_card = 0.0;
    for (int drawn = 0; drawn < CARDS; drawn++) {
        if (chances[drawn] <= 0.0)
            continue;
        int at = graph.child[start][drawn];
        if (card == ACE && !game->split_aces_draw) {
            worth = stand_at(hand, at);
        } else if (choose) {
            worth = best_at(hand, at);
            if (game->doubles && game->double_after_split) {
                double doubled = double_at(hand, at);
                if (doubled > worth) {
                    doubles[drawn] = 1;
                    worth = doubled;
                }
            }
        } else {
            worth = doubles[drawn] ? double_at(hand, at) : best_at(hand, at);
        }
        *any_card += chances[drawn] * worth;
        if (drawn != card)
            *not_card += chances[drawn] * worth;
    }
}

static double others_differ(const double *worths, int again, int others)
{
    if (others == 0)
        return worths[again];
    double less = others_differ(worths, again + 1, others - 1);
    return others_differ(worths, again, others - 1) - less;
}

static double resplit(const double *any, const double *plain, int hands_max, int waiting, int hands,
                      int done, int again)
{
    if (waiting == 0)
        return hands * others_differ(plain, again, hands - 1);
    if (hands == hands_max) {
        double settled = done ? done * others_differ(plain, again, done - 1) : 0.0;
        return settled + waiting * others_differ(any, again, done);
    }
    double pair = resplit(any, plain, hands_max, waiting + 1, hands + 1, done, again + 1);
    return pair + resplit(any, plain, hands_max, waiting - 1, hands, done + 1, again);
}

static double split_pair(const Table *table, const int *base, int card, const int *cells, Room *room)
{
    const Game *game = &table->game;
    int hands_max = game->hands_max;
    if (card == ACE && !game->resplit_aces)
        hands_max = 2;
    double any[MISSING_MAX] = {0.0}, plain[MISSING_MAX] = {0.0};
    unsigned char doubles[CARDS] = {0};
    int start = graph.child[0][card], left[CARDS], choose = cells == NULL;
    memcpy(left, base, sizeof left);
    left[card]--;
    if (!choose) {
        decide_by(cells, room->decided);
        for (int drawn = 0; drawn < CARDS; drawn++)
            doubles[drawn] = game->doubles && game->double_after_split &&
                             (cells[row_of(graph.child[start][drawn])] & DOUBLE);
    }
    double chance = 1.0;
    for (int missing = 0; missing <= 2 * (hands_max - 2); missing++) {
        double any_card, not_card, chances[CARDS];
        int rest[CARDS];
        open_play(&room->play, table, left, choose ? NULL : room->decided);
        second_card(&room->play, card, doubles, choose, &any_card, &not_card);
        if (choose) {
            memcpy(room->decided, room->play.hits, sizeof room->decided);
            choose = 0;
        }
        any[missing] = chance * any_card;
        plain[missing] = chance * not_card;
        rest_of(&room->play, start, rest);
        chances_of(table, rest, chances);
        chance *= chances[card];
        left[card]--;
        if (chance <= 0.0)
            break;
    }
    double once = 2.0 * any[0];
    if (hands_max == 2)
        return once;
    double again = resplit(any, plain, hands_max, 2, 2, 0, 0);
    return cells == NULL && once > again ? once : again;
}

/* ---- first hands ---- */

static double best_of_all(const Table *table, const int *counts, Play *first, int at, int low,
                          int high, double quiet, Room *room)
{
    const Game *game = &table->game;
    double worth = best_at(first, at), other;
    if (game->doubles && (other = double_at(first, at)) > worth)
        worth = other;
    if (low == high && game->hands_max > 1 &&
        (other = split_pair(table, counts, low, NULL, room)) > worth)
        worth = other;
    if (game->surrender && -0.5 * quiet > worth)
        worth = -0.5 * quiet;
    return worth;
}

static double by_plan(const Table *table, const int *counts, Play *first, int at, int low, int high,
                      double quiet, const int *cells, Room *room)
{
    const Game *game = &table->game;
    int pair = low == high && game->hands_max > 1;
    int cell = pair ? cells[PAIRS + low] : cells[row_of(at)];
    if (game->surrender && cell & SURRENDER)
        return -0.5 * quiet;
    if (pair && cell & SPLIT)
        return split_pair(table, counts, low, cells, room);
    if (game->doubles && cell & DOUBLE)
        return double_at(first, at);
    return cell & HIT ? hit_at(first, at) : stand_at(first, at);
}

typedef struct {
    Table table;
    Play first;
    Room room;
    unsigned char decided[HANDS];
} Desk;

static Desk *open_desk(const Game *game, const int *base, int up)
{
    Desk *desk = malloc(sizeof *desk);
    if (desk != NULL && open_table(&desk->table, game, base, up) != 0) {
        free(desk);
        return NULL;
    }
    return desk;
}

static void close_desk(Desk *desk)
{
    free(desk->table.quiet);
    free(desk);
}

int blackjack_play(const Game *game, const int *counts, int up, const int *cells, double *worths)
{
    Desk *desk = open_desk(game, counts, up);
    if (desk == NULL)
        return -1;
    if (cells != NULL)
        decide_by(cells, desk->decided);
    open_play(&desk->first, &desk->table, counts, cells != NULL ? desk->decided : NULL);
    int number = 0;
    for (int low = 0; low < CARDS; low++) {
        for (int high = low; high < CARDS; high++, number++) {
            int at = graph.child[graph.child[0][low]][high], rest[CARDS];
            worths[number] = 0.0;
            if (!possible(&desk->first, at))
                continue;
            rest_of(&desk->first, at, rest);
            double quiet = quiet_unseen(&desk->table, rest);
            double worth = cells == NULL
                               ? best_of_all(&desk->table, counts, &desk->first, at, low, high,
                                             quiet, &desk->room)
                               : by_plan(&desk->table, counts, &desk->first, at, low, high, quiet,
                                         cells, &desk->room);
            worths[number] = worth - (1.0 - quiet);
        }
    }
    close_desk(desk);
    return 0;
}

int blackjack_dealer(const Game *game, const int *counts, int up, double *chances)
{
    Game alone = *game;
    Table table;
    alone.others = 0;
    if (open_table(&table, &alone, counts, up) != 0)
        return -1;
    ends_of(&table, counts, chances);
    return 0;
}

int blackjack_values(const Game *game, const int *counts, const int *hand, int up, double *worths)
{
    int base[CARDS], at = 0, pair = -1;
    for (int card = 0; card < CARDS; card++) {
        base[card] = counts[card] + hand[card];
        for (int n = 0; n < hand[card]; n++)
            at = graph.child[at][card];
        if (hand[card] == 2)
            pair = card;
    }
    Desk *desk = open_desk(game, base, up);
    if (desk == NULL)
        return -1;
    open_play(&desk->first, &desk->table, base, NULL);
    worths[0] = stand_at(&desk->first, at);
    worths[1] = hit_at(&desk->first, at);
    worths[2] = double_at(&desk->first, at);
    worths[3] = NAN;
    if (pair >= 0 && graph.cards[at] == 2 && game->hands_max > 1)
        worths[3] = split_pair(&desk->table, base, pair, NULL, &desk->room);
    close_desk(desk);
    return 0;
}

/* ---- the chart of one open card ---- */

typedef struct {
    Desk desk;
    int counts[CARDS];
    unsigned char there[HANDS];
    double chances[HANDS][CARDS];
    double hit[HANDS], worth[HANDS], reached[HANDS];
} Planner;

static void evaluate(Planner *plan, const int *cells)
{
    for (int n = HANDS - 1; n >= 0; n--) {
        int at = graph.upwards[n];
        if (!plan->there[at])
            continue;
        double total = 0.0;
        for (int card = 0; card < CARDS; card++) {
            double chance = plan->chances[at][card];
            if (chance > 0.0) {
                int child = graph.child[at][card];
                total += chance * (child >= 0 ? plan->worth[child] : -1.0);
            }
        }
        plan->hit[at] = total;
        int hits = cells[row_of(at)] & HIT || never_stands(at);
        plan->worth[at] = hits ? total : stand_at(&plan->desk.first, at);
    }
}

static double dealt(const Planner *plan, int low, int high)
{
    const int *counts = plan->counts;
    int cards = sum_of(counts), barred = plan->desk.table.barred;
    double chance;
    if (low == high)
        chance = (double)(counts[low] * (counts[low] - 1)) / (cards * (cards - 1));
    else
        chance = 2.0 * counts[low] * counts[high] / (cards * (cards - 1));
    if (barred < 0 || chance <= 0.0)
        return chance;
    int left = counts[barred] - (low == barred) - (high == barred);
    return chance * (cards - 2 - left) / (cards - 2);
}

static void reach(Planner *plan, const int *cells)
{
    const Game *game = &plan->desk.table.game;
    memset(plan->reached, 0, sizeof plan->reached);
    for (int low = 0; low < CARDS; low++) {
        for (int high = low; high < CARDS; high++) {
            int at = graph.child[graph.child[0][low]][high];
            if (!(game->natural_wins && graph.points[at] == BEST))
                plan->reached[at] = dealt(plan, low, high);
        }
    }
    for (int n = 0; n < HANDS; n++) {
        int at = graph.upwards[n];
        if (!(plan->reached[at] > 0.0 && cells[row_of(at)] & HIT))
            continue;
        for (int card = 0; card < CARDS; card++) {
            int child = graph.child[at][card];
            double chance = plan->chances[at][card];
            if (child >= 0 && chance > 0.0)
                plan->reached[child] += plan->reached[at] * chance;
        }
    }
}

static void decide(Planner *plan, int *cells)
{
    double stand[PAIRS] = {0.0}, hit[PAIRS] = {0.0};
    for (int at = 0; at < HANDS; at++) {
        if (plan->reached[at] > 0.0 && !never_stands(at)) {
            int row = row_of(at);
            stand[row] += plan->reached[at] * stand_at(&plan->desk.first, at);
            hit[row] += plan->reached[at] * plan->hit[at];
        }
    }
    for (int row = 0; row < PAIRS; row++)
        if (stand[row] != 0.0 || hit[row] != 0.0)
            cells[row] = hit[row] > stand[row] ? HIT : 0;
}

static void first_moves(Planner *plan, int *cells, int pairs)
{
    const Game *game = &plan->desk.table.game;
    double weights[PAIRS] = {0.0}, base[PAIRS] = {0.0}, doubled[PAIRS] = {0.0};
    for (int low = 0; low < CARDS; low++) {
        for (int high = low; high < CARDS; high++) {
            int at = graph.child[graph.child[0][low]][high], row = row_of(at);
            double weight = dealt(plan, low, high);
            if ((low == high) != pairs || weight <= 0.0)
                continue;
            weights[row] += weight;
            base[row] += weight * plan->worth[at];
            if (game->doubles)
                doubled[row] += weight * double_at(&plan->desk.first, at);
        }
    }
    for (int row = 0; row < PAIRS; row++) {
        if (weights[row] <= 0.0)
            continue;
        cells[row] &= HIT;
        double worth = base[row];
        if (game->doubles && doubled[row] > worth) {
            cells[row] |= DOUBLE;
            worth = doubled[row];
        }
        if (game->surrender && -0.5 * weights[row] > worth)
            cells[row] |= SURRENDER;
    }
}

static void plan_pairs(Planner *plan, int *cells)
{
    const Game *game = &plan->desk.table.game;
    Play *first = &plan->desk.first;
    for (int card = 0; card < CARDS; card++) {
        int at = graph.child[graph.child[0][card]][card], cell = HIT;
        if (!plan->there[at]) {
            cells[PAIRS + card] = cells[row_of(at)];
            continue;
        }
        double worth = plan->hit[at], other;
        if (!never_stands(at) && stand_at(first, at) >= worth) {
            cell = 0;
            worth = stand_at(first, at);
        }
        if (game->doubles && (other = double_at(first, at)) > worth) {
            cell |= DOUBLE;
            worth = other;
        }
        if (game->hands_max > 1) {
            other = split_pair(&plan->desk.table, plan->counts, card, cells, &plan->desk.room);
            if (other > worth) {
                cell |= SPLIT;
                worth = other;
            }
        }
        if (game->surrender && worth < -0.5)
            cell |= SURRENDER;
        cells[PAIRS + card] = cell;
    }
}

int blackjack_plan(const Game *game, const int *counts, int up, int *cells)
{
    Game alone = *game;
    alone.others = 0;
    Planner *plan = calloc(1, sizeof *plan);
    if (plan == NULL)
        return -1;
    Play *first = &plan->desk.first;
    open_table(&plan->desk.table, &alone, counts, up);
    open_play(first, &plan->desk.table, counts, NULL);
    memcpy(plan->counts, counts, sizeof plan->counts);
    for (int at = 0; at < HANDS; at++) {
        int rest[CARDS];
        plan->there[at] = (unsigned char)possible(first, at);
        rest_of(first, at, rest);
        if (plan->there[at])
            chances_of(&plan->desk.table, rest, plan->chances[at]);
    }
    for (int row = 0; row < CELLS; row++)
        cells[row] = row < PAIRS && row % SOFT < 17 ? HIT : 0;
    for (int round = 0; round < ROUNDS; round++) {
        int before[CELLS];
        memcpy(before, cells, sizeof before);
        evaluate(plan, cells);
        reach(plan, cells);
        decide(plan, cells);
        if (memcmp(before, cells, sizeof before) == 0)
            break;
    }
    evaluate(plan, cells);
    first_moves(plan, cells, 1);
    first_moves(plan, cells, 0);
    plan_pairs(plan, cells);
    free(plan);
    return 0;
}
