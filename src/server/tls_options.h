/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The options ssl_* of servers and clients, and what a listening port keeps of TLS.
 */
#ifndef CS_SERVER_TLS_OPTIONS_H
#define CS_SERVER_TLS_OPTIONS_H

#include "options.h"
#include "src/net/tls.h"

/* As cs_option_set(): one of the options ssl_*, also without a prefix of its own ("open_ssl" is the caller's). */
int cs_tls_options_set(cs_tls_config *config, const char *name, zval *value, const char **why);

#endif
