/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See resp.h. */
#include "resp.h"

#include <stdbool.h>
#include <string.h>

#define NUMBER_MAX 536870912 /* bytes of one argument, as in Redis */

/* Reads the number of a line like "$12\r\n" that begins at *pos, and moves *pos behind it. Returns 1, 0 when the line is
 * not complete, -1 when it has no number from 0 to `max`. */
static int read_number(const char *data, size_t len, size_t *pos, int64_t max, int64_t *number)
{
	size_t at = *pos + 1;
	int64_t value = 0;

	for (; at < len && data[at] >= '0' && data[at] <= '9'; at++) {
		value = value * 10 + (data[at] - '0');
		if (value > max) {
			return -1;
		}
	}
	if (at == len) {
		return at - *pos > 32 ? -1 : 0;
	}
	if (at == *pos + 1 || data[at] != '\r') {
		return -1;
	}
	if (at + 1 == len) {
		return 0;
	}
	if (data[at + 1] != '\n') {
		return -1;
	}
	*pos = at + 2;
	*number = value;
	return 1;
}

static int64_t line_length(const char *data, size_t len, size_t *need)
{
	const char *end = memchr(data, '\n', len < CS_RESP_LINE_MAX ? len : CS_RESP_LINE_MAX);

	if (end) {
		return end - data + 1;
	}
	*need = len + 1;
	return len >= CS_RESP_LINE_MAX ? -1 : 0;
}

int64_t cs_resp_length(const char *data, size_t len, size_t *need)
{
	int64_t count, bytes;
	size_t pos = 0;

	*need = len + 1;
	if (len == 0) {
		return 0;
	}
	if (data[0] != '*') {
		return line_length(data, len, need);
	}
	int rc = read_number(data, len, &pos, CS_RESP_ARGS_MAX, &count);
	for (; rc > 0 && count > 0; count--) {
		if (pos == len) {
			return 0;
		}
		rc = data[pos] == '$' ? read_number(data, len, &pos, NUMBER_MAX, &bytes) : -1;
		if (rc <= 0) {
			break;
		}
		if (len - pos < (size_t) bytes + 2) {
			*need = pos + (size_t) bytes + 2;
			return 0;
		}
		pos += (size_t) bytes;
		if (data[pos] != '\r' || data[pos + 1] != '\n') {
			return -1;
		}
		pos += 2;
	}
	return rc > 0 ? (int64_t) pos : rc;
}
