/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\System: sleep, names, signals, descriptors. Files are in system_file.c, processes in system_proc.c.
 */
#include "system.h"

#include "error.h"
#include "event.h"
#include "fd.h"
#include "src/core/co.h"
#include "src/core/io.h"
#include "src/core/sigwait.h"
#include "src/modules.h"
#include "src/net/addr.h"
#include "src/net/resolve.h"
#include "stubs/system_arginfo.h"

#include <netinet/in.h>
#include <signal.h>

/* SWOOLE_ERROR_* */
#define ERROR_CO_CANCELED 10017
#define ERROR_DNS_FAILED  711
#define ERROR_DNS_TIMEOUT 712

void cs_system_set_error(int uv_error)
{
	cs_set_last_error(uv_error == UV_ECANCELED ? ERROR_CO_CANCELED : -uv_error);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, sleep)
{
	double seconds;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_DOUBLE(seconds)
	ZEND_PARSE_PARAMETERS_END();
	if (!(seconds >= 0.001)) {
		cs_warn("The time must be at least 0.001 seconds, %g given", seconds);
		RETURN_FALSE;
	}
	if (cs_co_current() && CSG(core).no_yield) {
		/* The cycle collector runs this destructor: nobody may switch, so all wait. */
		int64_t ms = cs_timeout_ms(seconds, false);
		uv_sleep(ms < 0 || ms > INT_MAX ? INT_MAX : (unsigned) ms);
		RETURN_TRUE;
	}
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::sleep()")) {
		RETURN_THROWS();
	}
	int status = cs_co_wait("sleep", cs_timeout_ms(seconds, false));
	if (status != UV_ETIMEDOUT) {
		cs_system_set_error(status);
		RETURN_FALSE;
	}
	RETURN_TRUE;
}

/* Looks a name up and reports failure. May yield. */
static struct addrinfo *look_up(const char *name, const char *service, const struct addrinfo *hints, double timeout)
{
	struct addrinfo *list;

	int err = cs_resolve(name, service, hints, cs_timeout_ms(timeout, true), &list);
	if (err == 0) {
		return list;
	}
	if (err == UV_ECANCELED) {
		cs_set_last_error(ERROR_CO_CANCELED);
	} else {
		cs_set_last_error(err == UV_ETIMEDOUT ? ERROR_DNS_TIMEOUT : ERROR_DNS_FAILED);
	}
	return NULL;
}

/* gethostbyname() and dnsLookup(). May yield. */
static void first_address(zval *return_value, const char *api, zend_string *name, zend_long family, double timeout)
{
	char text[INET6_ADDRSTRLEN];
	struct addrinfo hints = {.ai_family = (int) family, .ai_socktype = SOCK_STREAM};

	if (ZSTR_LEN(name) == 0) {
		cs_warn("The domain name is empty");
		RETURN_FALSE;
	}
	if (family != AF_INET && family != AF_INET6) {
		cs_warn("The address family must be AF_INET (%d) or AF_INET6 (%d), " ZEND_LONG_FMT " given", AF_INET, AF_INET6,
			family);
		RETURN_FALSE;
	}
	if (!cs_require_coroutine(api)) {
		RETURN_THROWS();
	}
	struct addrinfo *list = look_up(ZSTR_VAL(name), NULL, &hints, timeout);
	if (!list) {
		RETURN_FALSE;
	}
	int err = cs_addr_host(list->ai_addr, text, sizeof(text));
	cs_resolve_free(list);
	if (err < 0) {
		RETURN_FALSE;
	}
	RETURN_STRING(text);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, gethostbyname)
{
	zend_string *name;
	zend_long family = AF_INET;
	double timeout = -1;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_PATH_STR(name)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(family)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();
	first_address(return_value, "Swoole\\Coroutine\\System::gethostbyname()", name, family, timeout);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, dnsLookup)
{
	zend_string *name;
	zend_long family = AF_INET;
	double timeout = 60;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_PATH_STR(name)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
		Z_PARAM_LONG(family)
	ZEND_PARSE_PARAMETERS_END();
	first_address(return_value, "Swoole\\Coroutine\\System::dnsLookup()", name, family, timeout);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, getaddrinfo)
{
	zend_string *name, *service = NULL;
	zend_long family = AF_INET, socktype = SOCK_STREAM, protocol = IPPROTO_TCP;
	double timeout = -1;
	char text[INET6_ADDRSTRLEN];

	ZEND_PARSE_PARAMETERS_START(1, 6)
		Z_PARAM_PATH_STR(name)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(family)
		Z_PARAM_LONG(socktype)
		Z_PARAM_LONG(protocol)
		Z_PARAM_PATH_STR_OR_NULL(service)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();
	if (ZSTR_LEN(name) == 0) {
		cs_warn("The domain name is empty");
		RETURN_FALSE;
	}
	if (family != AF_INET && family != AF_INET6 && family != AF_UNSPEC) {
		cs_warn("The address family must be AF_INET (%d) or AF_INET6 (%d), " ZEND_LONG_FMT " given", AF_INET, AF_INET6,
			family);
		RETURN_FALSE;
	}
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::getaddrinfo()")) {
		RETURN_THROWS();
	}
	struct addrinfo hints = {.ai_family = (int) family, .ai_socktype = (int) socktype, .ai_protocol = (int) protocol};
	const char *port = service && ZSTR_LEN(service) ? ZSTR_VAL(service) : NULL;
	struct addrinfo *list = look_up(ZSTR_VAL(name), port, &hints, timeout);
	if (!list) {
		RETURN_FALSE;
	}
	array_init(return_value);
	for (struct addrinfo *one = list; one; one = one->ai_next) {
		if (cs_addr_host(one->ai_addr, text, sizeof(text)) == 0) {
			add_next_index_string(return_value, text);
		}
	}
	cs_resolve_free(list);
}

