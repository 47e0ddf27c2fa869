#include "solver.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const Tree *tree;
    River river;
    int offsets[NODES_MAX];          /* of a node's first action among all actions */
    double *regrets, *sums, *chosen; /* by action and hand */
    double *reach[2], *values;       /* by node and hand */
    double all[RIVER_HANDS]; /* for whoever needs a vector for a moment */
    int averaged;                    /* play the average instead of what regrets say */
} Solver;

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
    return tree->ints[NODE_INTS * node + 2];
}

int check_tree(const Tree *tree)
{
    int actions = 0, next = 1;
    if (tree->count < 1 || tree->count > NODES_MAX)
        return -1;
    for (int node = 0; node < tree->count; node++) {
        int kind = kind_of(tree, node), count = children(tree, node);
        if (kind < FIRST_ACTS || kind > SHOWDOWN)
            return -1;
        if (kind > SECOND_ACTS)
            continue;
        /* Children lie in a row in the order of their parents, so that each has just one. */
        if (count < 1 || count > ACTIONS_MAX || first_child(tree, node) != next || next <= node)
            return -1;
        next += count;
        actions += count;
    }
    return next == tree->count ? actions : -1;
}

static double *at(const Solver *solver, double *vectors, int number)
{
    return vectors + (ptrdiff_t)number * solver->river.count;
}

/* How likely each action is: by what it is regretted, or by its average. */
static void choose(Solver *solver, int node)
{
    int count = solver->river.count, actions = children(solver->tree, node);
    double *from = solver->averaged ? solver->sums : solver->regrets;
    const double *weights = at(solver, from, solver->offsets[node]);
    double *chosen = at(solver, solver->chosen, solver->offsets[node]);
    double *total = solver->all; /* nobody needs it now */
    memset(total, 0, (size_t)count * sizeof *total);
    for (int action = 0; action < actions; action++)
        for (int hand = 0; hand < count; hand++)
            total[hand] += weights[action * count + hand];
    for (int hand = 0; hand < count; hand++)
        total[hand] = total[hand] > 0.0 ? 1.0 / total[hand] : 0.0;
    for (int action = 0; action < actions; action++)
        for (int hand = 0; hand < count; hand++)
            chosen[action * count + hand] =
                total[hand] > 0.0 ? weights[action * count + hand] * total[hand] : 1.0 / actions;
}

static void finish(Solver *solver, int node, int player)
{
    const double *amounts = solver->tree->amounts + NODE_AMOUNTS * node;
    double pot = amounts[0], paid = amounts[1 + player], *values = at(solver, solver->values, node);
    const double *others = at(solver, solver->reach[1 - player], node);
    int count = solver->river.count, kind = kind_of(solver->tree, node);
    if (kind == SHOWDOWN) {
        river_net(&solver->river, others, values, solver->all);
        for (int hand = 0; hand < count; hand++)
            values[hand] = pot / 2.0 * values[hand] + (pot / 2.0 - paid) * solver->all[hand];
    } else {
        double won = kind == FIRST_FOLDED + player ? -paid : pot - paid;
        river_all(&solver->river, others, solver->all);
        for (int hand = 0; hand < count; hand++)
            values[hand] = won * solver->all[hand];
    }
}

static void walk(Solver *solver, int node, int player, double weight);

/* Values of the children, with what both reach them with. */
static void walk_children(Solver *solver, int node, int player, double weight)
{
    int count = solver->river.count, actor = kind_of(solver->tree, node);
    size_t bytes = (size_t)count * sizeof(double);
    for (int action = 0; action < children(solver->tree, node); action++) {
        int child = first_child(solver->tree, node) + action;
        const double *chosen = at(solver, solver->chosen, solver->offsets[node] + action);
        const double *before = at(solver, solver->reach[actor], node);
        double *after = at(solver, solver->reach[actor], child);
        for (int hand = 0; hand < count; hand++)
            after[hand] = before[hand] * chosen[hand];
        memcpy(at(solver, solver->reach[1 - actor], child),
               at(solver, solver->reach[1 - actor], node), bytes);
        walk(solver, child, player, weight);
    }
}

/* The node is worth what its actions are worth as often as they are chosen; they are regretted by
 * what they would have been worth more. */
static void learn(Solver *solver, int node, int player, double weight)
{
    int count = solver->river.count, actions = children(solver->tree, node);
    double *values = at(solver, solver->values, node);
    const double *reach = at(solver, solver->reach[player], node);
    memset(values, 0, (size_t)count * sizeof *values);
    for (int action = 0; action < actions; action++) {
        const double *worth = at(solver, solver->values, first_child(solver->tree, node) + action);
        const double *chosen = at(solver, solver->chosen, solver->offsets[node] + action);
        for (int hand = 0; hand < count; hand++)
            values[hand] += chosen[hand] * worth[hand];
    }
    for (int action = 0; action < actions; action++) {
        const double *worth = at(solver, solver->values, first_child(solver->tree, node) + action);
        const double *chosen = at(solver, solver->chosen, solver->offsets[node] + action);
        double *regrets = at(solver, solver->regrets, solver->offsets[node] + action);
        double *sums = at(solver, solver->sums, solver->offsets[node] + action);
        for (int hand = 0; hand < count; hand++) {
            double regret = regrets[hand] + (worth[hand] - values[hand]);
            regrets[hand] = regret > 0.0 ? regret : 0.0;
            sums[hand] += weight * reach[hand] * chosen[hand];
        }
    }
}

