/* All plays of both sides are tried until one is found that wins; what was found is remembered. */
#include "solve.h"

typedef struct {
    Counts hands[ROLES];
    int combo, owner, turn, beginner;
} Endgame;

enum { ENDGAME_PLAYS = 256 }; /* more than SOLVE_CARDS_MAX cards can make */

static uint64_t mixed(uint64_t word)
{
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
    return word ^ (word >> 31);
}

/* The lowest bit is left free for the result. */
static uint64_t key_of(const Endgame *game)
{
    uint64_t key = (uint64_t)(game->combo << 4 | game->owner << 2 | game->turn);
    for (int role = 0; role < ROLES; role++)
        key = mixed(key + game->hands[role] + 0x9e3779b97f4a7c15u);
    return key & ~(uint64_t)1;
}

/* Many cards first, bombs last, and a skip before anything else if the partner holds the table. */
static void sort_plays(Play *plays, int count, const Endgame *game)
{
    int ranks[ENDGAME_PLAYS];
    int partner = game->turn != LANDLORD && game->owner != LANDLORD && game->owner != game->turn;
    for (int n = 0; n < count; n++) {
        Play play = plays[n];
        int rank = play.cards == 0 ? (partner ? 100 : -100)
                                   : 4 * card_count(play.cards) - (is_bomb(play.combo) ? 60 : 0);
        int at = n;
        for (; at > 0 && ranks[at - 1] < rank; at--) {
            ranks[at] = ranks[at - 1];
            plays[at] = plays[at - 1];
        }
        ranks[at] = rank;
        plays[at] = play;
    }
}

static Endgame after(const Endgame *game, Play play)
{
    Endgame next = *game;
    next.turn = game->turn == UP ? LANDLORD : game->turn + 1;
    if (play.cards) {
        next.hands[game->turn] -= play.cards;
        next.combo = play.combo;
        next.owner = game->turn;
    }
    if (next.owner == next.turn)
        next.combo = 0;
    return next;
}

static int landlord_wins(Solver *solver, const Endgame *game, int nodes_max)
{
    Play plays[ENDGAME_PLAYS];
    if (++solver->nodes > nodes_max)
        return NOT_SOLVED;
    uint64_t key = key_of(game), *place = &solver->keys[key >> (64 - SOLVE_BITS)];
    if ((*place & ~(uint64_t)1) == key)
        return (int)(*place & 1);
    int count = list_plays(game->hands[game->turn], game->combo, game->beginner, plays);
    int own = game->turn == LANDLORD ? LANDLORD_WINS : PEASANTS_WIN, found = 1 - own;
    for (int n = 0; n < count; n++)
        if (plays[n].cards == game->hands[game->turn])
            return own;
    if (game->combo != 0)
        plays[count++] = (Play){0, 0};
    sort_plays(plays, count, game);
    for (int n = 0; n < count && found != own; n++) {
        Endgame next = after(game, plays[n]);
        int result = landlord_wins(solver, &next, nodes_max);
        if (result == NOT_SOLVED)
            return NOT_SOLVED;
        found = result;
    }
    *place = key | (uint64_t)found;
    return found;
}

int solve(Solver *solver, const Round *round, int nodes_max)
{
    Endgame game = {{round->hands[0], round->hands[1], round->hands[2]},
                    round->combo,
                    round->owner,
                    round->turn,
                    round->beginner};
    solver->nodes = 0;
    return landlord_wins(solver, &game, nodes_max);
}
