/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See child.h. */
#include "child.h"

#include "php_output.h"

#include <sys/wait.h>

/* In CSG(core).claims. */
typedef struct claim {
	cs_queue node;
	pid_t pid;
	bool forgotten;
} claim;

void cs_child_claim(pid_t pid)
{
	claim *one = pecalloc(1, sizeof(*one), 1);

	one->pid = pid;
	cs_queue_push(&CSG(core).claims, &one->node);
}

static claim *find_claim(pid_t pid, bool forgotten)
{
	cs_queue *list = &CSG(core).claims;

	for (cs_queue *node = list->next; node != list; node = node->next) {
		claim *one = CS_QUEUE_ENTRY(node, claim, node);
		if (one->pid == pid && (forgotten || !one->forgotten)) {
			return one;
		}
	}
	return NULL;
}

void cs_child_release(pid_t pid)
{
	claim *one = find_claim(pid, false);

	if (one) {
		cs_queue_remove(&one->node);
		free(one);
	}
}

bool cs_child_is_claimed(pid_t pid)
{
	return find_claim(pid, true) != NULL;
}

void cs_child_forget(pid_t pid)
{
	claim *one = find_claim(pid, false);

	if (!one) {
		cs_child_claim(pid);
		one = find_claim(pid, false);
	}
	one->forgotten = true;
	cs_child_reap_forgotten();
}

void cs_child_reap_forgotten(void)
{
	cs_queue *list = &CSG(core).claims;

	for (cs_queue *node = list->next, *next; node != list; node = next) {
		claim *one = CS_QUEUE_ENTRY(node, claim, node);
		next = node->next;
		if (one->forgotten && waitpid(one->pid, NULL, WNOHANG) != 0) {
			cs_queue_remove(node);
			free(one);
		}
	}
}

void cs_child_forget_output(void)
{
	php_output_handler **handlers = zend_stack_base(&OG(handlers));

	for (int i = 0; i < zend_stack_count(&OG(handlers)); i++) {
		handlers[i]->buffer.used = 0;
	}
}

static void free_all(void)
{
	cs_queue *node;

	while ((node = cs_queue_shift(&CSG(core).claims))) {
		free(CS_QUEUE_ENTRY(node, claim, node));
	}
}

void cs_child_after_fork(void)
{
	free_all();
}

void cs_child_rinit(void)
{
	cs_queue_init(&CSG(core).claims);
}

void cs_child_close(void)
{
	cs_child_reap_forgotten();
	free_all();
}
