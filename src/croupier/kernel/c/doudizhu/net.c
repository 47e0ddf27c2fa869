#include "net.h"

#include <stddef.h>
#include <string.h>

#include "wide.h"

typedef struct {
    uint16_t *inputs;
    int count;
} List;

static void add(List *list, int input)
{
    list->inputs[list->count++] = (uint16_t)input;
}

static void add_cards(List *list, int at, Counts cards)
{
    while (cards) {
        int rank = __builtin_ctzll(cards) / 4;
        int held = count_of(cards, rank);
        int first = rank < BLACK ? 4 * rank : 52 + rank - BLACK;
        for (int n = 0; n < held; n++)
            add(list, at + first + n);
        cards -= (Counts)held << 4 * rank;
    }
}

static void add_lowest(List *list, int at, unsigned ranks)
{
    if (ranks)
        add(list, at + __builtin_ctz(ranks));
}

/* The ranks that are part of a chain of at least so many links. */
static unsigned in_runs(unsigned ranks, int links)
{
    unsigned starts = ranks & ((1 << CHAIN_RANKS) - 1), covered;
    for (int n = 1; n < links; n++)
        starts &= starts >> 1;
    covered = starts;
    for (int n = 1; n < links; n++)
        covered |= starts << n;
    return covered;
}

/* Three sets of ranks: in solo chains, pair chains and airplanes of the hand. */
static uint64_t runs_of(Counts hand)
{
    Levels level = rank_levels(hand);
    return in_runs(level.of[1], 5) | (uint64_t)in_runs(level.of[2], 3) << CHAIN_RANKS |
           (uint64_t)in_runs(level.of[3], 2) << 2 * CHAIN_RANKS;
}

static void add_runs(List *list, uint64_t runs)
{
    for (; runs; runs &= runs - 1)
        add(list, AT_RUNS + __builtin_ctzll(runs));
}

static int least_input(Counts hand)
{
    int least = least_plays(hand);
    return AT_LEAST + (least < LEAST_MOST ? least : LEAST_MOST);
}

static int bombs_input(int bombs)
{
    return AT_BOMBS + (bombs < BOMBS_MOST ? bombs : BOMBS_MOST);
}

static Counts unseen_by(const Round *round, int role)
{
    return round->hands[(role + 1) % ROLES] + round->hands[(role + 2) % ROLES];
}

/* What the cards that nobody has seen say about the table and the own hand: whether the play on the
 * table may be beaten, whether there may be a bomb, and whether the highest card, pair and trio of the
 * hand are the highest of all. */
static void add_stands(List *list, const Levels *unseen, int combo, Counts hand)
{
    Levels own = rank_levels(hand);
    int rocket = (unseen->of[1] >> BLACK & 3) == 3;
    if (combo && has_higher(unseen, combo))
        add(list, AT_STANDS);
    if (unseen->of[4] || rocket)
        add(list, AT_STANDS + 1);
    if (own.of[4] || (hand & ROCKET_COUNTS) == ROCKET_COUNTS)
        add(list, AT_STANDS + 2);
    for (int cards = 1; cards <= 3; cards++)
        if (own.of[cards] > unseen->of[cards])
            add(list, AT_STANDS + 2 + cards);
}

/* What does not depend on the play that the role makes. */
static void add_surroundings(List *list, const Round *round, int role)
{
    int next = (role + 1) % ROLES, last = (role + 2) % ROLES;
    add_cards(list, AT_UNSEEN, unseen_by(round, role));
    add_cards(list, AT_PLAYED_NEXT, round->played[next]);
    add_cards(list, AT_PLAYED_LAST, round->played[last]);
    add_cards(list, AT_DID_NEXT, round->last[next]);
    add_cards(list, AT_DID_LAST, round->last[last]);
    add(list, AT_LEFT_NEXT + round->left[next]);
    add(list, AT_LEFT_LAST + round->left[last]);
    add_lowest(list, AT_SOLO_NEXT, round->solo_passed[next]);
    add_lowest(list, AT_SOLO_LAST, round->solo_passed[last]);
    add_lowest(list, AT_PAIR_NEXT, round->pair_passed[next]);
    add_lowest(list, AT_PAIR_LAST, round->pair_passed[last]);
    if (role != LANDLORD)
        add_cards(list, AT_BOTTOM, round->bottom);
}

/* The play that lies on the table after a choice: it, or what was there before a skip. */
static void add_table(List *list, const Round *before, int role, Play play)
{
    add_cards(list, AT_TABLE, play.cards ? play.cards : before->table);
    add(list, AT_OWNER + (play.cards ? 0 : (before->owner - role + ROLES) % ROLES));
    add(list, bombs_input(before->bombs + is_bomb(play.combo)));
}

