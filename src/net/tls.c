/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See tls.h.
 *
 * Contexts. OpenSSL's queue of errors is per thread and shared with PHP's openssl extension: it is emptied before and
 * after it is used.
 */
#include "tls_struct.h"

#include <uv.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

void cs_tls_config_default(cs_tls_config *config, bool is_server)
{
	memset(config, 0, sizeof(*config));
	config->is_server = is_server;
	config->prefer_server_ciphers = true;
	config->session_tickets = true;
}

static void free_strings(char **const *strings, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		free(*strings[i]);
		*strings[i] = NULL;
	}
}

void cs_tls_config_dtor(cs_tls_config *config)
{
	char **const own[] = {&config->cert_file, &config->key_file, &config->passphrase, &config->client_cert_file,
		&config->cafile, &config->capath, &config->ciphers, &config->ecdh_curve, &config->dhparam, &config->host_name};
	free_strings(own, sizeof(own) / sizeof(own[0]));
	for (size_t i = 0; i < config->name_count; i++) {
		cs_tls_name *name = &config->names[i];
		char **const of_name[] = {&name->name, &name->cert_file, &name->key_file, &name->passphrase};
		free_strings(of_name, sizeof(of_name) / sizeof(of_name[0]));
	}
	free(config->names);
	config->names = NULL;
	config->name_count = 0;
}

void cs_tls_config_add_alpn(cs_tls_config *config, const char *protocol)
{
	size_t used = 0, len = strlen(protocol);
	while (config->alpn[used]) {
		used += 1 + (unsigned char) config->alpn[used];
	}
	if (len > 0 && len < 256 && used + 1 + len < sizeof(config->alpn)) {
		config->alpn[used] = (char) len;
		memcpy(config->alpn + used + 1, protocol, len);
		config->alpn[used + 1 + len] = '\0';
	}
}

#ifdef CS_HAVE_OPENSSL

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>

/* For TLS 1.2: keys that are forgotten afterwards, and ciphers that authenticate. TLS 1.3 has no others. */
#define CIPHERS                                                                                \
	"ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:" \
	"ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305:"   \
	"DHE-RSA-AES128-GCM-SHA256:DHE-RSA-AES256-GCM-SHA384:DHE-RSA-CHACHA20-POLY1305"
/* OpenSSL's security level 1 and above know no way to sign in TLS 1.0 and 1.1. */
#define CIPHERS_OLD "DEFAULT:@SECLEVEL=0"

const char *cs_tls_library(void)
{
	return OpenSSL_version(OPENSSL_VERSION);
}

int cs_tls_config_keys(cs_tls_config *config)
{
	static const unsigned char none[sizeof(config->ticket_keys)];
	if (memcmp(config->ticket_keys, none, sizeof(none)) != 0) {
		return 0;
	}
	return RAND_bytes(config->ticket_keys, sizeof(config->ticket_keys)) == 1 ? 0 : UV_EIO;
}

/* Where the reason of a failure is written. */
typedef struct reason {
	char *text;
	size_t size;
} reason;

static const char *openssl_reason(void)
{
	unsigned long code = ERR_peek_last_error();
	const char *text = code ? ERR_reason_error_string(code) : NULL;
	return text ? text : "OpenSSL gives no reason";
}

static int fail(const reason *why, const char *option, const char *value, const char *what)
{
	snprintf(why->text, why->size, "%s '%s' %s: %s", option, value, what, openssl_reason());
	return UV_EINVAL;
}

/* Is it a file that can be read? OpenSSL's own message would not name it. */
static int check_file(const reason *why, const char *option, const char *path)
{
	struct stat st;
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	int error = fd < 0 ? errno : fstat(fd, &st) < 0 ? errno : S_ISDIR(st.st_mode) ? EISDIR : 0;
	if (fd >= 0) {
		close(fd);
	}
	if (error) {
		snprintf(why->text, why->size, "%s '%s' cannot be read: %s", option, path, strerror(error));
		return -error;
	}
	return 0;
}

/* Always set: OpenSSL's own would ask at the terminal. */
static int on_passphrase(char *buf, int size, int writing, void *arg)
{
	const char *passphrase = arg;
	size_t len = passphrase ? strlen(passphrase) : 0;
	if (len > (size_t) size) {
		return -1;
	}
	memcpy(buf, passphrase ? passphrase : "", len);
	return (int) len;
}

