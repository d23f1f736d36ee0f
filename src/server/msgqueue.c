/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See msgqueue.h. */
#include "msgqueue.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAGIC       0x63735451u /* "csTQ" */
#define INLINE_MAX  7168        /* the system's limit is 8192 unless it was changed */
#define QUEUE_BYTES (4 * 1024 * 1024)
#define QUEUE_MODE  0600
#define FILE_PREFIX "cserve.task."

/* Breaks the thread's msgrcv(). */
#define WAKE_SIGNAL (SIGRTMIN + 2)

typedef struct wire {
	uint32_t magic;
	uint32_t in_file; /* the body is the name of a file */
	cs_ipc_head head;
	char body[INLINE_MAX];
} wire;

typedef struct message {
	long type;
	wire wire;
} message;

_Static_assert(offsetof(wire, body) == CS_MSGQUEUE_PREFIX, "the body follows the prefix");

struct cs_msgqueue {
	int id;
	bool is_private;
	pid_t maker; /* in the names of files */
	char tmpdir[PATH_MAX / 2];
};

struct cs_msgqueue_reader {
	uv_async_t async; /* first: closed as a uv_handle_t */
	cs_msgqueue *queue;
	long type;
	cs_msgqueue_fn on_message;
	void *arg;
	pthread_t thread;
	uv_sem_t next;
	int stopping;    /* set by the loop's thread */
	int stopped;     /* set by the reader's */
	int failed;      /* errno of msgrcv() */
	int full;        /* a message is here */
	int error;       /* of reading its file */
	size_t len;      /* of its body */
	char *file_body; /* malloc'ed, when it was in a file */
	message message;
};

/* ---- the queue ---- */

int cs_msgqueue_open(cs_msgqueue **out, uint32_t key, const char *tmpdir)
{
	cs_msgqueue *queue = calloc(1, sizeof(*queue));
	struct msqid_ds info;

	if (!queue) {
		return UV_ENOMEM;
	}
	if ((size_t) snprintf(queue->tmpdir, sizeof(queue->tmpdir), "%s", tmpdir) >= sizeof(queue->tmpdir)) {
		free(queue);
		return UV_ENAMETOOLONG;
	}
	queue->is_private = key == 0;
	queue->maker = getpid();
	queue->id = msgget(key ? (key_t) key : IPC_PRIVATE, IPC_CREAT | QUEUE_MODE);
	if (queue->id < 0) {
		int error = uv_translate_sys_error(errno);
		free(queue);
		return error;
	}
	/* More room, where the system lets us. */
	if (msgctl(queue->id, IPC_STAT, &info) == 0 && info.msg_qbytes < QUEUE_BYTES) {
		info.msg_qbytes = QUEUE_BYTES;
		msgctl(queue->id, IPC_SET, &info);
	}
	*out = queue;
	return 0;
}

void cs_msgqueue_give(cs_msgqueue *queue, uid_t uid, gid_t gid)
{
	struct msqid_ds info;

	if (msgctl(queue->id, IPC_STAT, &info) == 0) {
		info.msg_perm.uid = uid;
		info.msg_perm.gid = gid;
		msgctl(queue->id, IPC_SET, &info);
	}
}

void cs_msgqueue_count(const cs_msgqueue *queue, uint64_t *messages, uint64_t *bytes)
{
	struct msqid_ds info;

	*messages = *bytes = 0;
	if (msgctl(queue->id, IPC_STAT, &info) == 0) {
		*messages = info.msg_qnum;
#ifdef __linux__
		*bytes = info.__msg_cbytes;
#endif
	}
}

void cs_msgqueue_prefix(char prefix[CS_MSGQUEUE_PREFIX], const cs_ipc_head *head)
{
	const uint32_t words[2] = {MAGIC, 0};

	memcpy(prefix, words, sizeof(words));
	memcpy(prefix + sizeof(words), head, sizeof(*head));
}

bool cs_msgqueue_parse(cs_view bytes, cs_ipc_head *head, cs_view *body)
{
	uint32_t words[2];

	if (bytes.len < CS_MSGQUEUE_PREFIX) {
		return false;
	}
	memcpy(words, bytes.ptr, sizeof(words));
	memcpy(head, bytes.ptr + sizeof(words), sizeof(*head));
	*body = (cs_view){bytes.ptr + CS_MSGQUEUE_PREFIX, bytes.len - CS_MSGQUEUE_PREFIX};
	return words[0] == MAGIC && words[1] == 0;
}

