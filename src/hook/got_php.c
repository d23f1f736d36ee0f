/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What PHP itself calls in place of the C library's functions for child processes and for names, see got.c. So exec() and
 * its kin, popen(), proc_close(), mail(), gethostbyname(), dns_get_record() and their kin are PHP's own code, and yield.
 *
 * A child that is waited for here by its id is left alone by calls that wait for any child, those of a SIGCHLD handler
 * for instance.
 */
#include "got.h"
#include "hook.h"
#include "proc.h"

#include "src/core/child.h"
#include "src/core/work.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <resolv.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static bool may_yield(zend_long flag)
{
	return cs_got_is_php_thread() && cs_hook_on(flag);
}

/* --- child processes ------------------------------------------------------------------------------------------- */

/* One that popen() has started here; in CSG(hook).popened. */
typedef struct popened {
	cs_queue node;
	FILE *file;
	pid_t pid;
	bool canceled; /* a read or write was: closing it does not wait either */
} popened;

static FILE *got_popen(const char *command, const char *mode)
{
	bool is_read = mode[0] == 'r';
	popened *p;
	pid_t pid;
	int fd;

	if ((!is_read && mode[0] != 'w') || strchr(mode, '+') || !may_yield(CS_HOOK_PROC)) {
		return popen(command, mode);
	}
	int err = cs_proc_popen(command, is_read, &pid, &fd);
	if (err < 0) {
		errno = -err;
		return NULL;
	}
	FILE *file = fdopen(fd, is_read ? "r" : "w");
	if (!file) {
		close(fd);
		cs_child_forget(pid);
		return NULL;
	}
	p = pecalloc(1, sizeof(*p), 1);
	p->file = file;
	p->pid = pid;
	cs_queue_push(&CSG(hook).popened, &p->node);
	return file;
}

static popened *find_popened(const FILE *file)
{
	cs_queue *list = &CSG(hook).popened;
	for (cs_queue *node = list->next; node && node != list; node = node->next) {
		popened *p = CS_QUEUE_ENTRY(node, popened, node);
		if (p->file == file) {
			return p;
		}
	}
	return NULL;
}

void cs_got_popen_canceled(int fd)
{
	cs_queue *list = &CSG(hook).popened;
	for (cs_queue *node = list->next; node != list; node = node->next) {
		popened *p = CS_QUEUE_ENTRY(node, popened, node);
		if (fileno(p->file) == fd) {
			p->canceled = true;
		}
	}
}

/* As waitpid() without WNOHANG for one child: yields when it may. A wait that is cancelled leaves the child to be reaped
 * later. */
static pid_t wait_for_child(pid_t pid, int *status)
{
	int ended;

	if (!may_yield(CS_HOOK_PROC)) {
		do {
			ended = (int) waitpid(pid, status, 0);
		} while (ended < 0 && errno == EINTR);
		return (pid_t) ended;
	}
	ended = cs_proc_wait(pid, status, CS_FOREVER);
	if (ended > 0) {
		return (pid_t) ended;
	}
	if (ended != UV_ESRCH) {
		cs_child_forget(pid);
	}
	errno = ended == UV_ESRCH ? ECHILD : ECANCELED;
	return -1;
}

static int got_pclose(FILE *file)
{
	popened *p = find_popened(file);
	int status = 0;

	if (!p) {
		return pclose(file);
	}
	pid_t pid = p->pid;
	bool canceled = p->canceled;
	cs_queue_remove(&p->node);
	free(p);
	fclose(file);
	if (canceled) {
		cs_child_forget(pid);
		errno = ECANCELED;
		return -1;
	}
	pid_t ended = wait_for_child(pid, &status);
	cs_child_release(pid);
	return ended < 0 ? -1 : status;
}

/* For a look at all children while somebody will wait for some of them by their ids: takes one that is free. Returns false when the real
 * call may be made. */
