#include "learn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gradient.h"

enum { DECISIONS_MAX = 256, INPUTS_A_GAME = 64 * 256 };

typedef struct {
    uint32_t at; /* where its inputs begin */
    uint16_t count;
    float targets[OUTPUTS];
    float expected[OUTPUTS]; /* of the best choice, by the network that played */
    int explored;            /* something else was chosen */
} Moment;

typedef struct {
    Moment *moments;
    int count, room;
} Album;

typedef struct {
    Album albums[ROLES];
    uint16_t *inputs;
    size_t used, room;
} Memory;

static float noise(Random *random, float width)
{
    return ((float)(next_word(random) >> 40) / (1 << 23) - 1) * width;
}

void learner_begin(Learner *learner, uint64_t seed)
{
    memset(learner, 0, sizeof *learner);
    begin_random(&learner->random, seed);
    for (int role = 0; role < ROLES; role++) {
        Weights *weights = &learner->weights[role];
        float *first = weights->first[0], *second = weights->second[0], *last = weights->last[0];
        for (int n = 0; n < INPUTS * HIDDEN; n++)
            first[n] = noise(&learner->random, 0.15f);
        for (int n = 0; n < HIDDEN * SECOND; n++)
            second[n] = noise(&learner->random, 0.15f);
        for (int n = 0; n < OUTPUTS * SECOND; n++)
            last[n] = noise(&learner->random, 0.15f);
    }
}

static int32_t whole(float weight, int bits)
{
    return (int32_t)lrintf(weight * (float)(1 << bits));
}

void learner_nets(const Learner *learner, Net *nets)
{
    for (int role = 0; role < ROLES; role++) {
        const Weights *weights = &learner->weights[role];
        Net *net = &nets[role];
        for (int input = 0; input < INPUTS; input++)
            for (int cell = 0; cell < HIDDEN; cell++)
                net->first[input][cell] = (int16_t)whole(weights->first[input][cell], FIRST_BITS);
        for (int cell = 0; cell < HIDDEN; cell++)
            net->first_bias[cell] = (int16_t)whole(weights->first_bias[cell], FIRST_BITS);
        for (int cell = 0; cell < SECOND; cell++) {
            for (int n = 0; n < HIDDEN; n++)
                net->second[n / 2][cell][n % 2] =
                    (int16_t)whole(weights->second[n][cell], SECOND_BITS);
            net->second_bias[cell] = whole(weights->second_bias[cell], SECOND_BITS + CELL_BITS);
        }
        for (int output = 0; output < OUTPUTS; output++) {
            for (int cell = 0; cell < SECOND; cell++)
                net->last[output][cell] = (int16_t)whole(weights->last[output][cell], LAST_BITS);
            net->last_bias[output] = whole(weights->last_bias[output], LAST_BITS + CELL_BITS);
        }
    }
}

void learner_take(Learner *learner, const Net *nets)
{
    const float first_one = 1 << FIRST_BITS, second_one = 1 << SECOND_BITS;
    const float last_one = 1 << LAST_BITS, cell_one = 1 << CELL_BITS;
    for (int role = 0; role < ROLES; role++) {
        Weights *weights = &learner->weights[role];
        const Net *net = &nets[role];
        for (int input = 0; input < INPUTS; input++)
            for (int cell = 0; cell < HIDDEN; cell++)
                weights->first[input][cell] = net->first[input][cell] / first_one;
        for (int cell = 0; cell < HIDDEN; cell++)
            weights->first_bias[cell] = net->first_bias[cell] / first_one;
        for (int cell = 0; cell < SECOND; cell++) {
            for (int n = 0; n < HIDDEN; n++)
                weights->second[n][cell] = net->second[n / 2][cell][n % 2] / second_one;
            weights->second_bias[cell] = (float)net->second_bias[cell] / (second_one * cell_one);
        }
        for (int output = 0; output < OUTPUTS; output++) {
            for (int cell = 0; cell < SECOND; cell++)
                weights->last[output][cell] = net->last[output][cell] / last_one;
            weights->last_bias[output] = (float)net->last_bias[output] / (last_one * cell_one);
        }
    }
}

void deal(Random *random, Counts *hands, Counts *bottom)
{
    uint8_t pack[54];
    for (int card = 0; card < 54; card++)
        pack[card] = (uint8_t)(card < 52 ? card / 4 : card - 52 + BLACK);
    for (int left = 54; left > 1; left--) {
        uint32_t other = below(random, (uint32_t)left);
        uint8_t card = pack[left - 1];
        pack[left - 1] = pack[other];
        pack[other] = card;
    }
    hands[LANDLORD] = hands[DOWN] = hands[UP] = *bottom = 0;
    for (int card = 0; card < 54; card++) {
        if (card >= 51)
            *bottom += UNIT(pack[card]);
        hands[card >= 51 ? LANDLORD : card % ROLES] += UNIT(pack[card]);
    }
}

