#include "blackjack.h"
#include "pairs.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 8 };

typedef struct {
    Table table;
    Play first;
    Room room;
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
        plan->worth[at] = hits ? total : stand_at(&plan->first, at);
    }
}

static double dealt(const Planner *plan, int low, int high)
{
    const int *counts = plan->counts;
    int cards = sum_of(counts), barred = plan->table.barred;
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
    const Game *game = &plan->table.game;
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
            stand[row] += plan->reached[at] * stand_at(&plan->first, at);
            hit[row] += plan->reached[at] * plan->hit[at];
        }
    }
    for (int row = 0; row < PAIRS; row++)
        if (stand[row] != 0.0 || hit[row] != 0.0)
            cells[row] = hit[row] > stand[row] ? HIT : 0;
}

static void first_moves(Planner *plan, int *cells, int pairs)
{
    const Game *game = &plan->table.game;
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
                doubled[row] += weight * double_at(&plan->first, at);
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
    const Game *game = &plan->table.game;
    Play *first = &plan->first;
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
            other = split_pair(&plan->table, plan->counts, card, cells, &plan->room);
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
    Play *first = &plan->first;
    open_table(&plan->table, &alone, counts, up);
    open_play(first, &plan->table, counts, NULL);
    memcpy(plan->counts, counts, sizeof plan->counts);
    for (int at = 0; at < HANDS; at++) {
        int rest[CARDS];
        plan->there[at] = (unsigned char)possible(first, at);
        rest_of(first, at, rest);
        if (plan->there[at])
            chances_of(&plan->table, rest, plan->chances[at]);
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
