/* One step of learning: how far the values are off, and Adam. Loops are written so that the order of
 * additions does not depend on the machine. */
#include "gradient.h"

#include <math.h>
#include <string.h>

#include "wide.h"

enum { LANES = 8 };
static const float CELL_TOP = (float)CELL_MOST / (1 << CELL_BITS);
static const float MEAN_KEPT = 0.9f, SQUARE_KEPT = 0.999f, TINY = 1e-7f, WEIGHT_MOST = 3.99f;

INLINE float clipped(float sum)
{
    return sum < 0 ? 0 : sum > CELL_TOP ? CELL_TOP : sum;
}

INLINE int is_open(float sum)
{
    return sum > 0 && sum < CELL_TOP;
}

INLINE void add_to(float *sums, const float *row, int count)
{
    for (int n = 0; n < count; n++)
        sums[n] += row[n];
}

INLINE void add_times(float *sums, const float *row, float factor)
{
    for (int n = 0; n < SECOND; n++)
        sums[n] += row[n] * factor;
}

INLINE float product(const float *one, const float *other)
{
    float lanes[LANES] = {0}, sum = 0;
    for (int n = 0; n < SECOND; n += LANES)
        for (int lane = 0; lane < LANES; lane++)
            lanes[lane] += one[n + lane] * other[n + lane];
    for (int lane = 0; lane < LANES; lane++)
        sum += lanes[lane];
    return sum;
}

WIDE float gradient_add(const Weights *weights, const Sample *sample, Weights *gradient)
{
    float first[HIDDEN], second[SECOND], active[SECOND], back[SECOND] = {0}, slope[HIDDEN];
    float loss = 0;
    memcpy(first, weights->first_bias, sizeof first);
    for (int n = 0; n < sample->count; n++)
        add_to(first, weights->first[sample->inputs[n]], HIDDEN);
    memcpy(second, weights->second_bias, sizeof second);
    for (int n = 0; n < HIDDEN; n++)
        if (first[n] > 0)
            add_times(second, weights->second[n], clipped(first[n]));
    for (int n = 0; n < SECOND; n++)
        active[n] = clipped(second[n]);
    for (int output = 0; output < OUTPUTS; output++) {
        float found = weights->last_bias[output] + product(active, weights->last[output]);
        float off = found - sample->targets[output];
        loss += off * off;
        gradient->last_bias[output] += off;
        add_times(gradient->last[output], active, off);
        add_times(back, weights->last[output], off);
    }
    for (int n = 0; n < SECOND; n++)
        back[n] = is_open(second[n]) ? back[n] : 0;
    add_to(gradient->second_bias, back, SECOND);
    for (int n = 0; n < HIDDEN; n++) {
        slope[n] = 0;
        if (first[n] <= 0)
            continue;
        add_times(gradient->second[n], back, clipped(first[n]));
        slope[n] = is_open(first[n]) ? product(weights->second[n], back) : 0;
    }
    add_to(gradient->first_bias, slope, HIDDEN);
    for (int n = 0; n < sample->count; n++)
        add_to(gradient->first[sample->inputs[n]], slope, HIDDEN);
    return loss;
}

WIDE void gradient_step(float *weights, float *means, float *squares, float *gradient,
                        int64_t step, float rate, float scale)
{
    float mean_grown = 1 - powf(MEAN_KEPT, (float)step);
    float square_grown = sqrtf(1 - powf(SQUARE_KEPT, (float)step));
    float pace = rate * square_grown / mean_grown;
    for (int n = 0; n < WEIGHTS; n++) {
        float slope = gradient[n] * scale;
        gradient[n] = 0;
        means[n] = MEAN_KEPT * means[n] + (1 - MEAN_KEPT) * slope;
        squares[n] = SQUARE_KEPT * squares[n] + (1 - SQUARE_KEPT) * slope * slope;
        float weight = weights[n] - pace * means[n] / (sqrtf(squares[n]) + TINY);
        weight = weight > WEIGHT_MOST ? WEIGHT_MOST : weight;
        weights[n] = weight < -WEIGHT_MOST ? -WEIGHT_MOST : weight;
    }
}