static int use_cert(SSL_CTX *ctx, const reason *why, const char *cert, const char *key, const char *passphrase)
{
	int error = check_file(why, "ssl_cert_file", cert);
	if (error) {
		return error;
	}
	const char *key_option = key ? "ssl_key_file" : "ssl_cert_file";
	key = key ? key : cert;
	if ((error = check_file(why, key_option, key))) {
		return error;
	}
	SSL_CTX_set_default_passwd_cb(ctx, on_passphrase);
	SSL_CTX_set_default_passwd_cb_userdata(ctx, (void *) (uintptr_t) passphrase);
	ERR_clear_error();
	if (SSL_CTX_use_certificate_chain_file(ctx, cert) != 1) {
		error = fail(why, "ssl_cert_file", cert, "has no usable certificate in PEM format");
	} else if (ERR_clear_error(), SSL_CTX_use_PrivateKey_file(ctx, key, SSL_FILETYPE_PEM) != 1) {
		error = ERR_GET_REASON(ERR_peek_last_error()) == X509_R_KEY_VALUES_MISMATCH
			? fail(why, key_option, key, "does not belong to the certificate in ssl_cert_file")
			: fail(why, key_option, key,
				passphrase ? "has no usable private key in PEM format (is ssl_passphrase right?)"
						   : "has no usable private key in PEM format, or needs ssl_passphrase");
	}
	SSL_CTX_set_default_passwd_cb_userdata(ctx, NULL);
	return error;
}

static int use_cas(SSL_CTX *ctx, const cs_tls_config *config, const reason *why)
{
	int error = config->cafile ? check_file(why, "ssl_cafile", config->cafile) : 0;
	if (!error && config->client_cert_file && config->is_server) {
		error = check_file(why, "ssl_client_cert_file", config->client_cert_file);
	}
	if (error) {
		return error;
	}
	if (config->cafile && SSL_CTX_load_verify_file(ctx, config->cafile) != 1) {
		return fail(why, "ssl_cafile", config->cafile, "has no usable certificate in PEM format");
	}
	if (config->capath && SSL_CTX_load_verify_dir(ctx, config->capath) != 1) {
		return fail(why, "ssl_capath", config->capath, "cannot be used");
	}
	if (config->client_cert_file && config->is_server) {
		STACK_OF(X509_NAME) *names = SSL_load_client_CA_file(config->client_cert_file);
		if (!names || SSL_CTX_load_verify_file(ctx, config->client_cert_file) != 1) {
			sk_X509_NAME_pop_free(names, X509_NAME_free);
			return fail(
				why, "ssl_client_cert_file", config->client_cert_file, "has no usable certificate in PEM format");
		}
		SSL_CTX_set_client_CA_list(ctx, names);
	}
	return 0;
}

static int on_verify(int ok, X509_STORE_CTX *store)
{
	if (!ok && X509_STORE_CTX_get_error(store) == X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT) {
		X509_STORE_CTX_set_error(store, X509_V_OK);
		return 1;
	}
	return ok;
}

/* Sessions are resumed without looking at the client's certificate again: those of other CAs must not be. */
static int set_session_context(SSL_CTX *ctx, const cs_tls_config *config)
{
	unsigned char digest[EVP_MAX_MD_SIZE], bytes[4096];
	unsigned len = 0;
	const char *files[] = {config->client_cert_file, config->cafile};
	EVP_MD_CTX *md = EVP_MD_CTX_new();
	bool done = md && EVP_DigestInit_ex(md, EVP_sha256(), NULL) == 1
		&& EVP_DigestUpdate(md, config->verify_peer ? "peer" : "none", 4) == 1;
	for (size_t i = 0; i < 2 && done && config->verify_peer; i++) {
		FILE *file = files[i] ? fopen(files[i], "re") : NULL;
		size_t n;
		while (file && done && (n = fread(bytes, 1, sizeof(bytes), file)) > 0) {
			done = EVP_DigestUpdate(md, bytes, n) == 1;
		}
		if (file) {
			fclose(file);
		}
	}
	done = done && EVP_DigestFinal_ex(md, digest, &len) == 1
		&& SSL_CTX_set_session_id_context(ctx, digest, len < 32 ? len : 32) == 1;
	EVP_MD_CTX_free(md);
	return done ? 0 : UV_ENOMEM;
}