static bool take_any(pid_t *ended, pid_t pid, int *status, int options, struct rusage *usage)
{
	siginfo_t info = {0};

	if (pid != -1 || !(options & WNOHANG) || !cs_got_is_php_thread() || cs_queue_empty(&CSG(core).claims)) {
		return false;
	}
	*ended = 0;
	if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0) {
		*ended = -1;
	} else if (info.si_pid && !cs_child_is_claimed(info.si_pid)) {
		*ended = wait4(info.si_pid, status, WNOHANG, usage);
	}
	return true;
}

static pid_t got_wait4(pid_t pid, int *status, int options, struct rusage *usage)
{
	pid_t ended;
	return take_any(&ended, pid, status, options, usage) ? ended : wait4(pid, status, options, usage);
}

static pid_t got_wait3(int *status, int options, struct rusage *usage)
{
	return got_wait4(-1, status, options, usage);
}

static pid_t got_waitpid(pid_t pid, int *status, int options)
{
	int ignored;
	pid_t ended;

	if (pid > 0 && options == 0 && may_yield(CS_HOOK_PROC)) {
		return wait_for_child(pid, status ? status : &ignored);
	}
	return take_any(&ended, pid, status, options, NULL) ? ended : waitpid(pid, status, options);
}

/* --- names ----------------------------------------------------------------------------------------------------- */

/* All that a lookup in a thread needs and finds: one that is given up goes on alone. */
typedef struct lookup {
	cs_work work;
	char *name;
	char *buf;
	size_t size;
	int result;
	int error;   /* errno */
	int h_error; /* h_errno */
	struct hostent host;
	struct hostent *found;
	int class, type;
	struct __res_state settings;
	struct sockaddr_storage address;
	socklen_t address_len;
	int flags;
} lookup;

static int (*search)(res_state, const char *, int, int, unsigned char *, int); /* res_nsearch(), wherever it is */

static void drop_lookup(cs_work *work)
{
	lookup *l = (lookup *) work;
	free(l->name);
	free(l->buf);
}

static lookup *new_lookup(const char *name, size_t size, void (*run)(cs_work *))
{
	lookup *l = cs_work_new(sizeof(*l), run, drop_lookup);
	l->name = name ? strdup(name) : NULL;
	l->buf = pecalloc(1, size + 1, 1);
	l->size = size;
	return l;
}

/* False when it was given up: the lookup is gone. May yield. */
static bool run_lookup(lookup *l)
{
	int status = cs_work_run_cancelable(&l->work, "DNS lookup");
	if (status < 0) {
		errno = ECANCELED;
		h_errno = TRY_AGAIN;
		return false;
	}
	return true;
}

static void on_gethostbyname(cs_work *work)
{
	lookup *l = (lookup *) work;
	l->result = gethostbyname_r(l->name, &l->host, l->buf, l->size, &l->found, &l->h_error);
	l->error = errno;
}

static char *moved(char *pointer, const lookup *l, char *buf)
{
	return pointer ? buf + (pointer - l->buf) : NULL;
}

/* Copies what was found to the caller's memory: the pointers are into the buffer. */
static void move_host(const lookup *l, struct hostent *host, char *buf)
{
	memcpy(buf, l->buf, l->size);
	*host = l->host;
	host->h_name = moved(l->host.h_name, l, buf);
	host->h_aliases = (char **) moved((char *) l->host.h_aliases, l, buf);
	host->h_addr_list = (char **) moved((char *) l->host.h_addr_list, l, buf);
	for (char **at = host->h_aliases; at && *at; at++) {
		*at = moved(*at, l, buf);
	}
	for (char **at = host->h_addr_list; at && *at; at++) {
		*at = moved(*at, l, buf);
	}
}

static int got_gethostbyname_r(
	const char *name, struct hostent *host, char *buf, size_t size, struct hostent **found, int *h_error)
{
	struct in6_addr address;

	if (uv_inet_pton(AF_INET, name, &address) == 0 || !may_yield(CS_HOOK_NET_FUNCTION)) {
		return gethostbyname_r(name, host, buf, size, found, h_error);
	}
	lookup *l = new_lookup(name, size, on_gethostbyname);
	if (!run_lookup(l)) {
		*found = NULL;
		*h_error = TRY_AGAIN;
		return EAGAIN;
	}
	int result = l->result;
	*h_error = l->h_error;
	h_errno = l->h_error;
	*found = l->found ? host : NULL;
	if (l->found) {
		move_host(l, host, buf);
	}
	errno = l->error;
	cs_work_free(&l->work);
	return result;
}

