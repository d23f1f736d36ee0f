/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See msg_queue.h. */
#include "msg_queue.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <time.h>
#include <unistd.h>

#define BEAT_MS 200

typedef struct message {
	long type;
	char data[CS_MSG_QUEUE_MAX];
} message;

/* msgsnd() and msgrcv() know no time limit and cannot be told of a signal that came just before they began to wait: a timer
 * interrupts them now and then. It uses SIGURG, which nobody sees who has no handler for it; who has one is left alone. */
typedef struct beat {
#if defined(_POSIX_TIMERS) && _POSIX_TIMERS > 0
	timer_t timer;
	struct sigaction before;
#endif
	bool on;
} beat;

#if defined(_POSIX_TIMERS) && _POSIX_TIMERS > 0
static void on_beat(int signum)
{
	(void) signum; /* it only interrupts */
}

static void beat_begin(beat *beat)
{
	struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGURG};
	struct itimerspec every = {
		.it_value = {.tv_nsec = BEAT_MS * 1000000}, .it_interval = {.tv_nsec = BEAT_MS * 1000000}};
	struct sigaction action = {.sa_handler = on_beat};

	beat->on = sigaction(SIGURG, NULL, &beat->before) == 0
		&& (beat->before.sa_handler == SIG_DFL || beat->before.sa_handler == SIG_IGN)
		&& timer_create(CLOCK_MONOTONIC, &event, &beat->timer) == 0;
	if (beat->on) {
		sigaction(SIGURG, &action, NULL);
		timer_settime(beat->timer, 0, &every, NULL);
	}
}

static void beat_end(const beat *beat)
{
	if (beat->on) {
		timer_delete(beat->timer);
		sigaction(SIGURG, &beat->before, NULL);
	}
}
#else
static void beat_begin(beat *beat)
{
	beat->on = false;
}

static void beat_end(const beat *beat)
{
	(void) beat;
}
#endif

int cs_msg_queue_key(const char *path)
{
	key_t key = ftok(path, 1);

	return key == -1 ? -errno : (int) key;
}

int cs_msg_queue_open(int key, int *id)
{
	int got = msgget(key ? (key_t) key : IPC_PRIVATE, IPC_CREAT | 0666);

	if (got < 0) {
		return -errno;
	}
	*id = got;
	return 0;
}

/* The system would wait for ever for room. */
static bool is_larger_than_queue(int id, size_t len)
{
	struct msqid_ds info;

	return msgctl(id, IPC_STAT, &info) == 0 && len > info.msg_qbytes;
}

int cs_msg_queue_send(int id, long type, const char *data, size_t len, cs_msg_queue_look look, void *arg)
{
	if (len > CS_MSG_QUEUE_MAX) {
		return -EMSGSIZE;
	}
	message *one = malloc(offsetof(message, data) + len);
	if (!one) {
		return -ENOMEM;
	}
	one->type = type;
	memcpy(one->data, data, len);
	int result = msgsnd(id, one, len, IPC_NOWAIT) == 0 ? 0 : -errno;
	if (result == -EAGAIN && is_larger_than_queue(id, len)) {
		result = -EMSGSIZE;
	} else if (result == -EAGAIN && look) {
		beat beat;
		beat_begin(&beat);
		result = !look(arg) ? -EINTR : msgsnd(id, one, len, 0) == 0 ? 0 : -errno;
		beat_end(&beat);
	}
	free(one);
	return result;
}

ssize_t cs_msg_queue_receive(int id, long type, char *data, size_t size, cs_msg_queue_look look, void *arg)
{
	message *one = malloc(sizeof(*one));

	if (!one) {
		return -ENOMEM;
	}
	if (size > CS_MSG_QUEUE_MAX) {
		size = CS_MSG_QUEUE_MAX;
	}
	ssize_t n = msgrcv(id, one, size, type, IPC_NOWAIT);
	ssize_t result = n >= 0 ? n : errno == ENOMSG ? -EAGAIN : -errno;
	if (result == -EAGAIN && look) {
		beat beat;
		beat_begin(&beat);
		result = !look(arg) ? -EINTR : (n = msgrcv(id, one, size, type, 0)) >= 0 ? n : -errno;
		beat_end(&beat);
	}
	if (n > 0) {
		memcpy(data, one->data, (size_t) n);
	}
	free(one);
	return result;
}

int cs_msg_queue_stat(int id, uint64_t *messages, uint64_t *bytes)
{
	struct msqid_ds info;

	if (msgctl(id, IPC_STAT, &info) != 0) {
		return -errno;
	}
	*messages = (uint64_t) info.msg_qnum;
#ifdef __linux__
	*bytes = (uint64_t) info.__msg_cbytes;
#else
	*bytes = (uint64_t) info.msg_cbytes;
#endif
	return 0;
}

int cs_msg_queue_set_capacity(int id, size_t bytes)
{
	struct msqid_ds info;

	if (msgctl(id, IPC_STAT, &info) != 0) {
		return -errno;
	}
	info.msg_qbytes = bytes;
	return msgctl(id, IPC_SET, &info) == 0 ? 0 : -errno;
}

int cs_msg_queue_remove(int id)
{
	return msgctl(id, IPC_RMID, NULL) == 0 ? 0 : -errno;
}