static int set_verify(SSL_CTX *ctx, const cs_tls_config *config, const reason *why)
{
	if (config->is_server && config->verify_peer && !config->client_cert_file && !config->cafile && !config->capath
		&& !config->allow_self_signed) {
		snprintf(why->text, why->size,
			"ssl_verify_peer needs the CAs to check clients' certificates with: set ssl_client_cert_file");
		return UV_EINVAL;
	}
	if (config->verify_peer) {
		int error = use_cas(ctx, config, why);
		if (error) {
			return error;
		}
		if (!config->is_server && !config->cafile && !config->capath) {
			SSL_CTX_set_default_verify_paths(ctx);
		}
		int mode = config->is_server ? SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT : SSL_VERIFY_PEER;
		SSL_CTX_set_verify(ctx, mode, config->allow_self_signed ? on_verify : NULL);
		if (config->verify_depth > 0) {
			SSL_CTX_set_verify_depth(ctx, (int) config->verify_depth);
		}
	}
	return config->is_server ? set_session_context(ctx, config) : 0;
}

/* ---- Versions and ciphers ---------------------------------------------------------------------------------------- */

static const struct {
	int64_t bit;
	int version;
	uint64_t off;
} versions[] = {
	{CS_TLS_1_0, TLS1_VERSION, SSL_OP_NO_TLSv1},
	{CS_TLS_1_1, TLS1_1_VERSION, SSL_OP_NO_TLSv1_1},
	{CS_TLS_1_2, TLS1_2_VERSION, SSL_OP_NO_TLSv1_2},
	{CS_TLS_1_3, TLS1_3_VERSION, SSL_OP_NO_TLSv1_3},
};

/* True when a version before 1.2 may be spoken. */
static bool set_versions(SSL_CTX *ctx, int64_t protocols)
{
	int lowest = 0;
	if (!protocols) {
		SSL_CTX_set_min_proto_version(ctx, TLS1_2_VERSION);
		return false;
	}
	for (size_t i = 0; i < sizeof(versions) / sizeof(versions[0]); i++) {
		if (protocols & versions[i].bit) {
			lowest = lowest ? lowest : versions[i].version;
		} else {
			SSL_CTX_set_options(ctx, versions[i].off);
		}
	}
	SSL_CTX_set_min_proto_version(ctx, lowest);
	return lowest && lowest < TLS1_2_VERSION;
}

/* OpenSSL takes the ciphers of TLS 1.3 apart from the others. */
static int split_ciphers(const char *ciphers, cs_buf *modern, cs_buf *older)
{
	while (*ciphers) {
		size_t len = strcspn(ciphers, ":, ");
		cs_buf *to = len > 4 && strncmp(ciphers, "TLS_", 4) == 0 ? modern : older;
		if (len && ((to->len && cs_buf_putc(to, ':') < 0) || cs_buf_append(to, ciphers, len) < 0)) {
			return UV_ENOMEM;
		}
		ciphers += len + (ciphers[len] ? 1 : 0);
	}
	return cs_buf_putc(modern, '\0') < 0 || cs_buf_putc(older, '\0') < 0 ? UV_ENOMEM : 0;
}

static int set_ciphers(SSL_CTX *ctx, const cs_tls_config *config, bool old, const reason *why)
{
	cs_buf modern = {0}, older = {0};
	int error = split_ciphers(config->ciphers ? config->ciphers : old ? CIPHERS_OLD : CIPHERS, &modern, &older);
	if (!error && older.len > 1 && SSL_CTX_set_cipher_list(ctx, older.data) != 1) {
		error = fail(why, "ssl_ciphers", older.data, "names no cipher that OpenSSL has");
	}
	if (!error && modern.len > 1 && SSL_CTX_set_ciphersuites(ctx, modern.data) != 1) {
		error = fail(why, "ssl_ciphers", modern.data, "names no cipher of TLS 1.3 that OpenSSL has");
	}
	cs_buf_dtor(&modern);
	cs_buf_dtor(&older);
	return error;
}