int inputs_after(const Round *before, Play play, uint16_t *inputs)
{
    List list = {inputs, 0};
    int role = before->turn;
    Counts hand = before->hands[role] - play.cards;
    add_surroundings(&list, before, role);
    add_cards(&list, AT_HAND, hand);
    add_table(&list, before, role, play);
    add(&list, least_input(hand));
    add_runs(&list, runs_of(hand));
    Levels unseen = rank_levels(unseen_by(before, role));
    add_stands(&list, &unseen, play.cards ? play.combo : before->combo, hand);
    return list.count;
}

/* The first `added` rows are added to the base, the others taken from it. */
static void change_rows_plain(const Net *net, const int16_t *base, int16_t *sums,
                              const uint16_t *inputs, int added, int count)
{
    memcpy(sums, base, HIDDEN * sizeof *sums);
    for (int n = 0; n < count; n++) {
        const int16_t *row = net->first[inputs[n]];
        for (int cell = 0; cell < HIDDEN; cell++)
            sums[cell] = (int16_t)(n < added ? sums[cell] + row[cell] : sums[cell] - row[cell]);
    }
}

/* The cells of the first layer, in pairs, and which pairs are not nothing: fewer than two thirds. */
typedef struct {
    int16_t cells[HIDDEN / 2][2];
    uint64_t pairs[HIDDEN / 2 / 64];
} Active;

static void activate(const int16_t *sums, Active *active)
{
    int16_t *cells = active->cells[0];
    memset(active->pairs, 0, sizeof active->pairs);
    for (int cell = 0; cell < HIDDEN; cell++) {
        int16_t sum = (int16_t)(sums[cell] >> (FIRST_BITS - CELL_BITS));
        sum = sum < 0 ? 0 : sum;
        cells[cell] = sum > CELL_MOST ? CELL_MOST : sum;
        active->pairs[cell / 128] |= (uint64_t)(sum > 0) << cell / 2 % 64;
    }
}

static void multiply(const Net *net, const Active *active, int32_t *cells)
{
    for (int part = 0; part < HIDDEN / 2 / 64; part++)
        for (uint64_t pairs = active->pairs[part]; pairs; pairs &= pairs - 1) {
            int pair = 64 * part + __builtin_ctzll(pairs);
            int one = active->cells[pair][0], other = active->cells[pair][1];
            const int16_t(*row)[2] = net->second[pair];
            for (int cell = 0; cell < SECOND; cell++)
                cells[cell] += one * row[cell][0] + other * row[cell][1];
        }
}

#ifdef WIDE_BY_HAND
/* The same by hand, with sums that stay in registers: compilers do not find that. */
#define BY_HAND __attribute__((target("avx2"), optimize("unroll-loops"))) static void
enum { ROW_LANES = 16, ROW_PARTS = 8, LANES = 8, PARTS = SECOND / LANES };

static inline __m256i load(const void *numbers) __attribute__((target("avx2"), always_inline));
static inline __m256i load(const void *numbers)
{
    return _mm256_loadu_si256(numbers);
}

BY_HAND change_rows_wide(const Net *net, const int16_t *base, int16_t *sums,
                         const uint16_t *inputs, int added, int count)
{
    for (int from = 0; from < HIDDEN; from += ROW_LANES * ROW_PARTS) {
        __m256i some[ROW_PARTS];
        for (int part = 0; part < ROW_PARTS; part++)
            some[part] = load(base + from + ROW_LANES * part);
        for (int n = 0; n < added; n++) {
            const int16_t *row = net->first[inputs[n]] + from;
            for (int part = 0; part < ROW_PARTS; part++)
                some[part] = _mm256_add_epi16(some[part], load(row + ROW_LANES * part));
        }
        for (int n = added; n < count; n++) {
            const int16_t *row = net->first[inputs[n]] + from;
            for (int part = 0; part < ROW_PARTS; part++)
                some[part] = _mm256_sub_epi16(some[part], load(row + ROW_LANES * part));
        }
        for (int part = 0; part < ROW_PARTS; part++)
            _mm256_storeu_si256((__m256i *)(sums + from + ROW_LANES * part), some[part]);
    }
}

BY_HAND activate_wide(const int16_t *sums, Active *active)
{
    const __m256i none = _mm256_setzero_si256(), most = _mm256_set1_epi16(CELL_MOST);
    memset(active->pairs, 0, sizeof active->pairs);
    for (int from = 0; from < HIDDEN; from += ROW_LANES) {
        __m256i some = _mm256_srai_epi16(load(sums + from), FIRST_BITS - CELL_BITS);
        some = _mm256_min_epi16(_mm256_max_epi16(some, none), most);
        _mm256_storeu_si256((__m256i *)(active->cells[0] + from), some);
        __m256 empty = _mm256_castsi256_ps(_mm256_cmpeq_epi32(some, none));
        uint64_t pairs = ~(unsigned)_mm256_movemask_ps(empty) & 0xff;
        active->pairs[from / 128] |= pairs << from / 2 % 64;
    }
}

