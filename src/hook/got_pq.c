/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the PostgreSQL extensions call in place of those functions of libpq that write to a connection, read from it or end
 * it. A second coroutine would be given the first one's answer: it gets an Error here, before libpq does anything.
 */
#include "got.h"

#include "src/core/co_struct.h"
#include "src/core/io.h"

#if CS_GOT

#include <dlfcn.h>

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;
typedef unsigned Oid;

/* The connection of the last call, when it was refused. */
static _Thread_local const PGconn *refused;

static void *real(const char *name)
{
	void *library = dlopen("libpq.so.5", RTLD_LAZY | RTLD_NOLOAD);
	void *function = dlsym(library ? library : RTLD_DEFAULT, name);
	if (library) {
		dlclose(library);
	}
	return function;
}

/* The id of another coroutine that waits in libpq for this connection, or 0. May yield. */
static zend_long other_user(const PGconn *conn, int *fd)
{
	static int (*socket_of)(const PGconn *);

	if (!cs_got_is_php_thread() || !cs_co_current() || !conn) {
		return 0;
	}
	socket_of = socket_of ? socket_of : (int (*)(const PGconn *)) real("PQsocket");
	*fd = socket_of(conn);
	return cs_got_user_of(*fd);
}

/* May yield. */
static bool is_free(const PGconn *conn)
{
	int fd;
	zend_long user = other_user(conn, &fd);

	if (user && !EG(exception)) {
		zend_throw_error(NULL,
			"Coroutine " ZEND_LONG_FMT
			" cannot use the PostgreSQL connection of socket %d, because coroutine " ZEND_LONG_FMT
			" waits for an answer there: give each coroutine a connection of its own, or let them take turns",
			cs_co_id(cs_co_current()), fd, user);
	}
	refused = user ? conn : NULL;
	return !user;
}

/* libpq knows of no error then; pdo_pgsql reads before the beginning of an empty message. */
static char *got_PQerrorMessage(const PGconn *conn)
{
	static char message[] = "another coroutine uses the connection\n";
	static char *(*original)(const PGconn *);
	original = original ? original : (char *(*) (const PGconn *) ) real("PQerrorMessage");
	return conn && conn == refused ? message : original(conn);
}

