#include "turn.h"

#include "../random.h"

#include <stdlib.h>
#include <string.h>

/* One card that may come: the hands that it leaves in the order of their strength and where each of
 * them lies among the hands of the turn; and for each of those the group of about equally strong ones
 * that bets like it. Hands with the card itself are in a group of their own, after all others. */
typedef struct {
    River river;
    uint8_t card;
    uint16_t places[RIVER_HANDS];
    uint8_t groups[TURN_HANDS];
} Runout;

enum { NO_PLACE = TURN_HANDS };

typedef struct {
    const Tree *tree;
    Actions actions;
    int on_river[NODES_MAX], offsets[NODES_MAX];
    int hands;                     /* on the turn */
    uint16_t numbers[TURN_HANDS];  /* of each of them */
    uint16_t places[DECK][DECK];   /* where the hand of two cards is; NO_PLACE if there is none */
    uint8_t low[TURN_HANDS], high[TURN_HANDS];
    Runout *runouts;
    float *regrets, *sums;         /* by action and hand, before the river */
    float *river_regrets;          /* by runout, action and group */
    float *pool, *free;            /* vectors that are needed for a moment */
    uint8_t order[RIVERS];
    int rivers, begin;             /* which of the order are looked at in this round */
    int player;
    float weight;
} Turn;

static int kind_of(const Tree *tree, int node)
{
    return tree->ints[NODE_INTS * node];
}

static int first_child(const Tree *tree, int node)
{
    return tree->ints[NODE_INTS * node + 1];
}

static int children(const Tree *tree, int node)
{
    int kind = kind_of(tree, node);
    return kind <= SECOND_ACTS || kind == RIVER_COMES ? tree->ints[NODE_INTS * node + 2] : 0;
}

/* Marks what lies behind a river, and how deep it lies. */
static int mark(const Tree *tree, int *on_river)
{
    uint8_t levels[NODES_MAX] = {0};
    on_river[0] = 0;
    for (int node = 0; node < tree->count; node++)
        for (int n = 0; n < children(tree, node); n++) {
            int child = first_child(tree, node) + n;
            on_river[child] = on_river[node] || kind_of(tree, node) == RIVER_COMES;
            levels[child] = (uint8_t)(levels[node] + 1);
            if (levels[child] >= LEVELS_MAX)
                return -1;
        }
    return 0;
}

int check_turn(const Tree *tree, Actions *actions)
{
    int next = 1, on_river[NODES_MAX];
    *actions = (Actions){0, 0};
    if (tree->count < 1 || tree->count > NODES_MAX)
        return -1;
    for (int node = 0; node < tree->count; node++) {
        int kind = kind_of(tree, node), count = children(tree, node);
        if (kind < FIRST_ACTS || kind > RIVER_COMES)
            return -1;
        if (kind > SECOND_ACTS && kind != RIVER_COMES)
            continue;
        if (count < 1 || count > ACTIONS_MAX || first_child(tree, node) != next || next <= node ||
            next + count > tree->count || (kind == RIVER_COMES && count != 1))
            return -1;
        next += count;
    }
    if (next != tree->count || mark(tree, on_river) != 0)
        return -1;
    for (int node = 0; node < tree->count; node++) {
        int kind = kind_of(tree, node);
        /* One river, and it comes before the showdown. */
        if ((kind == RIVER_COMES && on_river[node]) || (kind == SHOWDOWN && !on_river[node]))
            return -1;
        if (kind <= SECOND_ACTS)
            *(on_river[node] ? &actions->after : &actions->before) += children(tree, node);
    }
    return 0;
}

static float *take(Turn *turn, int vectors)
{
    float *taken = turn->free;
    turn->free += (ptrdiff_t)vectors * TURN_HANDS;
    return taken;
}