/* The best that a player can do, or what all actions of the other are worth together. */
static void combine(Solver *solver, int node, int is_best)
{
    int count = solver->river.count;
    double *values = at(solver, solver->values, node);
    for (int action = 0; action < children(solver->tree, node); action++) {
        const double *worth = at(solver, solver->values, first_child(solver->tree, node) + action);
        for (int hand = 0; hand < count; hand++) {
            double better = worth[hand] > values[hand] ? worth[hand] : values[hand];
            double sum = values[hand] + worth[hand];
            values[hand] = action == 0 ? worth[hand] : is_best ? better : sum;
        }
    }
}

static void walk(Solver *solver, int node, int player, double weight)
{
    int kind = kind_of(solver->tree, node);
    if (kind > SECOND_ACTS) {
        finish(solver, node, player);
        return;
    }
    choose(solver, node);
    walk_children(solver, node, player, weight);
    if (kind == player && !solver->averaged)
        learn(solver, node, player, weight);
    else
        combine(solver, node, kind == player);
}

static void measure(Solver *solver, Gap *gap)
{
    solver->averaged = 1;
    gap->mass = 0.0;
    for (int player = 0; player < 2; player++) {
        gap->best[player] = 0.0;
        walk(solver, 0, player, 0.0);
        for (int hand = 0; hand < solver->river.count; hand++)
            gap->best[player] += solver->reach[player][hand] * solver->values[hand];
    }
    river_all(&solver->river, solver->reach[1], solver->all);
    for (int hand = 0; hand < solver->river.count; hand++)
        gap->mass += solver->reach[0][hand] * solver->all[hand];
}

/* The average of each node; hands that were left out choose evenly. */
static void tell(Solver *solver, double *strategy)
{
    for (int node = 0; node < solver->tree->count; node++) {
        int actions = children(solver->tree, node), first = solver->offsets[node];
        if (kind_of(solver->tree, node) > SECOND_ACTS)
            continue;
        choose(solver, node);
        for (int action = 0; action < actions; action++) {
            double *told = strategy + (ptrdiff_t)(first + action) * HANDS;
            const double *chosen = at(solver, solver->chosen, first + action);
            for (int number = 0; number < HANDS; number++)
                told[number] = 1.0 / actions;
            for (int hand = 0; hand < solver->river.count; hand++)
                told[solver->river.numbers[hand]] = chosen[hand];
        }
    }
}

static int open_solver(Solver *solver, const uint8_t *board, const Tree *tree,
                       const double *const *ranges, double **memory)
{
    int actions = 0;
    open_river(&solver->river, board);
    keep_held(&solver->river, ranges[0], ranges[1]);
    solver->tree = tree;
    solver->averaged = 0;
    for (int node = 0; node < tree->count; node++) {
        solver->offsets[node] = actions;
        actions += kind_of(tree, node) <= SECOND_ACTS ? children(tree, node) : 0;
    }
    size_t count = (size_t)solver->river.count, nodes = (size_t)tree->count;
    *memory = calloc((3 * (size_t)actions + 3 * nodes) * count + 1, sizeof **memory);
    if (*memory == NULL)
        return -1;
    double *next = *memory;
    double **parts[] = {&solver->regrets, &solver->sums, &solver->chosen};
    for (int part = 0; part < 3; part++, next += (size_t)actions * count)
        *parts[part] = next;
    double **others[] = {&solver->reach[0], &solver->reach[1], &solver->values};
    for (int part = 0; part < 3; part++, next += nodes * count)
        *others[part] = next;
    for (int player = 0; player < 2; player++)
        for (int hand = 0; hand < solver->river.count; hand++)
            solver->reach[player][hand] = ranges[player][solver->river.numbers[hand]];
    return 0;
}

int solve_river(const uint8_t *board, const Tree *tree, const double *const *ranges, int iterations,
                double *strategy, Gap *gap)
{
    double *memory = NULL;
    Solver *solver = malloc(sizeof *solver);
    int failed = solver == NULL ? -1 : open_solver(solver, board, tree, ranges, &memory);
    if (!failed) {
        for (int iteration = 1; iteration <= iterations; iteration++)
            for (int player = 0; player < 2; player++)
                walk(solver, 0, player, (double)iteration);
        measure(solver, gap);
        tell(solver, strategy);
    }
    free(memory);
    free(solver);
    return failed;
}
