#include "blackjack.h"
#include "pairs.h"

#include <math.h>
#include <stdlib.h>

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
