#ifndef DOUDIZHU_GRADIENT_H
#define DOUDIZHU_GRADIENT_H

#include "learn.h"

typedef struct {
    const uint16_t *inputs;
    int count;
    float targets[OUTPUTS];
} Sample;

/* Adds how the error of a sample grows with each weight. Returns the squared error. */
float gradient_add(const Weights *weights, const Sample *sample, Weights *gradient);

/* Adam: moves each weight against its slope. The gradient is empty afterwards. */
void gradient_step(float *weights, float *means, float *squares, float *gradient,
                   int64_t step, float rate, float scale);

#endif
