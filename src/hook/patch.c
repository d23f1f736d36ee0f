/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Changing tables that the loader has made read-only: PHP's stream operations, import slots of libraries. The page is
 * writable for the moment of the change only, and is left as it was found.
 */
#include "patch.h"

#include <errno.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* PROT_* of the mapping around an address; 0 when the system does not tell. */
static int protection_of(uintptr_t at)
{
	FILE *maps = fopen("/proc/self/maps", "re");
	char line[512];
	int protection = 0;

	while (maps && fgets(line, sizeof(line), maps)) {
		uintptr_t from, to;
		char mode[5];
		if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", &from, &to, mode) == 3 && at >= from && at < to) {
			protection =
				(mode[0] == 'r' ? PROT_READ : 0) | (mode[1] == 'w' ? PROT_WRITE : 0) | (mode[2] == 'x' ? PROT_EXEC : 0);
			break;
		}
	}
	if (maps) {
		fclose(maps);
	}
	return protection;
}

int cs_patch(void *at, const void *bytes, size_t len)
{
	uintptr_t page = (uintptr_t) sysconf(_SC_PAGESIZE);
	uintptr_t first = (uintptr_t) at & ~(page - 1);
	uintptr_t last = ((uintptr_t) at + len - 1) & ~(page - 1);
	int before[2] = {protection_of(first), protection_of(last)};

	for (int i = 0; i < 2; i++) {
		if (!(before[i] & PROT_WRITE)
			&& mprotect((void *) (i ? last : first), page, PROT_READ | PROT_WRITE | (before[i] & PROT_EXEC)) != 0) {
			return -errno;
		}
	}
	memcpy(at, bytes, len);
	for (int i = 0; i < 2; i++) {
		if (before[i] && !(before[i] & PROT_WRITE)) {
			mprotect((void *) (i ? last : first), page, before[i]);
		}
	}
	return 0;
}