/* ---- sending ---- */

static int write_file(const cs_msgqueue *queue, cs_view body, char *name, size_t size)
{
	if ((size_t) snprintf(name, size, "%s/" FILE_PREFIX "%d.XXXXXX", queue->tmpdir, (int) queue->maker) >= size) {
		return UV_ENAMETOOLONG;
	}
	int fd = mkstemp(name);
	if (fd < 0) {
		return uv_translate_sys_error(errno);
	}
	int error = 0;
	for (size_t done = 0; done < body.len && !error;) {
		ssize_t n = write(fd, body.ptr + done, body.len - done);
		if (n > 0) {
			done += (size_t) n;
		} else if (n == 0 || errno != EINTR) {
			error = n == 0 ? UV_EIO : uv_translate_sys_error(errno);
		}
	}
	close(fd);
	if (error) {
		unlink(name);
	}
	return error;
}

int cs_msgqueue_send(cs_msgqueue *queue, int slot, const cs_ipc_head *head, cs_view body)
{
	message message = {.type = (long) slot + 1, .wire = {.magic = MAGIC, .head = *head}};
	size_t len = body.len;
	int error = 0;

	message.wire.head.src_pid = (int32_t) getpid();
	message.wire.head.len = (uint32_t) body.len;
	if (body.len <= INLINE_MAX) {
		memcpy(message.wire.body, body.ptr, body.len);
	} else {
		error = write_file(queue, body, message.wire.body, sizeof(message.wire.body));
		message.wire.in_file = 1;
		len = error ? 0 : strlen(message.wire.body) + 1;
	}
	if (!error && msgsnd(queue->id, &message, offsetof(wire, body) + len, IPC_NOWAIT) < 0) {
		error = errno == EIDRM ? UV_EINVAL : uv_translate_sys_error(errno);
		if (message.wire.in_file) {
			unlink(message.wire.body);
		}
	}
	return error;
}

/* ---- receiving ---- */

static int read_file(const char *name, char **out, size_t *len)
{
	struct stat info;
	int fd = open(name, O_RDONLY | O_CLOEXEC);
	int error = fd < 0 || fstat(fd, &info) < 0 ? uv_translate_sys_error(errno) : 0;

	if (!error && !(*out = malloc((size_t) info.st_size + 1))) {
		error = UV_ENOMEM;
	}
	for (*len = 0; !error && *len < (size_t) info.st_size;) {
		ssize_t n = read(fd, *out + *len, (size_t) info.st_size - *len);
		if (n > 0) {
			*len += (size_t) n;
		} else if (n == 0 || errno != EINTR) {
			error = n == 0 ? UV_EIO : uv_translate_sys_error(errno);
		}
	}
	if (fd >= 0) {
		close(fd);
		unlink(name);
	}
	return error;
}

/* Those of messages that nobody reads any more, and what killed processes have left. */
static void remove_files(const cs_msgqueue *queue)
{
	char prefix[sizeof(FILE_PREFIX) + 24];
	DIR *dir = opendir(queue->tmpdir);

	snprintf(prefix, sizeof(prefix), FILE_PREFIX "%d.", (int) queue->maker);
	for (struct dirent *entry = dir ? readdir(dir) : NULL; entry; entry = readdir(dir)) {
		if (strncmp(entry->d_name, prefix, strlen(prefix)) == 0) {
			unlinkat(dirfd(dir), entry->d_name, 0);
		}
	}
	if (dir) {
		closedir(dir);
	}
}

void cs_msgqueue_close(cs_msgqueue *queue, bool remove)
{
	if (queue && remove && queue->is_private) {
		msgctl(queue->id, IPC_RMID, NULL);
		remove_files(queue);
	}
	free(queue);
}

/* What came is a message of ours; its body is looked up. */
static bool accept_message(cs_msgqueue_reader *reader, ssize_t size)
{
	wire *wire = &reader->message.wire;

	if (size < (ssize_t) offsetof(struct wire, body) || wire->magic != MAGIC) {
		return false;
	}
	reader->len = (size_t) size - offsetof(struct wire, body);
	reader->error = 0;
	if (wire->in_file) {
		wire->body[reader->len < INLINE_MAX ? reader->len : INLINE_MAX - 1] = '\0';
		reader->error = read_file(wire->body, &reader->file_body, &reader->len);
	}
	return true;
}

