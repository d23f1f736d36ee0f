/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/server/msg_queue.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* What waited() runs in a process of its own; its status is what it returns. */
typedef int (*wait_fn)(int id);

/* The status of fn(), or -1 when it was still waiting after ten seconds. */
static int waited(wait_fn fn, int id)
{
	const struct timespec tick = {.tv_nsec = 10000000};
	int status = 0;
	pid_t pid = fork();
	if (pid == 0) {
		_exit(fn(id));
	}
	for (int i = 0; i < 1000; i++) {
		if (waitpid(pid, &status, WNOHANG) == pid) {
			return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
		}
		nanosleep(&tick, NULL);
	}
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
	return -1;
}

static bool look(void *arg)
{
	return !arg;
}

static int receive(int id)
{
	char data[16];
	return (int) -cs_msg_queue_receive(id, 0, data, sizeof(data), look, NULL);
}

static int send_one(int id)
{
	return -cs_msg_queue_send(id, 1, "1234567890", 10, look, NULL);
}

static void on_urgent(int signum)
{
	(void) signum;
}

/* Else a signal that comes just before the wait begins would be seen when it is over, which may be never. */
TEST(a_wait_is_interrupted_by_itself)
{
	int id;
	CHECK_INT(cs_msg_queue_open(0, &id), 0);
	CHECK_INT(waited(receive, id), EINTR);
	CHECK_INT(cs_msg_queue_receive(id, 0, (char[1]){0}, 1, look, &id), -EINTR);
	CHECK_INT(cs_msg_queue_set_capacity(id, 15), 0);
	CHECK_INT(waited(send_one, id), 0);
	CHECK_INT(waited(send_one, id), EINTR);
	CHECK_INT(cs_msg_queue_remove(id), 0);
}

TEST(messages_and_a_handler_of_the_program)
{
	char data[16];
	int id;
	struct sigaction action = {.sa_handler = on_urgent}, now;
	CHECK_INT(cs_msg_queue_open(0, &id), 0);
	for (int own = 0; own < 2; own++) {
		CHECK_INT(cs_msg_queue_send(id, 1, "one", 3, look, NULL), 0);
		CHECK_INT(cs_msg_queue_receive(id, 0, data, sizeof(data), look, NULL), 3);
		CHECK(memcmp(data, "one", 3) == 0);
		CHECK_INT(cs_msg_queue_receive(id, 0, data, sizeof(data), NULL, NULL), -EAGAIN);
		CHECK_INT(sigaction(SIGURG, NULL, &now), 0);
		CHECK(now.sa_handler == (own ? on_urgent : SIG_DFL));
		CHECK_INT(sigaction(SIGURG, &action, NULL), 0);
	}
	CHECK_INT(cs_msg_queue_remove(id), 0);
}

TEST_MAIN(CASE(a_wait_is_interrupted_by_itself), CASE(messages_and_a_handler_of_the_program))