static void on_search(cs_work *work)
{
	lookup *l = (lookup *) work;
	struct __res_state state;

	memset(&state, 0, sizeof(state));
	l->result = -1;
	l->h_error = NETDB_INTERNAL;
	if (res_ninit(&state) == 0) {
		state.options = l->settings.options;
		state.retrans = l->settings.retrans;
		state.retry = l->settings.retry;
		l->result = search(&state, l->name, l->class, l->type, (unsigned char *) l->buf, (int) l->size);
		l->h_error = h_errno;
		l->error = errno;
		res_nclose(&state);
	}
}

static int got_res_nsearch(res_state state, const char *name, int class, int type, unsigned char *answer, int size)
{
	if (size < 0 || !may_yield(CS_HOOK_NET_FUNCTION)) {
		return search(state, name, class, type, answer, size);
	}
	lookup *l = new_lookup(name, (size_t) size, on_search);
	l->class = class;
	l->type = type;
	l->settings = *state;
	if (!run_lookup(l)) {
		return -1;
	}
	int result = l->result;
	if (result > 0) {
		memcpy(answer, l->buf, (size_t) MIN(result, size));
	}
	errno = l->error;
	h_errno = l->h_error;
	state->res_h_errno = l->h_error;
	cs_work_free(&l->work);
	return result;
}

static void on_getnameinfo(cs_work *work)
{
	lookup *l = (lookup *) work;
	l->result =
		getnameinfo((struct sockaddr *) &l->address, l->address_len, l->buf, (socklen_t) l->size, NULL, 0, l->flags);
	l->error = errno;
}

static int got_getnameinfo(const struct sockaddr *address, socklen_t len, char *host, socklen_t host_len, char *service,
	socklen_t service_len, int flags)
{
	if (!host || service || flags & NI_NUMERICHOST || len > sizeof(struct sockaddr_storage)
		|| !may_yield(CS_HOOK_NET_FUNCTION)) {
		return getnameinfo(address, len, host, host_len, service, service_len, flags);
	}
	lookup *l = new_lookup(NULL, host_len, on_getnameinfo);
	memcpy(&l->address, address, len);
	l->address_len = len;
	l->flags = flags;
	if (!run_lookup(l)) {
		return EAI_AGAIN;
	}
	int result = l->result;
	if (result == 0 && host_len) {
		snprintf(host, host_len, "%s", l->buf);
	}
	errno = l->error;
	cs_work_free(&l->work);
	return result;
}

const cs_got_function cs_got_php_functions[] = {
	{"popen", (void *) got_popen},
	{"pclose", (void *) got_pclose},
	{"waitpid", (void *) got_waitpid},
	{"wait3", (void *) got_wait3},
	{"wait4", (void *) got_wait4},
	{"getaddrinfo", (void *) cs_got_getaddrinfo},
	{"gethostbyname_r", (void *) got_gethostbyname_r},
	{"getnameinfo", (void *) got_getnameinfo},
	{"res_nsearch", (void *) got_res_nsearch},
	{"__res_nsearch", (void *) got_res_nsearch},
	{NULL, NULL},
};

bool cs_got_lay_php(void)
{
	if (!search) {
		void *at = dlsym(RTLD_DEFAULT, "res_nsearch");
		search = at ? at : dlsym(RTLD_DEFAULT, "__res_nsearch");
	}
	return search != NULL;
}

/* Their streams are closed by now; what is left was opened by something else in PHP that never closes. */
void cs_got_close_php(void)
{
	cs_queue *node;
	while (CSG(hook).popened.next && (node = cs_queue_shift(&CSG(hook).popened))) {
		free(CS_QUEUE_ENTRY(node, popened, node));
	}
}
