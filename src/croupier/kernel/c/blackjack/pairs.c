#include "pairs.h"

#include <string.h>

enum { MISSING_MAX = 5 };

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

double split_pair(const Table *table, const int *base, int card, const int *cells, Room *room)
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