/* How likely each action is, by what it is regretted. */
static void choose(const float *regrets, int actions, int count, float *chosen)
{
    float total[TURN_HANDS];
    memset(total, 0, (size_t)count * sizeof *total);
    for (int action = 0; action < actions; action++)
        for (int hand = 0; hand < count; hand++)
            total[hand] += regrets[action * count + hand];
    for (int hand = 0; hand < count; hand++)
        total[hand] = total[hand] > 0.0f ? 1.0f / total[hand] : 0.0f;
    for (int action = 0; action < actions; action++)
        for (int hand = 0; hand < count; hand++)
            chosen[action * count + hand] = total[hand] > 0.0f
                                                ? regrets[action * count + hand] * total[hand]
                                                : 1.0f / (float)actions;
}

/* What meets each hand: all but those that share a card. */
static void meet(const uint8_t *low, const uint8_t *high, const float *reach, int count, float *all)
{
    float total = 0.0f, cards[DECK] = {0.0f};
    for (int n = 0; n < count; n++) {
        total += reach[n];
        cards[low[n]] += reach[n];
        cards[high[n]] += reach[n];
    }
    for (int n = 0; n < count; n++)
        all[n] = total - cards[low[n]] - cards[high[n]] + reach[n];
}

/* What each hand beats less what beats it, in the order of strength; and what it meets. */
static void compare(const River *river, const float *reach, float *net, float *all)
{
    float total = 0.0f, cards[DECK] = {0.0f};
    for (int start = 0, end; start < river->count; start = end) {
        for (end = start; end < river->count && river->strengths[end] == river->strengths[start];
             end++)
            net[end] = total - cards[river->low[end]] - cards[river->high[end]];
        for (int n = start; n < end; n++) {
            total += reach[n];
            cards[river->low[n]] += reach[n];
            cards[river->high[n]] += reach[n];
        }
        for (int n = start; n < end; n++)
            net[n] += total - cards[river->low[n]] - cards[river->high[n]] + reach[n];
    }
    for (int n = 0; n < river->count; n++) {
        all[n] = total - cards[river->low[n]] - cards[river->high[n]] + reach[n];
        net[n] -= all[n];
    }
}

/* The same for groups, as if no two hands had a card in common. */
static float compare_groups(const float *reach, float *net)
{
    float total = 0.0f;
    for (int group = 0; group < GROUPS; group++) {
        net[group] = 2.0f * total + reach[group];
        total += reach[group];
    }
    for (int group = 0; group < GROUPS; group++)
        net[group] -= total;
    return total;
}

/* What a showdown or a fold is worth: so much times what is beaten, so much times what is met. */
typedef struct {
    float beaten, met;
} Prize;

static Prize prize_of(const Turn *turn, int node)
{
    const double *amounts = turn->tree->amounts + NODE_AMOUNTS * node;
    double pot = amounts[0], paid = amounts[1 + turn->player];
    int kind = kind_of(turn->tree, node);
    if (kind == SHOWDOWN)
        return (Prize){(float)(pot / 2.0), (float)(pot / 2.0 - paid)};
    return (Prize){0.0f, (float)(kind == FIRST_FOLDED + turn->player ? -paid : pot - paid)};
}

static void finish(Turn *turn, const Runout *runout, int node, const float *other, float *values)
{
    Prize prize = prize_of(turn, node);
    if (runout == NULL) { /* a fold */
        meet(turn->low, turn->high, other, turn->hands, values);
        for (int hand = 0; hand < turn->hands; hand++)
            values[hand] *= prize.met;
        return;
    }
    float total = compare_groups(other, values);
    for (int group = 0; group < GROUPS; group++)
        values[group] = prize.beaten * values[group] + prize.met * total;
}

static void walk(Turn *turn, const Runout *runout, int node, const float *own, const float *other,
                 float *values);

