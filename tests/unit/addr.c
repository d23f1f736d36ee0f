/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/net/addr.h"

#include <uv.h>

#include <string.h>
#include <sys/un.h>

TEST(ipv4_to_text_and_back)
{
	cs_addr addr;
	char text[64];

	CHECK_INT(cs_addr_from_ip(&addr, "127.0.0.1", 8080), 0);
	CHECK_INT(addr.storage.ss_family, AF_INET);
	CHECK_INT(addr.len, sizeof(struct sockaddr_in));
	CHECK_INT(cs_addr_port((struct sockaddr *) &addr.storage), 8080);
	CHECK_INT(cs_addr_host((struct sockaddr *) &addr.storage, text, sizeof(text)), 0);
	CHECK_STR(text, strlen(text), "127.0.0.1");
}

TEST(ipv6_with_and_without_brackets)
{
	const char *forms[] = {"::1", "[::1]"};
	char text[64];

	for (int i = 0; i < 2; i++) {
		cs_addr addr;
		CHECK_INT(cs_addr_from_ip(&addr, forms[i], 443), 0);
		CHECK_INT(addr.storage.ss_family, AF_INET6);
		CHECK_INT(addr.len, sizeof(struct sockaddr_in6));
		CHECK_INT(cs_addr_port((struct sockaddr *) &addr.storage), 443);
		CHECK_INT(cs_addr_host((struct sockaddr *) &addr.storage, text, sizeof(text)), 0);
		CHECK_STR(text, strlen(text), "::1");
	}
}

TEST(names_are_no_addresses)
{
	const char *wrong[] = {"localhost", "", "1.2.3", "1.2.3.4.5", "[::1", "::1]", "[127.0.0.1]x", "256.0.0.1"};

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		cs_addr addr;
		CHECK_INT(cs_addr_from_ip(&addr, wrong[i], 1), UV_EINVAL);
	}
}

TEST(unix_paths)
{
	cs_addr addr;
	char text[128], path[200];

	CHECK_INT(cs_addr_from_path(&addr, "/run/x.sock", 11), 0);
	CHECK_INT(addr.storage.ss_family, AF_UNIX);
	CHECK_INT(addr.len, offsetof(struct sockaddr_un, sun_path) + 12);
	CHECK_INT(cs_addr_host((struct sockaddr *) &addr.storage, text, sizeof(text)), 0);
	CHECK_STR(text, strlen(text), "/run/x.sock");
	CHECK_INT(cs_addr_port((struct sockaddr *) &addr.storage), 0);
	CHECK_INT(cs_addr_host((struct sockaddr *) &addr.storage, text, 5), UV_ENOSPC);

	/* An abstract name has no NUL at its end. */
	CHECK_INT(cs_addr_from_path(&addr, "\0name", 5), 0);
	CHECK_INT(addr.len, offsetof(struct sockaddr_un, sun_path) + 5);

	memset(path, 'x', sizeof(path));
	CHECK_INT(cs_addr_from_path(&addr, path, sizeof(path)), UV_ENAMETOOLONG);
}

TEST_MAIN(
	CASE(ipv4_to_text_and_back), CASE(ipv6_with_and_without_brackets), CASE(names_are_no_addresses), CASE(unix_paths))