static int set_groups(SSL_CTX *ctx, const cs_tls_config *config, const reason *why)
{
	if (config->ecdh_curve && *config->ecdh_curve && strcmp(config->ecdh_curve, "auto") != 0
		&& SSL_CTX_set1_groups_list(ctx, config->ecdh_curve) != 1) {
		return fail(why, "ssl_ecdh_curve", config->ecdh_curve, "names no curve that OpenSSL has");
	}
	if (!config->dhparam) {
		SSL_CTX_set_dh_auto(ctx, 1);
		return 0;
	}
	int error = check_file(why, "ssl_dhparam", config->dhparam);
	if (error) {
		return error;
	}
	BIO *bio = BIO_new_file(config->dhparam, "r");
	EVP_PKEY *key = bio ? PEM_read_bio_Parameters(bio, NULL) : NULL;
	BIO_free(bio);
	if (!key || SSL_CTX_set0_tmp_dh_pkey(ctx, key) != 1) {
		EVP_PKEY_free(key);
		return fail(why, "ssl_dhparam", config->dhparam, "has no usable DH parameters in PEM format");
	}
	return 0;
}

/* ---- Names and protocols of a server ----------------------------------------------------------------------------- */

/* "*.example.org" stands for one label. */
static bool name_matches(const char *pattern, const char *name)
{
	if (pattern[0] == '*' && pattern[1] == '.') {
		const char *dot = strchr(name, '.');
		return dot && dot != name && strcasecmp(dot, pattern + 1) == 0;
	}
	return strcasecmp(pattern, name) == 0;
}

static int on_server_name(SSL *ssl, int *alert, void *arg)
{
	const cs_tls *tls = arg;
	const char *name = SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name);
	const cs_tls_cert *found = NULL;
	for (size_t i = 0; name && i < tls->cert_count; i++) {
		/* A name itself goes before a pattern. */
		if (name_matches(tls->certs[i].name, name) && (!found || tls->certs[i].name[0] != '*')) {
			found = &tls->certs[i];
		}
	}
	if (found) {
		SSL_set_SSL_CTX(ssl, found->ctx);
	}
	return SSL_TLSEXT_ERR_OK;
}

static int on_alpn(SSL *ssl, const unsigned char **out, unsigned char *out_len, const unsigned char *in,
	unsigned int in_len, void *arg)
{
	const cs_tls *tls = arg;
	unsigned char *chosen;
	if (SSL_select_next_proto(
			&chosen, out_len, (const unsigned char *) tls->alpn, (unsigned) strlen(tls->alpn), in, in_len)
		!= OPENSSL_NPN_NEGOTIATED) {
		return SSL_TLSEXT_ERR_ALERT_FATAL;
	}
	*out = chosen;
	return SSL_TLSEXT_ERR_OK;
}

static int add_names(cs_tls *tls, const cs_tls_config *config, const reason *why)
{
	if (!config->name_count) {
		return 0;
	}
	tls->certs = calloc(config->name_count, sizeof(*tls->certs));
	if (!tls->certs) {
		return UV_ENOMEM;
	}
	for (size_t i = 0; i < config->name_count; i++) {
		const cs_tls_name *name = &config->names[i];
		cs_tls_cert *cert = &tls->certs[i];
		cert->ctx = SSL_CTX_new(TLS_server_method());
		cert->name = strdup(name->name);
		if (!cert->ctx || !cert->name) {
			SSL_CTX_free(cert->ctx);
			free(cert->name);
			return UV_ENOMEM;
		}
		tls->cert_count++;
		int error = use_cert(cert->ctx, why, name->cert_file, name->key_file, name->passphrase);
		if (error) {
			size_t len = strlen(why->text);
			snprintf(why->text + len, why->size - len, " (ssl_sni_certs '%s')", name->name);
			return error;
		}
	}
	SSL_CTX_set_tlsext_servername_callback(tls->ctx, on_server_name);
	SSL_CTX_set_tlsext_servername_arg(tls->ctx, tls);
	return 0;
}

