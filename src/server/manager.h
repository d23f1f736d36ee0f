/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The manager: between tree.c and manager.c only.
 */
#ifndef CS_SERVER_MANAGER_H
#define CS_SERVER_MANAGER_H

#include "tree.h"

#include <signal.h>

/* "Look at the slots": a process wants a successor or has become ready. */
#define CS_SIGNAL_RENEW SIGURG

/* Forks the processes of all slots and looks after them until told to stop. Returns in the manager when all have ended,
 * and in each of the forked processes when that has done its work: tree->self and tree->self_slot tell. */
void cs_manager_run(cs_tree *tree);

/* The next of the signals that master and manager wait for; 0 after timeout_ms (-1: never). Gives a loop that the program
 * made its turns meanwhile. */
int cs_tree_wait_signal(cs_tree *tree, int64_t timeout_ms);

/* Calls one of tree->ops when there is one, in the master or the manager; what the program left pending is dealt with. */
void cs_tree_call(cs_tree *tree, void (*op)(cs_tree *tree));

/* What a callback in the master or the manager left pending must not go on to the processes that are forked later: an
 * exception is reported and the server goes on, exit() stops the server, and a fatal error ends the process. */
void cs_tree_settle(cs_tree *tree);

/* A process that dies soon after its start is started again later and later: sets respawn_ms, and returns how far away that
 * is. */
uint64_t cs_tree_back_off(cs_child *child);

/* fork(): the child holds the signals still, has no loop any more, and dies with its parent: unless it is the manager, it is
 * killed max_wait_ms after that when it has not ended. */
int cs_tree_fork(cs_tree *tree, bool is_manager);

#endif
