/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See plain.h. */
#include "plain.h"
#include "cookie.h"

#include <sys/time.h>

void cs_plain_renew(uint64_t now_ms)
{
	cs_http_globals *http = &CSG(http);
	struct timeval wall;
	gettimeofday(&wall, NULL);
	http->date_ms = now_ms;
	http->wall_ms = (uint64_t) wall.tv_sec * 1000 + (uint64_t) wall.tv_usec / 1000;
	cs_http_date(http->date, (int64_t) wall.tv_sec);
	http->plain_len = (size_t) snprintf(http->plain, sizeof(http->plain),
		"HTTP/1.1 200 OK\r\nServer: " CS_SERVER_NAME "\r\nDate: %s\r\nConnection: keep-alive\r\n" CS_TYPE_LINE
		"Content-Length: ",
		http->date);
	http->plain_type = http->plain_len - (sizeof(CS_TYPE_LINE "Content-Length: ") - 1);
}
