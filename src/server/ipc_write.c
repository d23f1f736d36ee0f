/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See ipc.h; this part writes a single datagram, with the file of a large body.
 */
/* For memfd_create(). */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include "ipc_struct.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/sockios.h>
#endif

#define IDLE_MS 1000

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

/* ---- the file of a large body ---- */

static int open_file(void)
{
#ifdef __linux__
	int fd = memfd_create("cserve message", MFD_CLOEXEC);
	if (fd >= 0 || errno != ENOSYS) {
		return fd < 0 ? uv_translate_sys_error(errno) : fd;
	}
#endif
	char path[] = "/tmp/cserve.XXXXXX";
	int file = mkstemp(path);
	if (file < 0) {
		return uv_translate_sys_error(errno);
	}
	unlink(path);
	fcntl(file, F_SETFD, FD_CLOEXEC);
	return file;
}

int cs_ipc_write_file(const cs_view *parts, int count)
{
	int file = open_file();

	for (int i = 0; i < count && file >= 0; i++) {
		size_t done = 0;
		while (done < parts[i].len) {
			ssize_t n = write(file, parts[i].ptr + done, parts[i].len - done);
			if (n < 0 && errno == EINTR) {
				continue;
			}
			if (n <= 0) {
				int error = n < 0 ? uv_translate_sys_error(errno) : UV_EIO;
				close(file);
				return error;
			}
			done += (size_t) n;
		}
	}
	return file;
}

/* ---- one datagram ---- */

/* Writes one datagram with the body, or with `file` (>= 0) in its place. Returns 0; UV_EAGAIN: the socket is full;
 * UV_ENOBUFS: try again in a moment (the system's limits); or another UV_E*. */
static int write_datagram(const cs_ipc_box *box, const cs_ipc_head *head, const cs_view *parts, int count, int file,
	const int *fds, int fd_count)
{
	cs_ipc_wire wire = {.head = *head, .in_file = file >= 0, .fd_count = (uint32_t) fd_count};
	struct iovec iov[CS_IPC_PARTS_MAX + 1] = {{&wire, sizeof(wire)}};
	int pass[CS_IPC_FDS_MAX + 1], passed = 0;
	union {
		char bytes[CMSG_SPACE(sizeof(pass))];
		struct cmsghdr align;
	} control;
	struct msghdr message = {.msg_iov = iov, .msg_iovlen = 1};

	if (file >= 0) {
		pass[passed++] = file;
	} else {
		for (int i = 0; i < count; i++) {
			iov[message.msg_iovlen++] = (struct iovec){(void *) parts[i].ptr, parts[i].len};
		}
	}
	for (int i = 0; i < fd_count; i++) {
		pass[passed++] = fds[i];
	}
	if (passed > 0) {
		size_t size = (size_t) passed * sizeof(int);
		memset(&control, 0, sizeof(control));
		message.msg_control = control.bytes;
		message.msg_controllen = CMSG_SPACE(size);
		struct cmsghdr *header = CMSG_FIRSTHDR(&message);
		header->cmsg_level = SOL_SOCKET;
		header->cmsg_type = SCM_RIGHTS;
		header->cmsg_len = CMSG_LEN(size);
		memcpy(CMSG_DATA(header), pass, size);
	}
	for (;;) {
		if (sendmsg(box->write_fd, &message, MSG_DONTWAIT | MSG_NOSIGNAL) >= 0) {
			return 0;
		}
		switch (errno) {
			case EINTR:
				continue;
			case EAGAIN:
				return UV_EAGAIN;
			/* Too many descriptors under way, no kernel memory: these pass, and no event tells when. */
			case ETOOMANYREFS:
			case ENOBUFS:
			case ENOMEM:
				return UV_ENOBUFS;
			default:
				return uv_translate_sys_error(errno);
		}
	}
}

/* Files count as under way although the socket holds nothing unread. When that stays so without a change for a second, a
 * sender was killed before it could send: its bytes count no more, or large bodies would wait for ever. */
static void forget_killed(cs_ipc_box *box, uint64_t bytes)
{
#ifdef SIOCOUTQ
	int unread = 0;
	uint64_t now = uv_hrtime() / 1000000;

	if (ioctl(box->write_fd, SIOCOUTQ, &unread) < 0 || unread > 0) {
		box->idle_bytes = 0;
	} else if (bytes != box->idle_bytes) {
		box->idle_bytes = bytes;
		box->idle_since_ms = now;
	} else if (now - box->idle_since_ms > IDLE_MS) {
		cs_atomic_cas64(&box->shared->file_bytes, bytes, 0);
	}
#endif
}

bool cs_ipc_files_full(const cs_ipc *ipc, cs_ipc_box *box)
{
	uint64_t bytes = cs_atomic_get64(&box->shared->file_bytes);

	if (bytes < ipc->file_limit) {
		return false;
	}
	forget_killed(box, bytes);
	return true;
}

/* Takes the bytes of a large body off those under way; not below none, should forget_killed() have been there first. */
void cs_ipc_count_file(cs_ipc_box *box, uint64_t bytes)
{
	for (;;) {
		uint64_t now = cs_atomic_get64(&box->shared->file_bytes);
		if (cs_atomic_cas64(&box->shared->file_bytes, now, now > bytes ? now - bytes : 0)) {
			return;
		}
	}
}

/* The bytes of a file count before it can be read, so that they are there to be taken
 * off; a sender that is killed in between leaves them to forget_killed(). */
int cs_ipc_write(
	cs_ipc_box *box, const cs_ipc_head *head, const cs_view *parts, int count, int file, const int *fds, int fd_count)
{
	if (file >= 0) {
		cs_atomic_add64(&box->shared->file_bytes, head->len);
	}
	int rc = write_datagram(box, head, parts, count, file, fds, fd_count);
	if (file >= 0 && rc < 0) {
		cs_ipc_count_file(box, head->len);
	}
	return rc;
}