/* All chips are in: what each hand wins on this river. */
static void show(Turn *turn, const Runout *runout, int node, const float *other, float share,
                 float *values)
{
    Prize prize = prize_of(turn, node);
    float *kept = turn->free, *net = take(turn, 1), *all = take(turn, 1), *reach = take(turn, 1);
    for (int hand = 0; hand < runout->river.count; hand++)
        reach[hand] = other[runout->places[hand]];
    compare(&runout->river, reach, net, all);
    for (int hand = 0; hand < runout->river.count; hand++)
        values[runout->places[hand]] += share * (prize.beaten * net[hand] + prize.met * all[hand]);
    turn->free = kept;
}

/* The river is bet by groups. A hand is worth what its group is, as far as it meets anybody: of all
 * that it met on the turn, what does not hold the card that came. */
static void bet(Turn *turn, const Runout *runout, int node, const float *other, const float *met,
                float share, float *values)
{
    float grouped[GROUPS + 1] = {0.0f}, worth[GROUPS + 1], with[DECK], total = 0.0f, gone = 0.0f;
    for (int card = 0; card < DECK; card++) {
        int place = turn->places[runout->card][card];
        with[card] = place == NO_PLACE ? 0.0f : other[place];
        gone += with[card];
    }
    for (int hand = 0; hand < turn->hands; hand++)
        grouped[runout->groups[hand]] += other[hand];
    for (int group = 0; group < GROUPS; group++)
        total += grouped[group];
    if (!(total > 0.0f))
        return;
    walk(turn, runout, node, NULL, grouped, worth);
    share /= total;
    for (int group = 0; group < GROUPS; group++)
        worth[group] *= share;
    worth[GROUPS] = 0.0f;
    for (int hand = 0; hand < turn->hands; hand++) {
        float left = met[hand] - gone + with[turn->low[hand]] + with[turn->high[hand]];
        values[hand] += left * worth[runout->groups[hand]];
    }
}

/* Some of the rivers, each as if there were as many more like it. */
static void deal(Turn *turn, int node, const float *other, float *values)
{
    float *kept = turn->free, *met = take(turn, 1);
    float share = (float)RIVERS / (float)turn->rivers / (float)(RIVERS - 4);
    int child = first_child(turn->tree, node);
    int is_over = kind_of(turn->tree, child) == SHOWDOWN;
    memset(values, 0, (size_t)turn->hands * sizeof *values);
    if (!is_over)
        meet(turn->low, turn->high, other, turn->hands, met);
    for (int n = 0; n < turn->rivers; n++) {
        const Runout *runout = &turn->runouts[turn->order[(turn->begin + n) % RIVERS]];
        if (is_over)
            show(turn, runout, child, other, share, values);
        else
            bet(turn, runout, child, other, met, share, values);
    }
    turn->free = kept;
}

/* The player whose turn it is to learn: values of all actions, regrets, and the average. */
static void learn(Turn *turn, const Runout *runout, int node, const float *own, const float *other,
                  float *regrets, float *values)
{
    int actions = children(turn->tree, node);
    int count = runout == NULL ? turn->hands : GROUPS;
    float *kept = turn->free, *chosen = take(turn, actions), *worth = take(turn, actions);
    float *after = take(turn, 1);
    choose(regrets, actions, count, chosen);
    memset(values, 0, (size_t)count * sizeof *values);
    for (int action = 0; action < actions; action++) {
        const float *likely = chosen + action * count;
        float *one = worth + action * count;
        for (int hand = 0; own != NULL && hand < count; hand++)
            after[hand] = own[hand] * likely[hand];
        walk(turn, runout, first_child(turn->tree, node) + action, own == NULL ? NULL : after,
             other, one);
        for (int hand = 0; hand < count; hand++)
            values[hand] += likely[hand] * one[hand];
    }
    for (int action = 0; action < actions; action++) {
        float *regret = regrets + action * count, *one = worth + action * count;
        for (int hand = 0; hand < count; hand++) {
            float more = regret[hand] + (one[hand] - values[hand]);
            regret[hand] = more > 0.0f ? more : 0.0f;
        }
        if (own == NULL)
            continue;
        float *sum = turn->sums + (ptrdiff_t)(turn->offsets[node] + action) * count;
        for (int hand = 0; hand < count; hand++)
            sum[hand] += turn->weight * own[hand] * chosen[action * count + hand];
    }
    turn->free = kept;
}

