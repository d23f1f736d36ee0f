/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the processes of a server arrange with the system: the log, the background, the pid file, titles in ps, user and
 * group, processors, and how much memory they have.
 */
#include "server.h"

#include "error.h"
#include "src/core/log.h"
#include "src/core/signal.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#endif

#define CS_TITLE_MAX 8192

/* ---- titles ---- */

/* PHP's command line program has functions for the title; elsewhere there is none. Their warnings are of no interest. */
static bool call_title_function(const char *name, zval *argument, zval *result)
{
	zval function;
	int reporting = EG(error_reporting);

	if (!zend_hash_str_exists(EG(function_table), name, strlen(name))) {
		return false;
	}
	ZVAL_STRING(&function, name);
	ZVAL_UNDEF(result);
	EG(error_reporting) = 0;
	bool called = call_user_function(NULL, NULL, &function, result, argument ? 1 : 0, argument) == SUCCESS;
	EG(error_reporting) = reporting;
	zval_ptr_dtor(&function);
	return called && !EG(exception);
}

/* True when the title is another one than ours: the program has set it. */
static bool is_titled(const cs_server *server)
{
	zval now;
	bool titled = false;

	if (call_title_function("cli_get_process_title", NULL, &now) && Z_TYPE(now) == IS_STRING) {
		const char *title = Z_STRVAL(now);
		titled = *title && (!server->title || strcmp(title, server->title) != 0);
	}
	zval_ptr_dtor(&now);
	return titled;
}

/* ---- before the first fork ---- */

static int fail_pid_file(const char *path, int error)
{
	cs_throw(-error, "cannot write pid_file '%s': %s", path, uv_strerror(error));
	return error;
}

/* Opened before the server goes into the background, where nobody would read what is wrong. */
static int open_pid_file(const char *path)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0644);

	return fd < 0 ? fail_pid_file(path, -errno) : fd;
}

static int write_pid_file(int fd, const char *path)
{
	char text[16];
	int len = snprintf(text, sizeof(text), "%d\n", (int) getpid());
	struct stat info;
	bool emptied = fstat(fd, &info) == 0 && (!S_ISREG(info.st_mode) || ftruncate(fd, 0) == 0);
	int error = emptied && write(fd, text, (size_t) len) == len ? 0 : errno ? -errno : UV_EIO;

	if (error) {
		fail_pid_file(path, error);
		if (emptied && S_ISREG(info.st_mode)) {
			unlink(path);
		}
	}
	close(fd);
	return error;
}

void cs_server_remove_pid_file(const char *path, int32_t pid)
{
	char text[16] = "";
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

	if (fd >= 0) {
		if (pid > 0 && read(fd, text, sizeof(text) - 1) > 0 && atoi(text) == pid) {
			unlink(path);
		}
		close(fd);
	}
}

/* The parent ends at once. What the program prints goes to the log file, when there is one. */
static int daemonize(bool has_log)
{
	fflush(NULL);
	pid_t pid = cs_signal_fork_holding();

	if (pid < 0) {
		return -errno;
	}
	if (pid > 0) {
		_exit(0);
	}
	setsid();
	int null = open("/dev/null", O_RDWR);
	if (null >= 0) {
		for (int fd = 0; fd < 3; fd++) {
			dup2(null, fd);
		}
		if (null > 2) {
			close(null);
		}
	}
	if (has_log) {
		cs_log_capture_output();
	}
	return 0;
}

static int open_log(const cs_server_options *options)
{
	cs_log_set_level(options->debug_mode ? CS_LOG_DEBUG : (cs_log_level) options->log_level);
	cs_log_set_rotation((cs_log_rotation) options->log_rotation);
	cs_log_set_microseconds(options->log_microseconds);
	cs_log_set_date_format(options->log_date_format);
	int error = options->log_file ? cs_log_open(options->log_file) : 0;
	if (error < 0) {
		cs_throw(-error, "cannot open log_file '%s': %s", options->log_file, uv_strerror(error));
	}
	return error;
}

