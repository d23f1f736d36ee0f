/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/core/queue.h"

typedef struct item {
	int value;
	cs_queue node;
} item;

static item items[8];

static void make_items(void)
{
	for (int i = 0; i < 8; i++) {
		items[i].value = i;
		cs_queue_init(&items[i].node);
	}
}

/* The values of a list as digits, read forwards; checks the backward links on the way. */
static size_t digits_of(cs_queue *list, char *out)
{
	char *p = out;
	for (cs_queue *node = list->next; node != list; node = node->next) {
		CHECK(node->next->prev == node && node->prev->next == node);
		*p++ = (char) ('0' + CS_QUEUE_ENTRY(node, item, node)->value);
	}
	*p = '\0';
	return (size_t) (p - out);
}

#define CHECK_LIST(list, want)                   \
	do {                                         \
		char digits[16];                         \
		digits_of((list), digits);               \
		CHECK_STR(digits, strlen(digits), want); \
	} while (0)

TEST(new_lists_and_nodes_are_empty)
{
	cs_queue list;
	make_items();
	cs_queue_init(&list);
	CHECK(cs_queue_empty(&list));
	CHECK(cs_queue_empty(&items[0].node));
	CHECK(cs_queue_shift(&list) == NULL);
	CHECK_LIST(&list, "");
}

TEST(push_and_shift_are_first_in_first_out)
{
	cs_queue list;
	make_items();
	cs_queue_init(&list);
	for (int i = 0; i < 4; i++) {
		cs_queue_push(&list, &items[i].node);
	}
	CHECK_LIST(&list, "0123");
	for (int i = 0; i < 4; i++) {
		cs_queue *node = cs_queue_shift(&list);
		CHECK_INT(CS_QUEUE_ENTRY(node, item, node)->value, i);
		CHECK(cs_queue_empty(node));
	}
	CHECK(cs_queue_empty(&list));
}

TEST(push_front_comes_first)
{
	cs_queue list;
	make_items();
	cs_queue_init(&list);
	cs_queue_push(&list, &items[1].node);
	cs_queue_push_front(&list, &items[2].node);
	cs_queue_push_front(&list, &items[3].node);
	CHECK_LIST(&list, "321");
}

TEST(remove_works_anywhere_and_twice)
{
	cs_queue list;
	make_items();
	cs_queue_init(&list);
	for (int i = 0; i < 5; i++) {
		cs_queue_push(&list, &items[i].node);
	}
	cs_queue_remove(&items[0].node);
	cs_queue_remove(&items[4].node);
	cs_queue_remove(&items[2].node);
	CHECK_LIST(&list, "13");
	cs_queue_remove(&items[2].node);
	cs_queue_remove(&items[7].node);
	CHECK_LIST(&list, "13");
	cs_queue_remove(&items[1].node);
	cs_queue_remove(&items[3].node);
	CHECK(cs_queue_empty(&list));
	cs_queue_push(&list, &items[2].node);
	CHECK_LIST(&list, "2");
}

TEST(move_takes_every_node)
{
	cs_queue from, to;
	char out[16];
	for (int n = 0; n < 4; n++) {
		make_items();
		cs_queue_init(&from);
		for (int i = 0; i < n; i++) {
			cs_queue_push(&from, &items[i].node);
		}
		memset(&to, 0x55, sizeof(to)); /* its old content is forgotten */
		cs_queue_move(&from, &to);
		CHECK(cs_queue_empty(&from));
		CHECK_INT(digits_of(&to, out), n);
		cs_queue_push(&to, &items[7].node);
		CHECK_INT(digits_of(&to, out), n + 1);
		CHECK_INT(out[n], '7');
	}
}

TEST_MAIN(CASE(new_lists_and_nodes_are_empty), CASE(push_and_shift_are_first_in_first_out),
	CASE(push_front_comes_first), CASE(remove_works_anywhere_and_twice), CASE(move_takes_every_node))
