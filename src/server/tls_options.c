/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See tls_options.h. */
#include "tls_options.h"

#define AT(field)     offsetof(cs_tls_config, field)
#define A_PATH        "must be a path"
#define ALL_PROTOCOLS (CS_TLS_1_0 | CS_TLS_1_1 | CS_TLS_1_2 | CS_TLS_1_3)

static const cs_option table[] = {
	{"ssl_allow_self_signed", CS_OPTION_BOOL, AT(allow_self_signed), 0, 0, NULL},
	{"ssl_cafile", CS_OPTION_STRING, AT(cafile), 0, 0, A_PATH},
	{"ssl_capath", CS_OPTION_STRING, AT(capath), 0, 0, A_PATH},
	{"ssl_cert_file", CS_OPTION_STRING, AT(cert_file), 0, 0, A_PATH},
	{"ssl_ciphers", CS_OPTION_STRING, AT(ciphers), 0, 0, "must be a list of ciphers as OpenSSL takes it"},
	{"ssl_client_cert_file", CS_OPTION_STRING, AT(client_cert_file), 0, 0, A_PATH},
	{"ssl_compress", CS_OPTION_OFF, 0, 0, 0, "is not supported: compression in TLS is unsafe and stays off"},
	{"ssl_dhparam", CS_OPTION_STRING, AT(dhparam), 0, 0, A_PATH},
	{"ssl_disable_compression", CS_OPTION_NOTE, 0, 0, 0, "has no effect: compression in TLS is always off"},
	{"ssl_ecdh_curve", CS_OPTION_STRING, AT(ecdh_curve), 0, 0, "must be a list of curves such as X25519:P-256"},
	{"ssl_host_name", CS_OPTION_STRING, AT(host_name), 0, 0, "must be a host name"},
	{"ssl_key_file", CS_OPTION_STRING, AT(key_file), 0, 0, A_PATH},
	{"ssl_passphrase", CS_OPTION_STRING, AT(passphrase), 0, 0, "must be a string"},
	{"ssl_prefer_server_ciphers", CS_OPTION_BOOL, AT(prefer_server_ciphers), 0, 0, NULL},
	{"ssl_session_tickets", CS_OPTION_BOOL, AT(session_tickets), 0, 0, NULL},
	{"ssl_verify_depth", CS_OPTION_INT, AT(verify_depth), 0, 100, "must be a number of certificates from 0 to 100"},
	{"ssl_verify_peer", CS_OPTION_BOOL, AT(verify_peer), 0, 0, NULL},
};

static int set_protocols(cs_tls_config *config, zval *value, const char **why)
{
	int64_t bits;
	if (!cs_option_whole(value, &bits) || bits < 0 || (bits & ~(int64_t) ALL_PROTOCOLS)) {
		*why = "must be a sum of SWOOLE_SSL_TLSv1_3, SWOOLE_SSL_TLSv1_2 and, for old clients, TLSv1_1 and TLSv1";
		return UV_EINVAL;
	}
	config->protocols = bits;
	return 0;
}

/* Empty and null are as if it were not there. False when the value is of no use. */
static bool copy_string(HashTable *table, const char *key, char **to)
{
	zval *value = zend_hash_str_find(table, key, strlen(key));
	if (value) {
		ZVAL_DEREF(value);
	}
	if (!value || Z_TYPE_P(value) == IS_NULL) {
		return true;
	}
	if (Z_TYPE_P(value) != IS_STRING || strlen(Z_STRVAL_P(value)) != Z_STRLEN_P(value)) {
		return false;
	}
	*to = Z_STRLEN_P(value) ? strdup(Z_STRVAL_P(value)) : NULL;
	return true;
}

static void drop_names(cs_tls_config *config)
{
	cs_tls_config old = {.names = config->names, .name_count = config->name_count};
	cs_tls_config_dtor(&old);
	config->names = NULL;
	config->name_count = 0;
}

/* ['www.example.org' => ['ssl_cert_file' => …, 'ssl_key_file' => …], …] */
static int set_names(cs_tls_config *config, zval *value, const char **why)
{
	zend_string *host;
	zval *files;

	*why = "must be an array of host name => ['ssl_cert_file' => ..., 'ssl_key_file' => ...]";
	if (Z_TYPE_P(value) != IS_ARRAY) {
		return UV_EINVAL;
	}
	drop_names(config);
	config->names = calloc(MAX(zend_hash_num_elements(Z_ARRVAL_P(value)), 1), sizeof(*config->names));
	if (!config->names) {
		return UV_ENOMEM;
	}
	ZEND_HASH_FOREACH_STR_KEY_VAL(Z_ARRVAL_P(value), host, files) {
		ZVAL_DEREF(files);
		if (!host || !ZSTR_LEN(host) || Z_TYPE_P(files) != IS_ARRAY) {
			drop_names(config);
			return UV_EINVAL;
		}
		cs_tls_name *name = &config->names[config->name_count++];
		name->name = strdup(ZSTR_VAL(host));
		if (!copy_string(Z_ARRVAL_P(files), "ssl_cert_file", &name->cert_file)
			|| !copy_string(Z_ARRVAL_P(files), "ssl_key_file", &name->key_file)
			|| !copy_string(Z_ARRVAL_P(files), "ssl_passphrase", &name->passphrase) || !name->name
			|| !name->cert_file) {
			drop_names(config);
			return UV_EINVAL;
		}
	}
	ZEND_HASH_FOREACH_END();
	return 0;
}

int cs_tls_options_set(cs_tls_config *config, const char *name, zval *value, const char **why)
{
	if (strncmp(name, "ssl_", 4) != 0) {
		return UV_ENOENT;
	}
	if (strcmp(name, "ssl_protocols") == 0) {
		return set_protocols(config, value, why);
	}
	if (strcmp(name, "ssl_sni_certs") == 0) {
		return set_names(config, value, why);
	}
	return cs_option_set(table, sizeof(table) / sizeof(table[0]), config, name, value, why);
}
