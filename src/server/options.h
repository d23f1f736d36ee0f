/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The options of set(): one table for each class, with name, type, range and where the value goes.
 */
#ifndef CS_SERVER_OPTIONS_H
#define CS_SERVER_OPTIONS_H

#include "php_cserve.h"
#include "src/http/conn.h"
#include "src/http/h2.h"
#include "src/http/ws.h"

typedef enum cs_option_type {
	CS_OPTION_BOOL,    /* bool */
	CS_OPTION_INT,     /* int64_t */
	CS_OPTION_BYTES,   /* the same; a text may end in K, M or G */
	CS_OPTION_STRING,  /* char *, malloc'ed, NULL at first; the old one is freed */
	CS_OPTION_LIST,    /* char *, the same: the strings of an array, or one string, with a comma behind each */
	CS_OPTION_SECONDS, /* uint64_t milliseconds; 0 and less: never, 0 */
	CS_OPTION_OFF,     /* may only be turned off: `why` tells what is missing */
	CS_OPTION_NOTE     /* accepted without an effect: `why` tells so in the log */
} cs_option_type;

typedef struct cs_option {
	const char *name;
	cs_option_type type;
	size_t offset; /* in the struct of values */
	int64_t min;
	int64_t max;
	const char *why;
} cs_option;

/* Reading of values as PHP's weak mode does it, but for what would be lost on the way: a fraction, a number too large. False
 * when the value is of no use. */
bool cs_option_whole(const zval *value, int64_t *number);
bool cs_option_seconds(const zval *value, double *seconds);

/* The words of php.ini ("off", "no", "false" ...) mean what they say, other text is of no use. */
#define CS_OPTION_BOOL_WHY "must be true or false"
bool cs_option_bool(const zval *value, bool *on);

/* Is it a letter for package_length_type? */
bool cs_option_length_type(const zval *value, const char **why);

/* Sets one option; null leaves it as it is. Returns 0; UV_ENOENT when the table has no such name; UV_EINVAL with *why, a
 * sentence's end for a warning ("must be …"), when the value is of no use: nothing was changed then. */
int cs_option_set(const cs_option *table, size_t count, void *values, const char *name, zval *value, const char **why);

/* What the HTTP servers' options become. */
typedef struct cs_http_options {
	int64_t package_max_length;
	int64_t max_header_size;
	int64_t max_header_count;
	int64_t socket_buffer_size;
	int64_t backlog;
	int64_t worker_num;
	uint64_t idle_ms;
	uint64_t head_ms;
	uint64_t body_ms;
	uint64_t write_ms;
	uint64_t secure_ms; /* for the TLS handshake */
	uint64_t max_wait_ms;
	bool open_tcp_nodelay;
	bool enable_reuse_port;
	bool parse_cookie;
	bool http2;
	cs_h2_config h2;
	cs_site site;
	bool open_websocket;
	cs_ws_config ws;
} cs_http_options;

void cs_http_options_default(cs_http_options *options);

/* Limits and directory for uploads as php.ini has them; the directory is malloc'ed. */
void cs_http_upload_defaults(cs_site *site);
void cs_http_options_dtor(cs_http_options *options);

/* Sets limits and deadlines of a server's connections, which point at the options from now on. */
void cs_http_options_apply(cs_http_options *options, cs_conn_server *conns);

/* As cs_option_set(), with the table of the HTTP servers. */
int cs_http_options_set(cs_http_options *options, const char *name, zval *value, const char **why);

#endif