/* Keeps what a role sees after its choice. What it came to is not known yet. */
static int keep(Memory *memory, const Round *round, Play play, Value value, int explored)
{
    Album *album = &memory->albums[round->turn];
    if (album->count == album->room || memory->used + ACTIVE_MAX > memory->room)
        return -1;
    int count = inputs_after(round, play, memory->inputs + memory->used);
    float win = value.win > VALUE_ONE ? 1 : (float)value.win / VALUE_ONE;
    album->moments[album->count++] = (Moment){(uint32_t)memory->used,
                                              (uint16_t)count,
                                              {0, 0},
                                              {win, (float)value.points / VALUE_ONE},
                                              explored};
    memory->used += (size_t)count;
    return 0;
}

static void play_game(Learner *learner, const Net *nets, const Lesson *lesson, Memory *memory,
                      Report *report)
{
    static _Thread_local Play plays[PLAYS_MAX];
    Counts hands[ROLES], bottom;
    Round round;
    int begins[ROLES];
    uint32_t explore = (uint32_t)(lesson->explore * 65536);
    deal(&learner->random, hands, &bottom);
    begin_round(&round, hands, bottom);
    for (int role = 0; role < ROLES; role++)
        begins[role] = memory->albums[role].count;
    while (winner(&round) < 0) {
        int count = list_choices(&round, plays), chosen = 0;
        if (count > 1) {
            Value value;
            int best = chosen = best_choice(nets, &round, plays, count, &value);
            if (next_word(&learner->random) >> 48 < explore)
                chosen = (int)below(&learner->random, (uint32_t)count);
            if (plays[chosen].cards != round.hands[round.turn])
                keep(memory, &round, plays[chosen], value, chosen != best);
        }
        make_play(&round, plays[chosen]);
    }
    int landlord = winner(&round) == LANDLORD;
    float points = (float)points_of(round.bombs) / VALUE_ONE;
    for (int role = 0; role < ROLES; role++) {
        float sign = landlord == (role == LANDLORD) ? 1 : -1;
        float found[OUTPUTS] = {sign, sign * points};
        for (int n = memory->albums[role].count - 1; n >= begins[role]; n--) {
            Moment *moment = &memory->albums[role].moments[n];
            float trust = moment->explored ? 0 : lesson->trust;
            memcpy(moment->targets, found, sizeof found);
            for (int output = 0; output < OUTPUTS; output++)
                found[output] = trust * found[output] + (1 - trust) * moment->expected[output];
        }
    }
    report->landlord_won += landlord;
    report->bombs += round.bombs;
}

static void shuffle(Random *random, Album *album)
{
    for (int left = album->count; left > 1; left--) {
        uint32_t other = below(random, (uint32_t)left);
        Moment moment = album->moments[left - 1];
        album->moments[left - 1] = album->moments[other];
        album->moments[other] = moment;
    }
}

static void study(Learner *learner, const Lesson *lesson, Memory *memory, int role,
                  Weights *gradient, Report *report)
{
    Album *album = &memory->albums[role];
    double loss = 0;
    int64_t step = learner->steps;
    memset(gradient, 0, sizeof *gradient);
    for (int pass = 0; pass < lesson->passes; pass++) {
        shuffle(&learner->random, album);
        for (int first = 0; first + lesson->batch <= album->count; first += lesson->batch) {
            for (int n = first; n < first + lesson->batch; n++) {
                const Moment *moment = &album->moments[n];
                Sample sample = {memory->inputs + moment->at, moment->count,
                                 {moment->targets[0], moment->targets[1]}};
                loss += gradient_add(&learner->weights[role], &sample, gradient);
            }
            gradient_step(&learner->weights[role].first[0][0], &learner->means[role].first[0][0],
                          &learner->squares[role].first[0][0], &gradient->first[0][0], ++step,
                          lesson->rate, 1.0f / (float)lesson->batch);
        }
    }
    report->loss[role] = album->count ? loss / lesson->passes / album->count : 0;
    report->samples += album->count;
}

int learner_learn(Learner *learner, const Lesson *lesson, Report *report)
{
    Memory memory = {0};
    Net *nets = malloc(ROLES * sizeof *nets);
    Weights *gradient = malloc(sizeof *gradient);
    int failed = nets == NULL || gradient == NULL;
    memset(report, 0, sizeof *report);
    memory.room = (size_t)lesson->games * 4096 + ACTIVE_MAX;
    memory.inputs = malloc(memory.room * sizeof *memory.inputs);
    failed |= memory.inputs == NULL;
    for (int role = 0; role < ROLES; role++) {
        memory.albums[role].room = lesson->games * 40;
        memory.albums[role].moments = malloc((size_t)lesson->games * 40 * sizeof(Moment));
        failed |= memory.albums[role].moments == NULL;
    }
    if (!failed) {
        learner_nets(learner, nets);
        for (int game = 0; game < lesson->games; game++)
            play_game(learner, nets, lesson, &memory, report);
        for (int role = 0; role < ROLES; role++)
            study(learner, lesson, &memory, role, gradient, report);
        learner->games += lesson->games;
        learner->steps += memory.albums[LANDLORD].count / lesson->batch * lesson->passes;
    }
    for (int role = 0; role < ROLES; role++)
        free(memory.albums[role].moments);
    free(memory.inputs);
    free(gradient);
    free(nets);
    return failed ? -1 : 0;
}
