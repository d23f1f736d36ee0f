/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the status codes of HTTP are called. Needs no Zend.
 */
#ifndef CS_HTTP_REASON_H
#define CS_HTTP_REASON_H

/* "Not Found" for 404; NULL for a status that has no name. */
const char *cs_reason_of(int status);

#endif
