/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the fuzzers share: a check that crashes, so that libFuzzer keeps the input.
 */
#ifndef CS_FUZZ_H
#define CS_FUZZ_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition) \
	((condition) ? (void) 0 : (fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition), abort()))
#define CHECK_INT(got, want) CHECK((long long) (got) == (long long) (want))

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Takes the next byte, line feeds included; 0 when there is none. */
static inline uint8_t fuzz_byte(const uint8_t **data, size_t *size)
{
	if (*size == 0) {
		return 0;
	}
	(*size)--;
	return *(*data)++;
}

#endif