/* The other one takes all actions at once, each as often as he chooses it. */
static void follow(Turn *turn, const Runout *runout, int node, const float *own, const float *other,
                   const float *regrets, float *values)
{
    int actions = children(turn->tree, node);
    int count = runout == NULL ? turn->hands : GROUPS;
    float *kept = turn->free, *chosen = take(turn, actions);
    float *after = take(turn, 1), *worth = take(turn, 1);
    choose(regrets, actions, count, chosen);
    memset(values, 0, (size_t)count * sizeof *values);
    for (int action = 0; action < actions; action++) {
        for (int hand = 0; hand < count; hand++)
            after[hand] = other[hand] * chosen[action * count + hand];
        walk(turn, runout, first_child(turn->tree, node) + action, own, after, worth);
        for (int hand = 0; hand < count; hand++)
            values[hand] += worth[hand];
    }
    turn->free = kept;
}

/* `own` is NULL on the river, of which no average is kept. */
static void walk(Turn *turn, const Runout *runout, int node, const float *own, const float *other,
                 float *values)
{
    int kind = kind_of(turn->tree, node);
    if (kind == RIVER_COMES) {
        deal(turn, node, other, values);
        return;
    }
    if (kind > SECOND_ACTS) {
        finish(turn, runout, node, other, values);
        return;
    }
    float *regrets = runout == NULL
                         ? turn->regrets + (ptrdiff_t)turn->offsets[node] * turn->hands
                         : turn->river_regrets +
                               ((ptrdiff_t)(runout - turn->runouts) * turn->actions.after +
                                turn->offsets[node]) *
                                   GROUPS;
    if (kind == turn->player)
        learn(turn, runout, node, own, other, regrets, values);
    else
        follow(turn, runout, node, own, other, regrets, values);
}

/* The average of each node before the river; hands that cannot be choose evenly. */
static void tell(const Turn *turn, double *strategy)
{
    for (int node = 0; node < turn->tree->count; node++) {
        int actions = children(turn->tree, node);
        if (kind_of(turn->tree, node) > SECOND_ACTS || turn->on_river[node])
            continue;
        double *told = strategy + (ptrdiff_t)turn->offsets[node] * HANDS;
        const float *sums = turn->sums + (ptrdiff_t)turn->offsets[node] * turn->hands;
        for (int n = 0; n < actions * HANDS; n++)
            told[n] = 1.0 / actions;
        for (int hand = 0; hand < turn->hands; hand++) {
            double total = 0.0;
            for (int action = 0; action < actions; action++)
                total += sums[action * turn->hands + hand];
            for (int action = 0; total > 0.0 && action < actions; action++)
                told[action * HANDS + turn->numbers[hand]] =
                    sums[action * turn->hands + hand] / total;
        }
    }
}

static void open_hands(Turn *turn, uint64_t used)
{
    turn->hands = 0;
    for (int high = 0; high < DECK; high++)
        for (int low = 0; low < DECK; low++)
            turn->places[high][low] = NO_PLACE;
    for (int high = 1, number = 0; high < DECK; high++)
        for (int low = 0; low < high; low++, number++) {
            if (used & (1ull << low | 1ull << high))
                continue;
            turn->places[low][high] = turn->places[high][low] = (uint16_t)turn->hands;
            turn->numbers[turn->hands] = (uint16_t)number;
            turn->low[turn->hands] = (uint8_t)low;
            turn->high[turn->hands++] = (uint8_t)high;
        }
}

