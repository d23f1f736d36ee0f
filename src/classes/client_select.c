/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * swoole_client_select(): poll() for clients.
 */
#include "error.h"
#include "fd.h"
#include "src/core/co.h"
#include "src/core/io.h"
#include "src/core/loop.h"

#include <errno.h>

/* Adds the descriptors of an array. False when it has something that is no client, after a warning. */
static bool add_fds(zval *array, short events, struct pollfd *fds, uint32_t *count)
{
	zval *element;

	if (!array || Z_TYPE_P(array) != IS_ARRAY) {
		return true;
	}
	ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(array), element) {
		int fd = cs_fd_of(element);
		if (fd < 0) {
			return false;
		}
		fds[(*count)++] = (struct pollfd){.fd = fd, .events = events};
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

/* Leaves the elements that are ready, with their keys. */
static void keep_ready(zval *reference, zval *array, short events, const struct pollfd **at)
{
	zval *element, result;
	zend_string *name;
	zend_ulong index;

	if (!array || Z_TYPE_P(array) != IS_ARRAY) {
		return;
	}
	array_init(&result);
	ZEND_HASH_FOREACH_KEY_VAL(Z_ARRVAL_P(array), index, name, element) {
		if ((*at)++->revents & events) {
			Z_TRY_ADDREF_P(element);
			name ? zend_hash_update(Z_ARRVAL(result), name, element)
				 : zend_hash_index_update(Z_ARRVAL(result), index, element);
		}
	}
	ZEND_HASH_FOREACH_END();
	ZEND_TRY_ASSIGN_REF_TMP(reference, &result);
}

static int poll_blocking(struct pollfd *fds, uint32_t count, int64_t timeout_ms)
{
	int n = poll(fds, count, timeout_ms < 0 || timeout_ms > INT_MAX ? -1 : (int) timeout_ms);
	return n < 0 ? errno == EINTR ? 0 : -errno : n;
}

ZEND_FUNCTION(swoole_client_select)
{
	zval *arrays[3], *references[3];
	double timeout = 0.5;
	bool no_timeout = false;
	uint32_t count = 0, total = 0;
	static const short events[] = {POLLIN, POLLOUT, POLLPRI};
	static const short ready[] = {POLLIN | POLLHUP | POLLERR, POLLOUT | POLLERR, POLLPRI};

	ZEND_PARSE_PARAMETERS_START(3, 4)
		Z_PARAM_ZVAL(references[0])
		Z_PARAM_ZVAL(references[1])
		Z_PARAM_ZVAL(references[2])
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE_OR_NULL(timeout, no_timeout)
	ZEND_PARSE_PARAMETERS_END();

	for (int i = 0; i < 3; i++) {
		arrays[i] = Z_ISREF_P(references[i]) ? Z_REFVAL_P(references[i]) : references[i];
		if (Z_TYPE_P(arrays[i]) != IS_ARRAY && Z_TYPE_P(arrays[i]) != IS_NULL) {
			zend_argument_type_error(
				(uint32_t) i + 1, "must be of type ?array, %s given", zend_zval_type_name(arrays[i]));
			RETURN_THROWS();
		}
		total += Z_TYPE_P(arrays[i]) == IS_ARRAY ? zend_hash_num_elements(Z_ARRVAL_P(arrays[i])) : 0;
	}
	if (total == 0) {
		cs_warn("no clients: the three arrays are empty");
		RETURN_FALSE;
	}
	struct pollfd *fds = safe_emalloc(total, sizeof(*fds), 0);
	zval copies[3];
	bool fine = true;
	for (int i = 0; i < 3; i++) {
		ZVAL_COPY(&copies[i], arrays[i]);
		fine = fine && add_fds(&copies[i], events[i], fds, &count);
	}
	if (fine) {
		int64_t timeout_ms = no_timeout ? CS_FOREVER : cs_timeout_ms(timeout, false);
		int n = cs_co_can_yield() ? cs_io_poll("descriptors", fds, count, timeout_ms)
								  : poll_blocking(fds, count, timeout_ms);
		const struct pollfd *at = fds;
		for (int i = 0; i < 3 && n >= 0; i++) {
			keep_ready(references[i], &copies[i], ready[i], &at);
		}
		if (n < 0) {
			cs_set_last_error(-n);
			RETVAL_FALSE;
		} else {
			RETVAL_LONG(n);
		}
	} else {
		RETVAL_FALSE;
	}
	for (int i = 0; i < 3; i++) {
		zval_ptr_dtor(&copies[i]);
	}
	efree(fds);
}