static void *read_queue(void *arg)
{
	cs_msgqueue_reader *reader = arg;

	for (;;) {
		uv_sem_wait(&reader->next);
		bool taken = false;
		while (!taken && !__atomic_load_n(&reader->stopping, __ATOMIC_ACQUIRE)) {
			ssize_t size =
				msgrcv(reader->queue->id, &reader->message, sizeof(reader->message.wire), reader->type, MSG_NOERROR);
			if (size < 0 && errno != EINTR) {
				reader->failed = errno;
				break;
			}
			taken = size >= 0 && accept_message(reader, size);
		}
		if (taken) {
			__atomic_store_n(&reader->full, 1, __ATOMIC_RELEASE);
		}
		if (__atomic_load_n(&reader->stopping, __ATOMIC_ACQUIRE)) {
			break;
		}
		uv_async_send(&reader->async);
		if (reader->failed) {
			break;
		}
	}
	__atomic_store_n(&reader->stopped, 1, __ATOMIC_RELEASE);
	return NULL;
}

static void deliver(cs_msgqueue_reader *reader)
{
	if (!__atomic_load_n(&reader->full, __ATOMIC_ACQUIRE)) {
		return;
	}
	cs_ipc_head head = reader->message.wire.head;
	char *file_body = reader->file_body;
	cs_view body = {file_body ? file_body : reader->message.wire.body, reader->error ? 0 : reader->len};

	reader->full = 0;
	reader->file_body = NULL;
	reader->on_message(reader->arg, &head, body, reader->error);
	free(file_body);
}

static void on_async(uv_async_t *async)
{
	cs_msgqueue_reader *reader = (cs_msgqueue_reader *) async;

	if (reader->failed) {
		int error = reader->failed;
		reader->failed = 0;
		reader->on_message(reader->arg, NULL, (cs_view){"", 0}, uv_translate_sys_error(error));
		return;
	}
	deliver(reader);
}

static void on_wake(int sig)
{
}

int cs_msgqueue_listen(
	cs_msgqueue *queue, uv_loop_t *loop, int slot, cs_msgqueue_fn on_message, void *arg, cs_msgqueue_reader **out)
{
	cs_msgqueue_reader *reader = calloc(1, sizeof(*reader));
	struct sigaction action = {.sa_handler = on_wake};
	sigset_t all, old;

	if (!reader) {
		return UV_ENOMEM;
	}
	reader->queue = queue;
	reader->type = slot < 0 ? 0 : (long) slot + 1;
	reader->on_message = on_message;
	reader->arg = arg;
	int error = uv_async_init(loop, &reader->async, on_async);
	if (error || (error = uv_sem_init(&reader->next, 1)) < 0) {
		free(reader);
		return error;
	}
	sigaction(WAKE_SIGNAL, &action, NULL);
	/* The program's signals are for its own thread. */
	sigfillset(&all);
	sigdelset(&all, WAKE_SIGNAL);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	error = uv_translate_sys_error(pthread_create(&reader->thread, NULL, read_queue, reader));
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	if (error) {
		reader->stopped = 1;
		uv_sem_destroy(&reader->next);
		uv_close((uv_handle_t *) &reader->async, (uv_close_cb) free);
		return error;
	}
	*out = reader;
	return 0;
}

void cs_msgqueue_next(cs_msgqueue_reader *reader)
{
	uv_sem_post(&reader->next);
}

void cs_msgqueue_stop(cs_msgqueue_reader *reader)
{
	if (!reader) {
		return;
	}
	__atomic_store_n(&reader->stopping, 1, __ATOMIC_RELEASE);
	uv_sem_post(&reader->next);
	/* The signal may come just before msgrcv() is entered: until it has worked. */
	while (!__atomic_load_n(&reader->stopped, __ATOMIC_ACQUIRE)) {
		pthread_kill(reader->thread, WAKE_SIGNAL);
		usleep(500);
	}
	pthread_join(reader->thread, NULL);
	deliver(reader);
	uv_sem_destroy(&reader->next);
	uv_close((uv_handle_t *) &reader->async, (uv_close_cb) free);
}