/* A worker that cannot become the user it should be would run as root: better not to start. */
static int check_options(const cs_server_options *options)
{
	struct stat info;

	if (options->group && !getgrnam(options->group)) {
		cs_throw(EINVAL, "the group '%s' does not exist", options->group);
		return UV_EINVAL;
	}
	if (options->user && !getpwnam(options->user)) {
		cs_throw(EINVAL, "the user '%s' does not exist", options->user);
		return UV_EINVAL;
	}
	if (options->chroot && (stat(options->chroot, &info) < 0 || !S_ISDIR(info.st_mode))) {
		cs_throw(ENOTDIR, "chroot: '%s' is not a directory", options->chroot);
		return UV_ENOTDIR;
	}
	/* Each time a new file takes its place: not that of a device. */
	if (options->stats_file && stat(options->stats_file, &info) == 0 && !S_ISREG(info.st_mode)) {
		cs_throw(EINVAL, "stats_file '%s' is something else than a regular file", options->stats_file);
		return UV_EINVAL;
	}
	if ((options->user || options->group || options->chroot) && geteuid() != 0) {
		cs_log(CS_LOG_WARNING, "the options user, group and chroot have no effect: only root can change them");
	}
	return 0;
}

/* How this process was started; "" when that cannot be told. */
static void read_command(char *command, size_t size)
{
	int fd = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? 0 : read(fd, command, size - 1);

	if (fd >= 0) {
		close(fd);
	}
	n = MAX(n, 0);
	for (ssize_t i = 0; i < n; i++) {
		command[i] = command[i] ? command[i] : ' ';
	}
	while (n > 0 && command[n - 1] == ' ') {
		n--;
	}
	command[n] = '\0';
}

int cs_server_system_prepare(cs_server *server)
{
	const cs_server_options *options = &server->options;
	char command[CS_TITLE_MAX];
	int error;

	CSG(ini).display_errors &= options->display_errors;
	if ((error = open_log(options)) < 0 || (error = check_options(options)) < 0) {
		return error;
	}
	if (options->process_title && !is_titled(server)) {
		read_command(command, sizeof(command));
		free(server->command);
		free(server->title_base);
		server->command = strdup(command);
		server->title_base = strdup(*options->process_title ? options->process_title : command);
	}
	return 0;
}

int cs_server_system_begin(cs_server *server)
{
	const cs_server_options *options = &server->options;
	int error = 0, pid_file = options->pid_file ? open_pid_file(options->pid_file) : -1;

	if (options->pid_file && pid_file < 0) {
		return pid_file;
	}
	if (options->daemonize) {
		error = daemonize(options->log_file != NULL);
		/* In another process. */
		server->tree.caller = server->tree.self = getpid();
		if (!error && server->ipc) {
			cs_ipc_enter(server->ipc, -1, 0);
		}
	}
	for (int i = 0; i < server->port_count; i++) {
		cs_listen_own(&server->ports[i]->listen);
	}
	if (!error && options->pid_file) {
		return write_pid_file(pid_file, options->pid_file);
	}
	if (pid_file >= 0) {
		close(pid_file);
	}
	return error;
}

/* ---- names ---- */

/* Only when asked for: a title is one word for those that look for the words of a command line in /proc. */
void cs_server_set_title(cs_server *server, const char *role)
{
	char title[CS_TITLE_MAX + 64];
	zval argument, now;

	if (EG(exception) || !server->title_base || is_titled(server)) {
		return;
	}
	if (role) {
		snprintf(title, sizeof(title), "%s: %s", server->title_base, role);
	} else {
		snprintf(title, sizeof(title), "%s", server->command);
	}
	ZVAL_STRING(&argument, title);
	if (call_title_function("cli_set_process_title", &argument, &now)) {
		zval_ptr_dtor(&now);
		/* There may be room for a part of it only. */
		if (call_title_function("cli_get_process_title", NULL, &now) && Z_TYPE(now) == IS_STRING) {
			free(server->title);
			server->title = strdup(Z_STRVAL(now));
		}
	}
	zval_ptr_dtor(&now);
	zval_ptr_dtor(&argument);
}