/* The signals of an int or a list of ints, as the first argument. Returns how many, 0 with an exception. */
static size_t read_signals(zval *value, int *signals, size_t max)
{
	size_t count = 0;
	zval *one;

	if (Z_TYPE_P(value) == IS_LONG) {
		if (Z_LVAL_P(value) < 1 || Z_LVAL_P(value) >= NSIG) {
			zend_argument_value_error(
				1, "must be a signal from 1 to %d, " ZEND_LONG_FMT " given", NSIG - 1, Z_LVAL_P(value));
			return 0;
		}
		signals[0] = (int) Z_LVAL_P(value);
		return 1;
	}
	ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), one) {
		zend_long signal = zval_get_long(one);
		if (signal < 1 || signal >= NSIG || count == max) {
			zend_argument_value_error(1, "must hold signals from 1 to %d, " ZEND_LONG_FMT " given", NSIG - 1, signal);
			return 0;
		}
		signals[count++] = (int) signal;
	}
	ZEND_HASH_FOREACH_END();
	if (count == 0) {
		zend_argument_value_error(1, "must not be empty");
	}
	return count;
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, waitSignal)
{
	zval *value;
	double timeout = -1;
	int signals[NSIG], err;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ZVAL(value)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();
	zval number;
	if (Z_TYPE_P(value) != IS_ARRAY && Z_TYPE_P(value) != IS_LONG) {
		zend_long parsed;
		if (!zend_parse_arg_long(value, &parsed, NULL, false, 1)) {
			zend_argument_type_error(1, "must be of type array|int, %s given", zend_zval_type_name(value));
			RETURN_THROWS();
		}
		ZVAL_LONG(&number, parsed);
		value = &number;
	}
	size_t count = read_signals(value, signals, NSIG);
	if (count == 0 || !cs_require_coroutine("Swoole\\Coroutine\\System::waitSignal()")) {
		RETURN_THROWS();
	}
	cs_sigwait *wait = cs_sigwait_open(signals, count, false, &err);
	if (wait) {
		err = cs_sigwait_next(wait, cs_timeout_ms(timeout, true));
		cs_sigwait_close(wait);
	}
	if (err < 0) {
		cs_system_set_error(err);
		RETURN_FALSE;
	}
	RETURN_LONG(err);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, waitEvent)
{
	zval *socket;
	zend_long events = CS_EVENT_READ;
	double timeout = -1;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_ZVAL(socket)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(events)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();
	if (!(events & (CS_EVENT_READ | CS_EVENT_WRITE))) {
		zend_argument_value_error(
			2, "must be SWOOLE_EVENT_READ, SWOOLE_EVENT_WRITE or both, " ZEND_LONG_FMT " given", events);
		RETURN_THROWS();
	}
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::waitEvent()")) {
		RETURN_THROWS();
	}
	int fd = cs_fd_of(socket);
	if (fd < 0) {
		cs_set_last_error(-UV_EBADF);
		RETURN_FALSE;
	}
	int wanted = (events & CS_EVENT_READ ? UV_READABLE : 0) | (events & CS_EVENT_WRITE ? UV_WRITABLE : 0);
	int ready = cs_io_wait(fd, wanted, cs_timeout_ms(timeout, true));
	if (ready == UV_EPERM) { /* a regular file */
		RETURN_LONG(events & (CS_EVENT_READ | CS_EVENT_WRITE));
	}
	if (ready < 0) {
		cs_system_set_error(ready);
		RETURN_FALSE;
	}
	/* The end of the other side can be read. */
	zend_long came =
		(ready & UV_WRITABLE ? CS_EVENT_WRITE : 0) | (ready & (UV_READABLE | UV_DISCONNECT) ? CS_EVENT_READ : 0);
	RETURN_LONG(came & events ? came & events : events & (CS_EVENT_READ | CS_EVENT_WRITE));
}

void cs_system_minit(int type, int module_number)
{
	register_class_Swoole_Coroutine_System();
}