static int set_server(cs_tls *tls, const cs_tls_config *config, const reason *why)
{
	static const unsigned char none[sizeof(config->ticket_keys)];
	SSL_CTX *ctx = tls->ctx;
	if (!config->cert_file) {
		snprintf(why->text, why->size, "TLS needs a certificate: set ssl_cert_file and ssl_key_file");
		return UV_EINVAL;
	}
	SSL_CTX_set_options(ctx, SSL_OP_NO_RENEGOTIATION);
	if (config->prefer_server_ciphers) {
		SSL_CTX_set_options(ctx, SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_PRIORITIZE_CHACHA);
	}
	SSL_CTX_set_session_cache_mode(ctx, SSL_SESS_CACHE_OFF);
	if (!config->session_tickets) {
		SSL_CTX_set_options(ctx, SSL_OP_NO_TICKET);
		SSL_CTX_set_num_tickets(ctx, 0);
	} else if (memcmp(config->ticket_keys, none, sizeof(none)) != 0
		&& SSL_CTX_get_tlsext_ticket_keys(ctx, NULL, 0) == (int) sizeof(config->ticket_keys)) {
		SSL_CTX_set_tlsext_ticket_keys(
			ctx, (void *) (uintptr_t) config->ticket_keys, (int) sizeof(config->ticket_keys));
	}
	if (tls->alpn[0]) {
		SSL_CTX_set_alpn_select_cb(ctx, on_alpn, tls);
	}
	return add_names(tls, config, why);
}

static int set_client(cs_tls *tls, const cs_tls_config *config)
{
	if (tls->alpn[0]
		&& SSL_CTX_set_alpn_protos(tls->ctx, (const unsigned char *) tls->alpn, (unsigned) strlen(tls->alpn)) != 0) {
		return UV_ENOMEM;
	}
	if (config->host_name) {
		tls->host_name = strdup(config->host_name);
		return tls->host_name ? 0 : UV_ENOMEM;
	}
	return 0;
}

/* ---- Life -------------------------------------------------------------------------------------------------------- */

static int fill_context(cs_tls *tls, const cs_tls_config *config, const reason *why)
{
	SSL_CTX *ctx = tls->ctx;
	SSL_CTX_set_mode(ctx, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
	SSL_CTX_set_options(ctx, SSL_OP_NO_COMPRESSION);
	bool old = set_versions(ctx, config->protocols);
	int error = set_ciphers(ctx, config, old, why);
	if (!error) {
		error = set_groups(ctx, config, why);
	}
	if (!error) {
		error = config->is_server ? set_server(tls, config, why) : set_client(tls, config);
	}
	if (!error && config->cert_file) {
		error = use_cert(ctx, why, config->cert_file, config->key_file, config->passphrase);
	}
	return error ? error : set_verify(ctx, config, why);
}

int cs_tls_new(cs_tls **out, const cs_tls_config *config, char *why, size_t why_size)
{
	const reason reason = {why, why_size};
	snprintf(why, why_size, "out of memory");
	cs_tls *tls = calloc(1, sizeof(*tls));
	if (!tls) {
		return UV_ENOMEM;
	}
	ERR_clear_error();
	tls->refs = 1;
	tls->is_server = config->is_server;
	tls->verify_peer = config->verify_peer;
	tls->allow_self_signed = config->allow_self_signed;
	memcpy(tls->alpn, config->alpn, sizeof(tls->alpn));
	tls->ctx = SSL_CTX_new(config->is_server ? TLS_server_method() : TLS_client_method());
	tls->bio = cs_tls_session_bio();
	int error = tls->ctx && tls->bio ? fill_context(tls, config, &reason) : UV_ENOMEM;
	ERR_clear_error();
	if (error) {
		cs_tls_unref(tls);
		return error;
	}
	*out = tls;
	return 0;
}

cs_tls *cs_tls_ref(cs_tls *tls)
{
	tls->refs++;
	return tls;
}

void cs_tls_unref(cs_tls *tls)
{
	if (!tls || --tls->refs > 0) {
		return;
	}
	for (size_t i = 0; i < tls->cert_count; i++) {
		SSL_CTX_free(tls->certs[i].ctx);
		free(tls->certs[i].name);
	}
	free(tls->certs);
	SSL_CTX_free(tls->ctx);
	BIO_meth_free(tls->bio);
	free(tls->host_name);
	free(tls);
}

#else

const char *cs_tls_library(void)
{
	return "";
}

int cs_tls_config_keys(cs_tls_config *config)
{
	return 0;
}

int cs_tls_new(cs_tls **out, const cs_tls_config *config, char *why, size_t why_size)
{
	snprintf(why, why_size, "TLS is not in this build of cserve: build it where OpenSSL 3 or later is installed");
	return UV_ENOTSUP;
}

cs_tls *cs_tls_ref(cs_tls *tls)
{
	return tls;
}

void cs_tls_unref(cs_tls *tls)
{
}

#endif
