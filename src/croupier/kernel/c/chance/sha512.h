/* SHA-512 (FIPS 180-4) of messages that fit one block. Its constants are generated:
 * kernel/tables/digest.py. */
#ifndef CROUPIER_SHA512_H
#define CROUPIER_SHA512_H

#include <stdint.h>

enum { DIGEST_BYTES = 64, SHORT_MAX = 111 };

extern const uint64_t sha512_start[8], sha512_rounds[80];

/* Of at most SHORT_MAX bytes. */
void sha512_short(const uint8_t *message, int size, uint8_t *digest);

#endif
