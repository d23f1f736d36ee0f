/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Opening a file that is to be sent, by a name that may name anything. Opening a FIFO lets its writers go on, opening a
 * device may do more; so what is neither a file nor a directory is refused without being opened.
 */
#ifndef CS_CORE_OPEN_H
#define CS_CORE_OPEN_H

#include <sys/stat.h>

/* A descriptor for reading a file or directory, and what fstat() says of it; or a negative UV_E*, UV_EINVAL for what is
 * something else. Never waits for another process. */
int cs_open_read(const char *path, struct stat *st);

#endif
