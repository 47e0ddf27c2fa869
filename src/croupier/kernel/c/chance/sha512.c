#include "sha512.h"

#include <string.h>

static inline uint64_t turned(uint64_t word, int by)
{
    return (word >> by) | (word << (64 - by));
}

static void schedule(const uint8_t *block, uint64_t *words)
{
    for (int n = 0; n < 16; n++) {
        words[n] = 0;
        for (int byte = 0; byte < 8; byte++)
            words[n] = words[n] << 8 | block[8 * n + byte];
    }
    for (int n = 16; n < 80; n++) {
        uint64_t early = words[n - 15], late = words[n - 2];
        uint64_t low = turned(early, 1) ^ turned(early, 8) ^ early >> 7;
        uint64_t high = turned(late, 19) ^ turned(late, 61) ^ late >> 6;
        words[n] = words[n - 16] + low + words[n - 7] + high;
    }
}

/* The eight words are named a to h, as in the standard. */
static void compress(const uint64_t *words, uint64_t *state)
{
    uint64_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint64_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int n = 0; n < 80; n++) {
        uint64_t choice = (e & f) ^ (~e & g), majority = (a & b) ^ (a & c) ^ (b & c);
        uint64_t one = h + (turned(e, 14) ^ turned(e, 18) ^ turned(e, 41)) + choice +
                       sha512_rounds[n] + words[n];
        uint64_t two = (turned(a, 28) ^ turned(a, 34) ^ turned(a, 39)) + majority;
        h = g;
        g = f;
        f = e;
        e = d + one;
        d = c;
        c = b;
        b = a;
        a = one + two;
    }
    uint64_t after[8] = {a, b, c, d, e, f, g, h};
    for (int n = 0; n < 8; n++)
        state[n] += after[n];
}

void sha512_short(const uint8_t *message, int size, uint8_t *digest)
{
    uint8_t block[128] = {0};
    uint64_t words[80], state[8];
    memcpy(block, message, (size_t)size);
    memcpy(state, sha512_start, sizeof state);
    block[size] = 0x80;
    block[126] = (uint8_t)(size >> 5); /* the size in bits, big-endian */
    block[127] = (uint8_t)(size << 3);
    schedule(block, words);
    compress(words, state);
    for (int n = 0; n < 8; n++)
        for (int byte = 0; byte < 8; byte++)
            digest[8 * n + byte] = (uint8_t)(state[n] >> (56 - 8 * byte));
}