static void open_runouts(Turn *turn, const uint8_t *board)
{
    uint64_t used = 0;
    int count = 0;
    for (int n = 0; n < TURN_BOARD; n++)
        used |= 1ull << board[n];
    open_hands(turn, used);
    for (int card = 0; card < DECK; card++) {
        uint8_t whole[RIVER_BOARD];
        if (used >> card & 1)
            continue;
        Runout *runout = &turn->runouts[count++];
        const River *river = &runout->river;
        memcpy(whole, board, TURN_BOARD);
        whole[TURN_BOARD] = runout->card = (uint8_t)card;
        open_river(&runout->river, whole);
        memset(runout->groups, GROUPS, sizeof runout->groups);
        for (int hand = 0, group = 0; hand < river->count; hand++) {
            if (hand > 0 && river->strengths[hand] != river->strengths[hand - 1])
                group = hand * GROUPS / river->count;
            runout->places[hand] = turn->places[river->low[hand]][river->high[hand]];
            runout->groups[runout->places[hand]] = (uint8_t)group;
        }
    }
}

static void shuffle_rivers(Turn *turn, uint64_t seed)
{
    Random random;
    begin_random(&random, seed);
    for (int n = 0; n < RIVERS; n++)
        turn->order[n] = (uint8_t)n;
    for (int n = RIVERS; n > 1; n--) {
        int other = (int)below(&random, (uint32_t)n);
        uint8_t kept = turn->order[n - 1];
        turn->order[n - 1] = turn->order[other];
        turn->order[other] = kept;
    }
}

static int open_turn(Turn *turn, const uint8_t *board, const Tree *tree)
{
    int next[2] = {0, 0};
    turn->tree = tree;
    if (check_turn(tree, &turn->actions) != 0 || mark(tree, turn->on_river) != 0)
        return -1;
    for (int node = 0; node < tree->count; node++) {
        turn->offsets[node] = next[turn->on_river[node]];
        next[turn->on_river[node]] += kind_of(tree, node) <= SECOND_ACTS ? children(tree, node) : 0;
    }
    size_t before = (size_t)turn->actions.before * TURN_HANDS;
    size_t after = (size_t)turn->actions.after * RIVERS * GROUPS;
    turn->runouts = malloc(RIVERS * sizeof *turn->runouts);
    turn->regrets = calloc(2 * before + after + 1, sizeof(float));
    turn->pool = turn->free =
        malloc((size_t)LEVELS_MAX * (2 * ACTIONS_MAX + 3) * TURN_HANDS * sizeof(float));
    if (turn->runouts == NULL || turn->regrets == NULL || turn->pool == NULL)
        return -1;
    turn->sums = turn->regrets + before;
    turn->river_regrets = turn->sums + before;
    open_runouts(turn, board);
    return 0;
}

int solve_turn(const uint8_t *board, const Tree *tree, const double *const *ranges, int iterations,
               int rivers, uint64_t seed, double *strategy)
{
    Turn *turn = calloc(1, sizeof *turn);
    int failed = turn == NULL ? -1 : open_turn(turn, board, tree);
    if (!failed) {
        float *reach[2] = {take(turn, 1), take(turn, 1)}, *values = take(turn, 1);
        for (int player = 0; player < 2; player++)
            for (int hand = 0; hand < turn->hands; hand++)
                reach[player][hand] = (float)ranges[player][turn->numbers[hand]];
        shuffle_rivers(turn, seed);
        turn->rivers = rivers;
        for (int n = 0; n < iterations; n++) {
            turn->begin = n * rivers % RIVERS;
            turn->weight = (float)(n + 1) * (float)(n + 1);
            for (turn->player = 0; turn->player < 2; turn->player++)
                walk(turn, NULL, 0, reach[turn->player], reach[1 - turn->player], values);
        }
        tell(turn, strategy);
    }
    if (turn != NULL) {
        free(turn->runouts);
        free(turn->regrets);
        free(turn->pool);
    }
    free(turn);
    return failed;
}