BY_HAND multiply_wide(const Net *net, const Active *active, int32_t *cells)
{
    __m256i sums[PARTS];
    for (int part = 0; part < PARTS; part++)
        sums[part] = load(cells + LANES * part);
    for (int word = 0; word < HIDDEN / 2 / 64; word++)
        for (uint64_t pairs = active->pairs[word]; pairs; pairs &= pairs - 1) {
            int32_t both, pair = 64 * word + __builtin_ctzll(pairs);
            memcpy(&both, active->cells[pair], sizeof both);
            __m256i factors = _mm256_set1_epi32(both);
            const int16_t *row = net->second[pair][0];
            for (int part = 0; part < PARTS; part++) {
                __m256i products = _mm256_madd_epi16(factors, load(row + 2 * LANES * part));
                sums[part] = _mm256_add_epi32(sums[part], products);
            }
        }
    for (int part = 0; part < PARTS; part++)
        _mm256_storeu_si256((__m256i *)(cells + LANES * part), sums[part]);
}
#endif

static void change_rows(const Net *net, const int16_t *base, int16_t *sums,
                        const uint16_t *inputs, int added, int count)
{
#ifdef WIDE_BY_HAND
    if (__builtin_cpu_supports("avx2")) {
        change_rows_wide(net, base, sums, inputs, added, count);
        return;
    }
#endif
    change_rows_plain(net, base, sums, inputs, added, count);
}

static void second_layer(const Net *net, const int16_t *sums, int32_t *cells)
{
    Active active;
    memcpy(cells, net->second_bias, sizeof net->second_bias);
#ifdef WIDE_BY_HAND
    if (__builtin_cpu_supports("avx2")) {
        activate_wide(sums, &active);
        multiply_wide(net, &active, cells);
    } else
#endif
    {
        activate(sums, &active);
        multiply(net, &active, cells);
    }
    for (int cell = 0; cell < SECOND; cell++)
        cells[cell] >>= SECOND_BITS;
}

WIDE static Value last_layer(const Net *net, const int32_t *cells)
{
    int32_t outputs[OUTPUTS];
    for (int n = 0; n < OUTPUTS; n++) {
        int32_t sum = net->last_bias[n];
        for (int cell = 0; cell < SECOND; cell++) {
            int32_t value = cells[cell] < 0 ? 0 : cells[cell];
            sum += (value > CELL_MOST ? CELL_MOST : value) * net->last[n][cell];
        }
        outputs[n] = sum;
    }
    return (Value){outputs[0], outputs[1]};
}

void value_choices(const Net *net, const Round *round, const Play *plays, int count, Value *values)
{
    int role = round->turn;
    Counts hand = round->hands[role];
    uint64_t runs = runs_of(hand);
    uint16_t inputs[ACTIVE_MAX];
    int16_t base[HIDDEN], sums[HIDDEN];
    int32_t cells[SECOND];
    List list = {inputs, 0};
    Levels unseen = rank_levels(unseen_by(round, role));
    add_surroundings(&list, round, role);
    add_cards(&list, AT_HAND, hand);
    add_runs(&list, runs);
    change_rows(net, net->first_bias, base, inputs, list.count, list.count);
    for (int n = 0; n < count; n++) {
        Counts rest = hand - plays[n].cards;
        if (rest == 0) {
            int bombs = round->bombs + is_bomb(plays[n].combo);
            values[n] = (Value){WIN_SCORE, points_of(bombs)};
            continue;
        }
        uint64_t rest_runs = plays[n].cards ? runs_of(rest) : runs;
        list.count = 0;
        add_table(&list, round, role, plays[n]);
        add(&list, least_input(rest));
        add_runs(&list, rest_runs & ~runs);
        add_stands(&list, &unseen, plays[n].cards ? plays[n].combo : round->combo, rest);
        int added = list.count;
        /* The first cards of a rank stay in the hand, those above them are played. */
        for (Counts cards = plays[n].cards; cards;) {
            int rank = __builtin_ctzll(cards) / 4;
            int held = count_of(hand, rank), kept = count_of(rest, rank);
            int first = AT_HAND + (rank < BLACK ? 4 * rank : 52 + rank - BLACK);
            for (int card = kept; card < held; card++)
                add(&list, first + card);
            cards -= (Counts)(held - kept) << 4 * rank;
        }
        add_runs(&list, runs & ~rest_runs);
        change_rows(net, base, sums, inputs, added, list.count);
        second_layer(net, sums, cells);
        values[n] = last_layer(net, cells);
    }
}

int best_choice(const Net *nets, const Round *round, const Play *plays, int count, Value *value)
{
    Value values[PLAYS_MAX];
    int best = 0;
    if (count == 1 && value == NULL)
        return 0;
    value_choices(&nets[round->turn], round, plays, count, values);
    for (int n = 1; n < count; n++)
        if (score(values[n]) > score(values[best]))
            best = n;
    if (value != NULL)
        *value = values[best];
    return best;
}
