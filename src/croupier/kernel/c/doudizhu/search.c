#include "search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "solve.h"
#include "worlds.h"

enum {
    NETWORK_VISITS = 24, /* the value of the network counts as so many worlds */
    WORLDS_LEAST = 4,
    ROUND_WORLDS = 8,    /* after so many the weakest candidates are dropped */
    SOLVED_CARDS = SOLVE_CARDS_MAX,
    SOLVED_NODES = 400,
};
/* How far a candidate may be behind: at first, and when it has been played out once. */
static const double HOPELESS = 0.7, LAG = 2.2;
/* How much of what is still open at a turn of the seat is left to what comes after it. The network
 * judges the rest: one end alone is won or lost, and says little about a choice. */
static const double LEFT_OPEN = 0.8;

int known_round(const Knowledge *knowledge, Round *round)
{
    Counts played[ROLES] = {0}, hands[ROLES];
    int role = knowledge->role, next = (role + 1) % ROLES, last = (role + 2) % ROLES;
    for (int n = 0; n < knowledge->count; n++)
        played[n % ROLES] += knowledge->history[n].cards;
    Counts seen = knowledge->hand + played[0] + played[1] + played[2];
    for (int rank = 0; rank < RANKS; rank++)
        if (count_of(seen, rank) > count_of(PACK, rank))
            return -1;
    hands[role] = knowledge->hand + played[role];
    hands[next] = PACK - seen + played[next];
    hands[last] = played[last];
    begin_round(round, hands, knowledge->bottom);
    round->beginner = knowledge->beginner;
    for (int n = 0; n < knowledge->count; n++)
        make_play(round, knowledge->history[n]);
    int fits = round->turn == role && round->left[role] == card_count(knowledge->hand) &&
               round->left[0] > 0 && round->left[1] > 0 && round->left[2] > 0;
    return fits ? 0 : -1;
}

static double in_ones(Value value)
{
    return (double)score(value) / VALUE_ONE;
}

/* What the round comes to for a role when all play by their networks, and perfectly when few cards
 * are left. What the role's network says on the way is part of it. */
static double play_out(const Net *nets, Round *round, int role, Solver *solver)
{
    static _Thread_local Play plays[PLAYS_MAX];
    int result = NOT_SOLVED;
    double said = 0, open = 1;
    while (winner(round) < 0) {
        if (round->left[0] + round->left[1] + round->left[2] <= SOLVED_CARDS &&
            (result = solve(solver, round, SOLVED_NODES)) != NOT_SOLVED)
            break;
        Value value;
        int count = list_choices(round, plays), own = round->turn == role;
        Play play = plays[best_choice(nets, round, plays, count, own ? &value : NULL)];
        if (own && play.cards != round->hands[role]) {
            said += open * (1 - LEFT_OPEN) * in_ones(value);
            open *= LEFT_OPEN;
        }
        make_play(round, play);
    }
    if (result == NOT_SOLVED)
        result = winner(round) == LANDLORD;
    double worth = 1 + (double)points_of(round->bombs) / VALUE_ONE;
    return said + open * ((result == LANDLORD_WINS) == (role == LANDLORD) ? worth : -worth);
}

static int by_score(const void *one, const void *other)
{
    double a = ((const Candidate *)one)->score, b = ((const Candidate *)other)->score;
    return a < b ? 1 : a > b ? -1 : 0;
}

static int first_candidates(const Net *nets, const Round *round, Candidate *candidates)
{
    static _Thread_local Play plays[PLAYS_MAX];
    static _Thread_local Value values[PLAYS_MAX];
    int count = list_choices(round, plays), kept = 0;
    value_choices(&nets[round->turn], round, plays, count, values);
    for (int n = 0; n < count; n++) {
        Candidate found = {plays[n], values[n], in_ones(values[n]), 0, 0};
        int at = kept;
        while (at > 0 && candidates[at - 1].score < found.score)
            at--;
        if (at == CANDIDATES_MAX)
            continue;
        if (kept < CANDIDATES_MAX)
            kept++;
        memmove(&candidates[at + 1], &candidates[at],
                (size_t)(kept - at - 1) * sizeof *candidates);
        candidates[at] = found;
    }
    return kept;
}

/* Drops the candidates that are so far behind that more worlds would hardly bring them back. Returns
 * how many are left. */
static int drop(Candidate *candidates, int live, int worlds)
{
    double lag = LAG / sqrt(worlds);
    qsort(candidates, (size_t)live, sizeof *candidates, by_score);
    while (live > 1 && candidates[live - 1].score < candidates[0].score - lag)
        live--;
    return live;
}

static void race(const Net *nets, const Round *known, Counts (*worlds)[ROLES], int count,
                 int iterations, Candidate *candidates, int live, Solver *solver)
{
    int role = known->turn;
    for (int world = 0; world < count && live > 1 && iterations >= live; world++) {
        /* A likely world comes several times in a row; what it brings is the same each time. */
        int again = world > 0 && memcmp(worlds[world], worlds[world - 1], sizeof *worlds) == 0;
        for (int n = 0; n < live; n++) {
            Candidate *candidate = &candidates[n];
            double weight = NETWORK_VISITS + candidate->visits++;
            if (!again) {
                Round round = *known;
                memcpy(round.hands, worlds[world], sizeof round.hands);
                make_play(&round, candidate->play);
                iterations--;
                candidate->brought = play_out(nets, &round, role, solver);
            }
            candidate->score = (candidate->score * weight + candidate->brought) / (weight + 1);
        }
        if (world % ROUND_WORLDS == ROUND_WORLDS - 1)
            live = drop(candidates, live, world + 1);
    }
    qsort(candidates, (size_t)live, sizeof *candidates, by_score);
}

int search(const Net *nets, const Knowledge *knowledge, int iterations, uint64_t seed,
           Candidate *candidates)
{
    Round known;
    Random random;
    if (known_round(knowledge, &known) != 0)
        return -1;
    int count = first_candidates(nets, &known, candidates), live = 1;
    while (live < count && candidates[live].score > candidates[0].score - HOPELESS)
        live++;
    if (live < 2 || iterations < 2 || candidates[0].play.cards == knowledge->hand)
        return count;
    int wanted = iterations / live;
    wanted = wanted < WORLDS_LEAST ? WORLDS_LEAST : wanted > WORLDS_MAX ? WORLDS_MAX : wanted;
    Counts(*worlds)[ROLES] = malloc(WORLDS_MAX * sizeof *worlds);
    Solver *solver = calloc(1, sizeof *solver);
    if (worlds == NULL || solver == NULL) {
        free(worlds);
        free(solver);
        return -2;
    }
    begin_random(&random, seed);
    wanted = draw_worlds(nets, knowledge, &known, wanted, &random, worlds);
    race(nets, &known, worlds, wanted, iterations, candidates, live, solver);
    free(solver);
    free(worlds);
    return count;
}