/* got_NAME: the function, or what it returns when it fails. */
#define GUARDED(type, failed, name, params, args)                      \
	static type got_##name params                                      \
	{                                                                  \
		static type(*original) params;                                 \
		original = original ? original : (type(*) params) real(#name); \
		return is_free(conn) ? original args : (failed);               \
	}

#define QUERY_PARAMS                                                                                        \
	PGconn *conn, const char *what, int n, const Oid *types, const char *const *values, const int *lengths, \
		const int *formats, int format
#define EXECUTE_PARAMS \
	PGconn *conn, const char *what, int n, const char *const *values, const int *lengths, const int *formats, int format

/* clang-format off */
GUARDED(PGresult *, NULL, PQexec, (PGconn *conn, const char *query), (conn, query))
GUARDED(PGresult *, NULL, PQexecParams, (QUERY_PARAMS), (conn, what, n, types, values, lengths, formats, format))
GUARDED(PGresult *, NULL, PQexecPrepared, (EXECUTE_PARAMS), (conn, what, n, values, lengths, formats, format))
GUARDED(PGresult *, NULL, PQprepare, (PGconn *conn, const char *name, const char *query, int n, const Oid *types), (conn, name, query, n, types))
GUARDED(int, 0, PQsendQuery, (PGconn *conn, const char *query), (conn, query))
GUARDED(int, 0, PQsendQueryParams, (QUERY_PARAMS), (conn, what, n, types, values, lengths, formats, format))
GUARDED(int, 0, PQsendQueryPrepared, (EXECUTE_PARAMS), (conn, what, n, values, lengths, formats, format))
GUARDED(int, 0, PQsendPrepare, (PGconn *conn, const char *name, const char *query, int n, const Oid *types), (conn, name, query, n, types))
GUARDED(PGresult *, NULL, PQgetResult, (PGconn *conn), (conn))
GUARDED(int, 0, PQconsumeInput, (PGconn *conn), (conn))
GUARDED(int, -1, PQputCopyData, (PGconn *conn, const char *bytes, int n), (conn, bytes, n))
GUARDED(int, -1, PQputCopyEnd, (PGconn *conn, const char *message), (conn, message))
GUARDED(int, -2, PQgetCopyData, (PGconn *conn, char **bytes, int async), (conn, bytes, async))
GUARDED(int, -1, PQputline, (PGconn *conn, const char *line), (conn, line))
GUARDED(int, 1, PQendcopy, (PGconn *conn), (conn))
GUARDED(int, -1, PQsetClientEncoding, (PGconn *conn, const char *encoding), (conn, encoding))
GUARDED(int, -1, lo_open, (PGconn *conn, Oid id, int mode), (conn, id, mode))
GUARDED(int, -1, lo_close, (PGconn *conn, int object), (conn, object))
GUARDED(int, -1, lo_read, (PGconn *conn, int object, char *bytes, size_t n), (conn, object, bytes, n))
GUARDED(int, -1, lo_write, (PGconn *conn, int object, const char *bytes, size_t n), (conn, object, bytes, n))
GUARDED(int, -1, lo_lseek, (PGconn *conn, int object, int offset, int from), (conn, object, offset, from))
GUARDED(int64_t, -1, lo_lseek64, (PGconn *conn, int object, int64_t offset, int from), (conn, object, offset, from))
GUARDED(int, -1, lo_tell, (PGconn *conn, int object), (conn, object))
GUARDED(int, -1, lo_truncate, (PGconn *conn, int object, size_t n), (conn, object, n))
GUARDED(Oid, 0, lo_creat, (PGconn *conn, int mode), (conn, mode))
GUARDED(Oid, 0, lo_create, (PGconn *conn, Oid id), (conn, id))
GUARDED(int, -1, lo_unlink, (PGconn *conn, Oid id), (conn, id))
GUARDED(Oid, 0, lo_import, (PGconn *conn, const char *path), (conn, path))
GUARDED(Oid, 0, lo_import_with_oid, (PGconn *conn, const char *path, Oid id), (conn, path, id))
GUARDED(int, -1, lo_export, (PGconn *conn, Oid id, const char *path), (conn, id, path))
/* clang-format on */

/* The wait of another coroutine ends before its connection goes. May yield. */
static void end_other(const PGconn *conn)
{
	int fd;
	while (other_user(conn, &fd) && cs_co_can_yield()) {
		cs_io_forget(fd);
		if (cs_co_reschedule() < 0) {
			break;
		}
	}
}

#define ENDING(name)                                                       \
	static void got_##name(PGconn *conn)                                   \
	{                                                                      \
		static void (*original)(PGconn *);                                 \
		original = original ? original : (void (*)(PGconn *)) real(#name); \
		refused = NULL;                                                    \
		end_other(conn);                                                   \
		original(conn);                                                    \
	}

ENDING(PQfinish)
ENDING(PQreset)

#define ROW(name)                  \
	{                              \
#name, (void *) got_##name \
	}
const cs_got_function cs_got_pq_functions[] = {ROW(PQexec), ROW(PQexecParams), ROW(PQexecPrepared), ROW(PQprepare),
	ROW(PQsendQuery), ROW(PQsendQueryParams), ROW(PQsendQueryPrepared), ROW(PQsendPrepare), ROW(PQgetResult),
	ROW(PQconsumeInput), ROW(PQputCopyData), ROW(PQputCopyEnd), ROW(PQgetCopyData), ROW(PQputline), ROW(PQendcopy),
	ROW(PQsetClientEncoding), ROW(PQfinish), ROW(PQreset), ROW(PQerrorMessage), ROW(lo_open), ROW(lo_close),
	ROW(lo_read), ROW(lo_write), ROW(lo_lseek), ROW(lo_lseek64), ROW(lo_tell), ROW(lo_truncate), ROW(lo_creat),
	ROW(lo_create), ROW(lo_unlink), ROW(lo_import), ROW(lo_import_with_oid), ROW(lo_export), {NULL, NULL}};

#endif
