/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The files of the document root (enable_static_handler): GET and HEAD requests that name one are answered without the program.
 */
#ifndef CS_HTTP_DOCROOT_H
#define CS_HTTP_DOCROOT_H

#include "conn.h"

/* A request on a connection whose site serves files. True: it is answered, and the head's reference taken over. False: it is the
 * program's. */
bool cs_docroot_request(cs_conn *conn, cs_head *head);

/* The path below the document root that a request's path stands for: decoded, without empty and "." segments, with a slash in
 * front and one at the end when the request has it. Returns its length; 0 when it is none: it has a NUL or a ".." segment,
 * encoded or not, or is longer than `size` - 1. `out` may have NUL bytes in no case. */
size_t cs_docroot_path(cs_view path, char *out, size_t size);

#endif
