/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The server's numbers for monitoring: metrics(), the option stats_file, and samples of what nobody counts, first of all
 * the lag of each event loop: how much later than asked for a timer is called. Requests cost nothing for it.
 */
#include "server.h"

#include "src/core/co_struct.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/memory.h"
#include "src/core/timer.h"

#include "ext/json/php_json.h"
#include "zend_smart_str.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#define CS_SAMPLE_MS 250

static const uint64_t lag_limits_us[CS_LAG_LIMITS] = CS_LAG_LIMITS_US;

/* ---- sampling ---- */

static void on_sample(cs_timer *timer, void *arg)
{
	cs_server *server = arg;
	cs_slot_samples *samples = &server->tree.shared->slots[server->tree.self_slot].samples;
	uint64_t now_us = uv_hrtime() / 1000, due_us = server->sample_due_ms * 1000;
	uint64_t lag = now_us > due_us ? now_us - due_us : 0;
	int i = 0;

	while (i < CS_LAG_LIMITS && lag > lag_limits_us[i]) {
		i++;
	}
	samples->lag_counts[i]++;
	samples->lag_sum_us += lag;
	samples->lag_us = lag;
	samples->coroutines = CSG(core).map.count;
	cs_memory_trim();
	cs_server_drop_held(server, false);
	samples->memory = zend_memory_usage(true);
	server->sample_due_ms = cs_loop_now_ms() + CS_SAMPLE_MS;
	cs_timer_again(timer, CS_SAMPLE_MS);
}

/* ---- text ---- */

static void family(smart_str *out, const char *name, const char *type, const char *help)
{
	smart_str_append_printf(out, "# TYPE cserve_%s %s\n# HELP cserve_%s %s\n", name, type, name, help);
}

/* Which of its kind a slot is, as labels. */
static void labels(smart_str *out, const cs_server *server, int slot)
{
	static const char *const kinds[] = {"worker", "task", "user"};
	smart_str_append_printf(out, "worker=\"%d\",kind=\"%s\"", slot, kinds[cs_tree_kind(&server->tree, slot)]);
}

static void one_number(smart_str *out, const char *name, const char *type, const char *help, uint64_t number)
{
	family(out, name, type, help);
	smart_str_append_printf(out, "cserve_%s%s %llu\n", name, *type == 'c' ? "_total" : "", (unsigned long long) number);
}

/* One line for each process, of the number at this offset in what its slot has counted. */
static void counted(
	smart_str *out, const cs_server *server, const char *name, const char *help, size_t offset, bool tasks_too)
{
	int count = server->tree.worker_num + (tasks_too ? server->tree.task_num : 0);

	family(out, name, "counter", help);
	for (int i = 0; i < count; i++) {
		cs_slot_counts sum = {0};
		cs_server_sum_counts(&server->tree.shared->slots[i], &sum);
		smart_str_append_printf(out, "cserve_%s_total{", name);
		labels(out, server, i);
		smart_str_append_printf(
			out, "} %llu\n", (unsigned long long) *(const uint64_t *) ((const char *) &sum + offset));
	}
}

/* One line for each process, of a number in its slot. */
static void sampled(smart_str *out, const cs_server *server, const char *name, const char *help, size_t offset)
{
	family(out, name, "gauge", help);
	for (int i = 0; i < server->tree.slot_count; i++) {
		smart_str_append_printf(out, "cserve_%s{", name);
		labels(out, server, i);
		smart_str_append_printf(out, "} %llu\n",
			(unsigned long long) *(const uint64_t *) ((const char *) &server->tree.shared->slots[i] + offset));
	}
}

static void add_lag(smart_str *out, const cs_server *server)
{
	family(out, "event_loop_lag_seconds", "histogram", "How late the event loop of a process looks at what has come.");
	for (int i = 0; i < server->tree.worker_num + server->tree.task_num; i++) {
		const cs_slot_samples *samples = &server->tree.shared->slots[i].samples;
		unsigned long long count = 0;
		for (int j = 0; j <= CS_LAG_LIMITS; j++) {
			count += samples->lag_counts[j];
			smart_str_appends(out, "cserve_event_loop_lag_seconds_bucket{");
			labels(out, server, i);
			if (j < CS_LAG_LIMITS) {
				smart_str_append_printf(out, ",le=\"%g\"} %llu\n", (double) lag_limits_us[j] / 1e6, count);
			} else {
				smart_str_append_printf(out, ",le=\"+Inf\"} %llu\n", count);
			}
		}
		smart_str_appends(out, "cserve_event_loop_lag_seconds_sum{");
		labels(out, server, i);
		smart_str_append_printf(out, "} %g\ncserve_event_loop_lag_seconds_count{", (double) samples->lag_sum_us / 1e6);
		labels(out, server, i);
		smart_str_append_printf(out, "} %llu\n", count);
	}
}

static void add_connections(smart_str *out, const cs_server *server, const cs_slot_counts *all)
{
	family(out, "connections", "gauge", "Open connections.");
	for (int i = 0; i < server->port_count; i++) {
		if (!server->ports[i]->is_dgram) {
			smart_str_append_printf(out, "cserve_connections{port=\"%d\",index=\"%d\"} %u\n",
				server->ports[i]->listen.port, i, cs_session_count_port(server->sessions, i));
		}
	}
	one_number(out, "connections_refused", "counter", "Connections over max_connection.", all->refused);
	one_number(
		out, "connections_lost", "counter", "Connections of processes that were killed.", server->tree.shared->lost);
	one_number(out, "requests_lost", "counter", "Requests that ended with their process.", all->lost);
}

