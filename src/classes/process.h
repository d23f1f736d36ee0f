/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process.
 */
#ifndef CS_CLASSES_PROCESS_H
#define CS_CLASSES_PROCESS_H

#include "php_cserve.h"

extern zend_class_entry *cs_process_ce;

/* Puts this process into the background: the caller continues in a child with a session of its own, the parent ends at
 * once. fds[0..2] replace the standard descriptors (-1: keep). to_root changes to the directory "/", to_null connects
 * those that are not replaced to /dev/null. Returns 0 or a negative UV_E*; in the child the event loop is new. */
int cs_process_daemonize(bool to_root, bool to_null, const int fds[3]);

#endif
