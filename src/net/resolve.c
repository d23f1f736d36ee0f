/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A lookup in the thread pool cannot be stopped once it has begun. So the request lives on the heap and belongs to the
 * loop and to the coroutine: one that has gone away (timeout, cancel, end of script) marks it abandoned, and the loop
 * frees it when the thread comes back.
 */
#include "resolve.h"

#include "dns_cache.h"
#include "src/core/co.h"
#include "src/core/loop.h"
#include "src/core/work.h"

typedef struct request {
	uv_getaddrinfo_t req;
	zend_long co_id;
	bool done;
	bool abandoned;
	int status;
	struct addrinfo *list;
} request;

static void free_request(request *r)
{
	if (r->list) {
		uv_freeaddrinfo(r->list);
	}
	free(r);
}

static void on_resolved(uv_getaddrinfo_t *req, int status, struct addrinfo *list)
{
	request *r = (request *) req;
	r->done = true;
	r->status = status;
	r->list = list;
	/* By id: a fatal error may have ended the coroutine without unwinding it. */
	cs_co *co = r->abandoned || CSG(core).bailout ? NULL : cs_co_find(r->co_id);
	if (!co) {
		free_request(r);
	} else if (!cs_co_resume(co, 0)) {
		cs_co_wake(co, 0);
	}
}

/* An address as text: digits, dots and colons. getaddrinfo() then asks nobody. */
static bool is_numeric(const char *host)
{
	struct in6_addr address;
	return uv_inet_pton(AF_INET, host, &address) == 0 || uv_inet_pton(AF_INET6, host, &address) == 0;
}

static int resolve_here(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **list)
{
	uv_getaddrinfo_t req;
	int status = uv_getaddrinfo(cs_loop(), &req, NULL, host, service, hints);
	*list = status == 0 ? req.addrinfo : NULL;
	return status;
}

int cs_resolve_fresh(
	const char *host, const char *service, const struct addrinfo *hints, int64_t timeout_ms, struct addrinfo **list)
{
	*list = NULL;
	if (is_numeric(host) || !cs_co_can_yield()) {
		return resolve_here(host, service, hints, list);
	}
	request *r = pecalloc(1, sizeof(*r), 1);
	r->co_id = cs_co_id(cs_co_current());
	cs_work_pool_used();
	int status = uv_getaddrinfo(cs_loop(), &r->req, on_resolved, host, service, hints);
	if (status < 0) {
		free(r);
		return status;
	}
	status = cs_co_wait("DNS lookup", timeout_ms);
	if (!r->done) {
		r->abandoned = true;
		uv_cancel((uv_req_t *) &r->req);
		return status < 0 ? status : UV_EINTR;
	}
	status = r->status;
	if (status == 0) {
		*list = r->list;
		r->list = NULL;
	}
	free_request(r);
	return status;
}

int cs_resolve(
	const char *host, const char *service, const struct addrinfo *hints, int64_t timeout_ms, struct addrinfo **list)
{
	if (is_numeric(host)) {
		return resolve_here(host, service, hints, list);
	}
	*list = cs_dns_cache_find(host, service, hints);
	if (*list) {
		return 0;
	}
	int status = cs_resolve_fresh(host, service, hints, timeout_ms, list);
	if (status == 0) {
		cs_dns_cache_add(host, service, hints, *list);
	}
	return status;
}

void cs_resolve_free(struct addrinfo *list)
{
	if (!cs_dns_cache_release(list)) {
		uv_freeaddrinfo(list);
	}
}

int cs_resolve_gai_code(int status)
{
	static const int known[][2] = {
		{UV_EAI_AGAIN, EAI_AGAIN},
		{UV_EAI_BADFLAGS, EAI_BADFLAGS},
		{UV_EAI_FAIL, EAI_FAIL},
		{UV_EAI_FAMILY, EAI_FAMILY},
		{UV_EAI_MEMORY, EAI_MEMORY},
		{UV_EAI_NONAME, EAI_NONAME},
		{UV_EAI_SERVICE, EAI_SERVICE},
		{UV_EAI_SOCKTYPE, EAI_SOCKTYPE},
#ifdef EAI_NODATA
		{UV_EAI_NODATA, EAI_NODATA},
#endif
#ifdef EAI_ADDRFAMILY
		{UV_EAI_ADDRFAMILY, EAI_ADDRFAMILY},
#endif
	};
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		if (known[i][0] == status) {
			return known[i][1];
		}
	}
	return EAI_FAIL;
}
