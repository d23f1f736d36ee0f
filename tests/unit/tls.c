/* SPDX-License-Identifier: Apache-2.0. Part of cserve. TLS sessions talking to each other in memory. */
#include "src/net/tls.h"

#include "test.h"

#include <stdlib.h>
#include <unistd.h>
#include <uv.h>

#ifdef CS_HAVE_OPENSSL

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

static char cert_path[] = "/tmp/cs_tls_cert_XXXXXX";
static char other_path[] = "/tmp/cs_tls_other_XXXXXX";

/* A self-signed certificate for localhost and 127.0.0.1, with its key, in one file. */
static void write_cert(char *path, const char *common_name)
{
	FILE *file = fdopen(mkstemp(path), "w");
	EVP_PKEY *key = EVP_EC_gen("P-256");
	X509 *cert = X509_new();
	X509_set_version(cert, 2);
	ASN1_INTEGER_set(X509_get_serialNumber(cert), 1);
	X509_gmtime_adj(X509_getm_notBefore(cert), -60);
	X509_gmtime_adj(X509_getm_notAfter(cert), 3600);
	X509_set_pubkey(cert, key);
	X509_NAME_add_entry_by_txt(
		X509_get_subject_name(cert), "CN", MBSTRING_ASC, (const unsigned char *) common_name, -1, -1, 0);
	X509_set_issuer_name(cert, X509_get_subject_name(cert));
	X509_EXTENSION *names = X509V3_EXT_conf_nid(NULL, NULL, NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1");
	X509_add_ext(cert, names, -1);
	X509_EXTENSION_free(names);
	X509_sign(cert, key, EVP_sha256());
	PEM_write_X509(file, cert);
	PEM_write_PrivateKey(file, key, NULL, NULL, 0, NULL, NULL);
	X509_free(cert);
	EVP_PKEY_free(key);
	fclose(file);
}

typedef struct pair {
	cs_tls *server_tls;
	cs_tls *client_tls;
	cs_tls_session *server;
	cs_tls_session *client;
} pair;

static cs_tls *make(cs_tls_config *config)
{
	cs_tls *tls = NULL;
	char why[256];
	if (!CHECK_INT(cs_tls_new(&tls, config, why, sizeof(why)), 0)) {
		fprintf(stderr, "%s\n", why);
	}
	return tls;
}

static void move(cs_tls_session *from, cs_tls_session *to)
{
	cs_view bytes = cs_tls_output(from);
	CHECK_INT(cs_tls_receive(to, bytes.ptr, bytes.len), 0);
	cs_tls_sent(from, bytes.len);
}

/* What both sides' handshakes come to. */
static void shake(pair *p, int *server, int *client)
{
	*client = *server = UV_EAGAIN;
	for (int i = 0; i < 8 && (*client == UV_EAGAIN || *server == UV_EAGAIN); i++) {
		*client = cs_tls_handshake(p->client);
		move(p->client, p->server);
		*server = cs_tls_handshake(p->server);
		move(p->server, p->client);
	}
}

static void open_pair(pair *p, cs_tls_config *server, cs_tls_config *client, const char *host)
{
	p->server_tls = make(server);
	p->client_tls = make(client);
	p->server = cs_tls_open(p->server_tls, NULL);
	p->client = cs_tls_open(p->client_tls, host);
}

static void close_pair(pair *p)
{
	cs_tls_close(p->server);
	cs_tls_close(p->client);
	cs_tls_unref(p->server_tls);
	cs_tls_unref(p->client_tls);
}

static void default_configs(cs_tls_config *server, cs_tls_config *client)
{
	cs_tls_config_default(server, true);
	cs_tls_config_default(client, false);
	server->cert_file = strdup(cert_path);
}

static void drop_configs(cs_tls_config *server, cs_tls_config *client)
{
	cs_tls_config_dtor(server);
	cs_tls_config_dtor(client);
}

TEST(bytes_go_both_ways)
{
	cs_tls_config server, client;
	pair p;
	int a, b;
	char got[64];
	default_configs(&server, &client);
	cs_tls_config_add_alpn(&server, "h2");
	cs_tls_config_add_alpn(&server, "http/1.1");
	cs_tls_config_add_alpn(&client, "http/1.1");
	open_pair(&p, &server, &client, "localhost");
	CHECK_INT(cs_tls_write(p.client, "x", 1), UV_EAGAIN);
	shake(&p, &a, &b);
	CHECK_INT(a, 0);
	CHECK_INT(b, 0);
	CHECK_VIEW(cs_tls_alpn(p.server), "http/1.1");
	CHECK_STR(cs_tls_version(p.server), 7, "TLSv1.3");
	CHECK_STR(cs_tls_server_name(p.server), 9, "localhost");
	CHECK_INT(cs_tls_read(p.server, got, sizeof(got)), UV_EAGAIN);
	CHECK_INT(cs_tls_write(p.client, "hello", 5), 0);
	move(p.client, p.server);
	CHECK_INT(cs_tls_read(p.server, got, sizeof(got)), 5);
	CHECK_STR(got, 5, "hello");
	cs_tls_shutdown(p.server);
	move(p.server, p.client);
	CHECK_INT(cs_tls_read(p.client, got, sizeof(got)), UV_EOF);
	close_pair(&p);
	drop_configs(&server, &client);
}

TEST(large_output_is_taken)
{
	cs_tls_config server, client;
	pair p;
	int a, b;
	size_t len = 1 << 20, sum = 0;
	ssize_t n;
	char *big = calloc(1, len), piece[4096];
	cs_buf out;
	default_configs(&server, &client);
	open_pair(&p, &server, &client, NULL);
	shake(&p, &a, &b);
	CHECK_INT(cs_tls_write(p.server, big, len), 0);
	cs_tls_take(p.server, &out);
	CHECK(out.len > len);
	CHECK_INT((long long) cs_tls_output(p.server).len, 0);
	CHECK_INT(cs_tls_receive(p.client, out.data, out.len), 0);
	while ((n = cs_tls_read(p.client, piece, sizeof(piece))) > 0) {
		sum += (size_t) n;
	}
	CHECK_INT(n, UV_EAGAIN);
	CHECK_INT((long long) sum, (long long) len);
	cs_buf_dtor(&out);
	free(big);
	close_pair(&p);
	drop_configs(&server, &client);
}

/* What a client makes of the server's certificate. */
static int verify(const char *cafile, const char *host, bool allow_self_signed, char *why, size_t size)
{
	cs_tls_config server, client;
	pair p;
	int a, b;
	default_configs(&server, &client);
	client.verify_peer = true;
	client.allow_self_signed = allow_self_signed;
	client.cafile = strdup(cafile);
	open_pair(&p, &server, &client, host);
	shake(&p, &a, &b);
	snprintf(why, size, "%s", cs_tls_error(p.client));
	CHECK(b == 0 || cs_tls_verify_failed(p.client));
	close_pair(&p);
	drop_configs(&server, &client);
	return b;
}

TEST(a_client_checks_the_certificate)
{
	char why[256];
	CHECK_INT(verify(cert_path, "localhost", false, why, sizeof(why)), 0);
	CHECK_INT(verify(cert_path, "127.0.0.1", false, why, sizeof(why)), 0);
	CHECK_INT(verify(cert_path, "example.org", false, why, sizeof(why)), UV_EPROTO);
	CHECK(strstr(why, "hostname mismatch") || strstr(why, "Hostname mismatch"));
	CHECK_INT(verify(cert_path, "127.0.0.2", false, why, sizeof(why)), UV_EPROTO);
	CHECK_INT(verify(other_path, "localhost", false, why, sizeof(why)), UV_EPROTO);
	CHECK(strstr(why, "self-signed") || strstr(why, "self signed"));
	CHECK_INT(verify(other_path, "localhost", true, why, sizeof(why)), 0);
}

TEST(a_session_is_resumed_by_a_context_with_the_same_keys)
{
	cs_tls_config server, client;
	pair first, second;
	int a, b;
	char got[8];
	default_configs(&server, &client);
	CHECK_INT(cs_tls_config_keys(&server), 0);
	open_pair(&first, &server, &client, NULL);
	shake(&first, &a, &b);
	CHECK_INT(cs_tls_read(first.client, got, sizeof(got)), UV_EAGAIN);
	cs_tls_ticket *ticket = cs_tls_ticket_get(first.client);
	CHECK(ticket != NULL);
	open_pair(&second, &server, &client, NULL);
	cs_tls_resume(second.client, ticket);
	shake(&second, &a, &b);
	CHECK_INT(b, 0);
	CHECK(cs_tls_resumed(second.server));
	cs_tls_ticket_free(ticket);
	close_pair(&first);
	close_pair(&second);
	drop_configs(&server, &client);
}

TEST(a_client_certificate)
{
	cs_tls_config server, client;
	pair p;
	int a, b;
	char got[8];
	cs_buf pem = {0};
	for (int with = 0; with < 2; with++) {
		default_configs(&server, &client);
		server.verify_peer = true;
		server.client_cert_file = strdup(other_path);
		client.cert_file = with ? strdup(other_path) : NULL;
		open_pair(&p, &server, &client, NULL);
		shake(&p, &a, &b);
		CHECK_INT(a, with ? 0 : UV_EPROTO);
		CHECK_INT(cs_tls_peer_cert(p.server, &pem), with ? 0 : UV_ENOENT);
		CHECK_INT(cs_tls_read(p.client, got, sizeof(got)), with ? UV_EAGAIN : UV_EPROTO);
		close_pair(&p);
		drop_configs(&server, &client);
	}
	CHECK(pem.len > 100 && memcmp(pem.data, "-----BEGIN", 10) == 0);
	cs_buf_dtor(&pem);
}

TEST(versions)
{
	cs_tls_config server, client;
	pair p;
	int a, b;
	default_configs(&server, &client);
	server.protocols = CS_TLS_1_2 | CS_TLS_1_3;
	client.protocols = CS_TLS_1_1;
	open_pair(&p, &server, &client, NULL);
	shake(&p, &a, &b);
	CHECK_INT(a, UV_EPROTO);
	close_pair(&p);
	client.protocols = CS_TLS_1_2;
	open_pair(&p, &server, &client, NULL);
	shake(&p, &a, &b);
	CHECK_INT(a, 0);
	CHECK_STR(cs_tls_version(p.server), 7, "TLSv1.2");
	CHECK(strstr(cs_tls_cipher(p.server), "GCM") || strstr(cs_tls_cipher(p.server), "CHACHA20"));
	close_pair(&p);
	drop_configs(&server, &client);
}

TEST(nonsense_is_an_error)
{
	cs_tls_config server, client;
	pair p;
	default_configs(&server, &client);
	open_pair(&p, &server, &client, NULL);
	CHECK_INT(cs_tls_receive(p.server, "GET / HTTP/1.1\r\n\r\n", 18), 0);
	CHECK_INT(cs_tls_handshake(p.server), UV_EPROTO);
	CHECK_INT(cs_tls_handshake(p.server), UV_EPROTO);
	CHECK_STR(cs_tls_error(p.server), strlen(cs_tls_error(p.server)), "http request");
	close_pair(&p);
	drop_configs(&server, &client);
}

static void check_reason(cs_tls_config *config, const char *part)
{
	cs_tls *tls = NULL;
	char why[256];
	CHECK(cs_tls_new(&tls, config, why, sizeof(why)) < 0 && tls == NULL);
	if (!CHECK(strstr(why, part) != NULL)) {
		fprintf(stderr, "%s\n", why);
	}
	cs_tls_config_dtor(config);
	cs_tls_config_default(config, true);
}

TEST(errors_name_the_file)
{
	cs_tls_config config;
	cs_tls_config_default(&config, true);
	check_reason(&config, "set ssl_cert_file");
	config.cert_file = strdup("/nowhere/a.pem");
	check_reason(&config, "ssl_cert_file '/nowhere/a.pem' cannot be read: No such file");
	config.cert_file = strdup("/tmp");
	check_reason(&config, "ssl_cert_file '/tmp' cannot be read: Is a directory");
	config.cert_file = strdup(cert_path);
	config.key_file = strdup(other_path);
	check_reason(&config, "does not belong to the certificate");
	config.cert_file = strdup(cert_path);
	config.ciphers = strdup("NONE-SUCH");
	check_reason(&config, "ssl_ciphers 'NONE-SUCH'");
	config.cert_file = strdup(cert_path);
	config.ecdh_curve = strdup("P-0");
	check_reason(&config, "ssl_ecdh_curve 'P-0'");
	config.cert_file = strdup(cert_path);
	config.verify_peer = true;
	check_reason(&config, "set ssl_client_cert_file");
	cs_tls_config_dtor(&config);
}

int main(int argc, char **argv)
{
	static const test_case cases[] = {CASE(bytes_go_both_ways), CASE(large_output_is_taken),
		CASE(a_client_checks_the_certificate), CASE(a_session_is_resumed_by_a_context_with_the_same_keys),
		CASE(a_client_certificate), CASE(versions), CASE(nonsense_is_an_error), CASE(errors_name_the_file)};
	write_cert(cert_path, "localhost");
	write_cert(other_path, "other");
	int rc = test_run(cases, sizeof(cases) / sizeof(cases[0]), argc, argv);
	unlink(cert_path);
	unlink(other_path);
	return rc;
}

#else

TEST(without_openssl_there_is_a_reason)
{
	cs_tls_config config;
	cs_tls *tls = NULL;
	char why[128];
	cs_tls_config_default(&config, true);
	CHECK_INT(cs_tls_new(&tls, &config, why, sizeof(why)), UV_ENOTSUP);
	CHECK(strstr(why, "OpenSSL") != NULL);
}

TEST_MAIN(CASE(without_openssl_there_is_a_reason))

#endif