void cs_server_set_slot_title(cs_server *server, int slot)
{
	static const char *const roles[] = {"worker", "task worker", "user process"};
	char role[48];

	snprintf(role, sizeof(role), "%s %d", roles[cs_tree_kind(&server->tree, slot)], slot);
	cs_server_set_title(server, role);
}

/* ---- in a worker ---- */

/* One of the processors that this process may use, but for those of cpu_affinity_ignore. */
static void choose_processor(const cs_server *server)
{
#ifdef __linux__
	cpu_set_t set;
	int count, n = server->tree.self_slot;

	if (!server->options.open_cpu_affinity || sched_getaffinity(0, sizeof(set), &set) < 0) {
		return;
	}
	for (size_t i = 0; i < server->options.processors_ignored_count; i++) {
		CPU_CLR(server->options.processors_ignored[i], &set);
	}
	count = CPU_COUNT(&set);
	if (count == 0) {
		cs_log(CS_LOG_WARNING, "cpu_affinity_ignore leaves no processor: open_cpu_affinity has no effect");
		return;
	}
	n %= count;
	for (unsigned i = 0; i < CPU_SETSIZE; i++) {
		if (CPU_ISSET(i, &set) && n-- == 0) {
			CPU_ZERO(&set);
			CPU_SET(i, &set);
			sched_setaffinity(0, sizeof(set), &set);
			return;
		}
	}
#endif
}

/* Root gives up its rights once the ports are bound. */
static bool drop_rights(const cs_server_options *options)
{
	struct group *group = options->group ? getgrnam(options->group) : NULL;
	struct passwd *user = options->user ? getpwnam(options->user) : NULL;
	gid_t gid = group ? group->gr_gid : user ? user->pw_gid : 0;
	const char *what = NULL;

	if ((!options->user && !options->group && !options->chroot) || geteuid() != 0) {
		return true;
	}
	if ((options->group && !group) || (options->user && !user)) {
		what = "find the user or group";
		errno = ENOENT;
	} else if (user && initgroups(options->user, gid) < 0) {
		what = "take the groups of the user";
	} else if (options->chroot && (chroot(options->chroot) < 0 || chdir("/") < 0)) {
		what = "change the root directory";
	} else if ((group || user) && setgid(gid) < 0) {
		what = "change the group";
	} else if (user && setuid(user->pw_uid) < 0) {
		what = "change the user";
	}
	if (what) {
		cs_log(CS_LOG_ERROR, "a process cannot %s (user '%s', group '%s', chroot '%s'): %s; it does not go on as root",
			what, options->user ? options->user : "", options->group ? options->group : "",
			options->chroot ? options->chroot : "", strerror(errno));
		return false;
	}
#ifdef __linux__
	/* A change of the user clears this one. */
	prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
	return true;
}

bool cs_server_system_enter(cs_server *server)
{
	choose_processor(server);
	return drop_rights(&server->options);
}

int64_t cs_server_memory(void)
{
	int64_t pages = 0;
#ifdef __linux__
	/* Without what is shared with other processes: PHP's code, opcache. */
	char text[128];
	int fd = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? 0 : read(fd, text, sizeof(text) - 1);
	long long resident, shared;
	if (fd >= 0) {
		close(fd);
	}
	text[MAX(n, 0)] = '\0';
	if (sscanf(text, "%*d %lld %lld", &resident, &shared) == 2 && resident > shared) {
		pages = resident - shared;
	}
#endif
	return MAX(pages * sysconf(_SC_PAGESIZE), (int64_t) zend_memory_usage(true));
}