static void add_slots(smart_str *out, const cs_server *server)
{
#define OF(field) offsetof(cs_slot_counts, field)
	counted(out, server, "connections_accepted", "Connections accepted.", OF(accepted), false);
	counted(out, server, "connections_closed", "Connections closed.", OF(closed), false);
	counted(out, server, "requests", "Requests, packets or tasks taken.", OF(requests), true);
	counted(out, server, "responses", "Requests, packets or tasks done.", OF(responses), true);
	counted(out, server, "received_bytes", "Bytes read from clients.", OF(bytes[0]), false);
	counted(out, server, "sent_bytes", "Bytes written to clients.", OF(bytes[1]), false);
#undef OF
	family(out, "worker_starts", "counter", "How often the process was started.");
	for (int i = 0; i < server->tree.slot_count; i++) {
		smart_str_appends(out, "cserve_worker_starts_total{");
		labels(out, server, i);
		smart_str_append_printf(out, "} %u\n", server->tree.shared->slots[i].generation);
	}
	family(out, "tasks_running", "gauge", "Tasks that a task worker has taken or is to take.");
	for (int i = server->tree.worker_num; i < server->tree.worker_num + server->tree.task_num; i++) {
		smart_str_appends(out, "cserve_tasks_running{");
		labels(out, server, i);
		smart_str_append_printf(out, "} %u\n", server->tree.shared->slots[i].busy_tasks);
	}
	sampled(out, server, "coroutines", "Live coroutines.", offsetof(cs_slot, samples.coroutines));
	sampled(
		out, server, "memory_bytes", "Memory that PHP has taken from the system.", offsetof(cs_slot, samples.memory));
}

static zend_string *make_metrics(const cs_server *server)
{
	smart_str out = {0};
	cs_slot_counts all = {0};

	for (int i = 0; i < server->tree.worker_num; i++) {
		cs_server_sum_counts(&server->tree.shared->slots[i], &all);
	}
	family(&out, "build", "info", "What runs.");
	smart_str_append_printf(&out, "cserve_build_info{version=\"%s\",php=\"%s\"} 1\n", PHP_CSERVE_VERSION, PHP_VERSION);
	one_number(&out, "start_time_seconds", "gauge", "Unix time of the start.", server->tree.shared->started_at);
	one_number(&out, "reloads", "counter", "Reloads of all workers.", server->tree.shared->reloads);
	add_connections(&out, server, &all);
	add_slots(&out, server);
	add_lag(&out, server);
	smart_str_appends(&out, "# EOF\n");
	return smart_str_extract(&out);
}

ZEND_METHOD(Swoole_Server, metrics)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_EMPTY_STRING();
	}
	RETURN_STR(make_metrics(server));
}

/* ---- stats_file ---- */

static bool ends_with(const char *text, const char *end)
{
	size_t len = strlen(text), end_len = strlen(end);
	return len >= end_len && strcmp(text + len - end_len, end) == 0;
}

static zend_string *make_stats(const cs_server *server, const char *path)
{
	smart_str out = {0};
	zend_string *key;
	zval stats, *value;

	if (ends_with(path, ".prom")) {
		return make_metrics(server);
	}
	cs_server_stats(server, &stats);
	if (ends_with(path, ".json")) {
		php_json_encode(&out, &stats, 0);
		smart_str_appendc(&out, '\n');
	} else {
		ZEND_HASH_FOREACH_STR_KEY_VAL(Z_ARRVAL(stats), key, value) {
			zend_string *text = zval_get_string(value);
			smart_str_append_printf(&out, "%s: %s\n", ZSTR_VAL(key), ZSTR_VAL(text));
			zend_string_release(text);
		}
		ZEND_HASH_FOREACH_END();
	}
	zval_ptr_dtor(&stats);
	return smart_str_extract(&out);
}

/* Readers see the old text or the new one, nothing in between. */
static int replace_file(const char *path, const zend_string *text)
{
	char name[4096];

	if ((size_t) snprintf(name, sizeof(name), "%s.%d", path, (int) getpid()) >= sizeof(name)) {
		return UV_ENAMETOOLONG;
	}
	int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
	if (fd < 0) {
		return -errno;
	}
	bool written = write(fd, ZSTR_VAL(text), ZSTR_LEN(text)) == (ssize_t) ZSTR_LEN(text);
	int error = written ? 0 : errno ? -errno : UV_EIO;
	close(fd);
	if (!error && rename(name, path) < 0) {
		error = -errno;
	}
	if (error) {
		unlink(name);
	}
	return error;
}

static void on_stats(cs_timer *timer, void *arg)
{
	cs_server *server = arg;
	zend_string *text = make_stats(server, server->options.stats_file);
	int error = replace_file(server->options.stats_file, text);

	zend_string_release(text);
	if (error) {
		cs_log(CS_LOG_WARNING, "stats_file '%s' cannot be written: %s; it is tried no more", server->options.stats_file,
			uv_strerror(error));
		cs_timer_close(timer);
		server->stats_timer = NULL;
	}
}

void cs_server_metrics_start(cs_server *server)
{
	uint64_t period = (uint64_t) server->options.stats_interval_ms;

	server->sample_due_ms = cs_loop_now_ms() + CS_SAMPLE_MS;
	server->sampler = cs_timer_open(CS_SAMPLE_MS, 0, on_sample, server);
	cs_timer_unref(server->sampler);
	if (server->options.stats_file && server->tree.self_slot == 0) {
		server->stats_timer = cs_timer_open(period, period, on_stats, server);
		cs_timer_unref(server->stats_timer);
	}
}

void cs_server_metrics_stop(cs_server *server)
{
	if (server->sampler) {
		cs_timer_close(server->sampler);
		server->sampler = NULL;
	}
	if (server->stats_timer) {
		cs_timer_close(server->stats_timer);
		server->stats_timer = NULL;
	}
}
