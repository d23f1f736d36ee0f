/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A second coroutine that uses a connection of PDO mysql or mysqli gets our Error: mysqlnd would say that commands are out of
 * sync before it comes to the stream, which knows who is in it. Laid once a process, as a plugin of mysqlnd.
 */
#include "stream.h"

#include "src/core/co.h"

#if defined(__linux__) && defined(__has_include)
#if __has_include("ext/mysqlnd/mysqlnd.h")
#define CS_MYSQLND 1
#endif
#endif

#ifdef CS_MYSQLND

#include "ext/mysqlnd/mysqlnd.h"
#include "ext/mysqlnd/mysqlnd_connection.h"
#include "ext/mysqlnd/mysqlnd_ext_plugin.h"

#include <dlfcn.h>
#include <pthread.h>

typedef MYSQLND_CLASS_METHODS_TYPE(mysqlnd_protocol_payload_decoder_factory) protocol_methods;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static func_mysqlnd_protocol_payload_decoder_factory__send_command original; /* the process's */

/* COM_QUIT ends a connection that others use, as closing it does. May yield. */
static enum_func_status send_command(MYSQLND_PROTOCOL_PAYLOAD_DECODER_FACTORY *factory,
	const enum php_mysqlnd_server_command command, const zend_uchar *const arg, const size_t arg_len, const bool silent,
	MYSQLND_CONNECTION_STATE *state, MYSQLND_ERROR_INFO *error, MYSQLND_UPSERT_STATUS *status, MYSQLND_STATS *stats,
	func_mysqlnd_conn_data__send_close send_close, void *send_close_arg)
{
	const MYSQLND_VIO *vio = factory->conn->vio;
	const php_stream *stream = vio && vio->data ? vio->data->stream : NULL;

	if (stream && command != COM_QUIT && cs_co_current() && !cs_stream_alone(stream)) {
		return FAIL;
	}
	return original(factory, command, arg, arg_len, silent, state, error, status, stats, send_close, send_close_arg);
}

void cs_mysqlnd_lay(void)
{
	struct st_mysqlnd_plugin_methods_xetters *plugin = dlsym(RTLD_DEFAULT, "mysqlnd_plugin_methods_xetters");

	pthread_mutex_lock(&lock);
	if (plugin && !original) {
		protocol_methods methods = *plugin->protocol.get();
		original = methods.send_command;
		methods.send_command = send_command;
		plugin->protocol.set(&methods);
	}
	pthread_mutex_unlock(&lock);
}

#else

void cs_mysqlnd_lay(void)
{
}

#endif
