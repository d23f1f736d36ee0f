/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 21198823a69ec338b1448cbbb9507084e020ab94 */

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo__array, 0, 0, Swoole\\ArrayObject, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, array, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo__mbstring, 0, 0, Swoole\\MultibyteStringObject, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, string, IS_STRING, 0, "\'\'")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo__string, 0, 0, Swoole\\StringObject, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, string, IS_STRING, 0, "\'\'")
ZEND_END_ARG_INFO()

#define arginfo_swoole_array arginfo__array

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_array_default_value, 0, 0, 2)
	ZEND_ARG_TYPE_INFO(0, array, IS_ARRAY, 0)
	ZEND_ARG_INFO(0, key)
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(0, default_value, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_swoole_array_list, 0, 0, Swoole\\ArrayObject, 0)
	ZEND_ARG_VARIADIC_INFO(0, arrray)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_swoole_async_dns_lookup_coro, 0, 1, MAY_BE_STRING|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, domain_name, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "60")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, type, IS_LONG, 0, "AF_INET")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_checkdnsrr, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, hostname, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, type, IS_STRING, 0, "\'MX\'")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_container_cpu_num, 0, 0, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_curl_close, 0, 1, IS_VOID, 0)
	ZEND_ARG_OBJ_INFO(0, obj, Swoole\\Curl\\Handler, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_curl_errno, 0, 1, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO(0, obj, Swoole\\Curl\\Handler, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_curl_error, 0, 1, IS_STRING, 0)
	ZEND_ARG_OBJ_INFO(0, obj, Swoole\\Curl\\Handler, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_curl_exec, 0, 0, 1)
	ZEND_ARG_OBJ_INFO(0, obj, Swoole\\Curl\\Handler, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_curl_getinfo, 0, 0, 1)
	ZEND_ARG_OBJ_INFO(0, obj, Swoole\\Curl\\Handler, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, opt, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_swoole_curl_init, 0, 0, Swoole\\Curl\\Handler, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, url, IS_STRING, 0, "\'\'")
ZEND_END_ARG_INFO()

#define arginfo_swoole_curl_multi_getcontent arginfo_swoole_curl_exec

#define arginfo_swoole_curl_reset arginfo_swoole_curl_exec

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_curl_setopt, 0, 3, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, obj, Swoole\\Curl\\Handler, 0)
	ZEND_ARG_TYPE_INFO(0, opt, IS_LONG, 0)
	ZEND_ARG_INFO(0, value)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_curl_setopt_array, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, obj, Swoole\\Curl\\Handler, 0)
	ZEND_ARG_INFO(0, array)
ZEND_END_ARG_INFO()

#define arginfo_swoole_dns_check_record arginfo_swoole_checkdnsrr

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_dns_get_mx, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, hostname, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(1, hosts, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(1, weights, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_swoole_dns_get_record, 0, 1, MAY_BE_ARRAY|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, hostname, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, type, IS_LONG, 0, "DNS_ANY")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(1, authoritative_name_servers, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(1, additional_records, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, raw, _IS_BOOL, 0, "false")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_exec, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, command, IS_STRING, 0)
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(1, output, "null")
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(1, returnVar, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_swoole_get_default_remote_object_client, 0, 0, Swoole\\RemoteObject\\Client, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_gethostbyaddr, 0, 1, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, ip, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_gethostbynamel, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, domain, IS_STRING, 0)
ZEND_END_ARG_INFO()

#define arginfo_swoole_getmxrr arginfo_swoole_dns_get_mx

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_init_default_remote_object_server, 0, 0, IS_VOID, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_is_in_container, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_library_get_option, 0, 1, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, key, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_library_get_options, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_library_set_option, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, key, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_library_set_options, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, options, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_mail, 0, 3, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, to, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, subject, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, message, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, headers, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

#define arginfo_swoole_mbstring arginfo__mbstring

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_name_resolver_add, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, ns, Swoole\\\116ameResolver, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_name_resolver_lookup, 0, 2, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, name, IS_STRING, 0)
	ZEND_ARG_OBJ_INFO(0, ctx, Swoole\\\116ameResolver\\Context, 0)
ZEND_END_ARG_INFO()

#define arginfo_swoole_name_resolver_remove arginfo_swoole_name_resolver_add

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_real_dns_get_record, 0, 2, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, hostname, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, type, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, authoritative_name_servers, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, additional_records, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, raw, _IS_BOOL, 0, "false")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_real_getmxrr, 0, 1, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, hostname, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, hosts, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, weights, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_shell_exec, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, cmd, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_accept, 0, 0, 1)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_socket_bind, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO(0, address, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, port, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_clear_error, 0, 0, 0)
	ZEND_ARG_OBJ_INFO_WITH_DEFAULT_VALUE(0, socket, Swoole\\Coroutine\\Socket, 1, "null")
ZEND_END_ARG_INFO()

#define arginfo_swoole_socket_close arginfo_swoole_socket_accept

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_connect, 0, 0, 2)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO(0, address, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, port, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_create, 0, 0, 3)
	ZEND_ARG_TYPE_INFO(0, domain, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, type, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, protocol, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_create_listen, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, port, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, backlog, IS_LONG, 0, "128")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_create_pair, 0, 0, 4)
	ZEND_ARG_TYPE_INFO(0, domain, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, type, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, protocol, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(1, pair, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_get_option, 0, 0, 3)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO(0, level, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, optname, IS_LONG, 0)
ZEND_END_ARG_INFO()

#define arginfo_swoole_socket_getopt arginfo_swoole_socket_get_option

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_getpeername, 0, 0, 2)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_INFO(1, address)
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(1, port, "null")
ZEND_END_ARG_INFO()

#define arginfo_swoole_socket_getsockname arginfo_swoole_socket_getpeername

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_TYPE_MASK_EX(arginfo_swoole_socket_import_stream, 0, 1, Swoole\\Coroutine\\Socket, MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, stream, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_socket_last_error, 0, 0, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO_WITH_DEFAULT_VALUE(0, socket, Swoole\\Coroutine\\Socket, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_socket_listen, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, backlog, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_read, 0, 0, 2)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO(0, length, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, type, IS_LONG, 0, "PHP_BINARY_READ")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_recv, 0, 0, 4)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_INFO(1, buffer)
	ZEND_ARG_TYPE_INFO(0, length, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, flags, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_recvfrom, 0, 0, 5)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_INFO(1, buffer)
	ZEND_ARG_TYPE_INFO(0, length, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, flags, IS_LONG, 0)
	ZEND_ARG_INFO(1, name)
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(1, port, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_send, 0, 0, 4)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO(0, buffer, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, length, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, flags, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_sendto, 0, 0, 5)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO(0, buffer, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, length, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, flags, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, addr, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, port, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

#define arginfo_swoole_socket_set_block arginfo_swoole_socket_accept

#define arginfo_swoole_socket_set_nonblock arginfo_swoole_socket_accept

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_socket_set_option, 0, 4, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO(0, level, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, optname, IS_LONG, 0)
	ZEND_ARG_INFO(0, optval)
ZEND_END_ARG_INFO()

#define arginfo_swoole_socket_setopt arginfo_swoole_socket_set_option

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_socket_shutdown, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, how, IS_LONG, 0, "2")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_socket_write, 0, 0, 2)
	ZEND_ARG_OBJ_INFO(0, socket, Swoole\\Coroutine\\Socket, 0)
	ZEND_ARG_TYPE_INFO(0, buffer, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, length, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

#define arginfo_swoole_string arginfo__string

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_swoole_table, 0, 2, Swoole\\Table, 0)
	ZEND_ARG_TYPE_INFO(0, size, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, fields, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_test_kernel_coroutine, 0, 0, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, count, IS_LONG, 0, "100")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, sleep_time, IS_DOUBLE, 0, "1.0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Swoole_Coroutine_batch, 0, 1, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, tasks, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "-1.0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Swoole_Coroutine_map, 0, 2, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, list, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, fn, IS_CALLABLE, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "-1.0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Swoole_Coroutine_parallel, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, n, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, fn, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_Swoole_Coroutine_Http_get, 0, 1, Swoole\\Coroutine\\Http\\ClientProxy, 0)
	ZEND_ARG_TYPE_INFO(0, url, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, headers, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, cookies, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_Swoole_Coroutine_Http_post, 0, 2, Swoole\\Coroutine\\Http\\ClientProxy, 0)
	ZEND_ARG_TYPE_INFO(0, url, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, headers, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, cookies, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_Swoole_Coroutine_Http_request, 0, 2, Swoole\\Coroutine\\Http\\ClientProxy, 0)
	ZEND_ARG_TYPE_INFO(0, url, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, method, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, data, IS_MIXED, 0, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, headers, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, cookies, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

#define arginfo_Swoole_Coroutine_Http_request_with_curl arginfo_Swoole_Coroutine_Http_request

#define arginfo_Swoole_Coroutine_Http_request_with_http_client arginfo_Swoole_Coroutine_Http_request

#define arginfo_Swoole_Coroutine_Http_request_with_stream arginfo_Swoole_Coroutine_Http_request


ZEND_FUNCTION(cserve_library);


static const zend_function_entry ext_functions[] = {
	ZEND_FALIAS(_array, cserve_library, arginfo__array)
	ZEND_FALIAS(_mbstring, cserve_library, arginfo__mbstring)
	ZEND_FALIAS(_string, cserve_library, arginfo__string)
	ZEND_FALIAS(swoole_array, cserve_library, arginfo_swoole_array)
	ZEND_FALIAS(swoole_array_default_value, cserve_library, arginfo_swoole_array_default_value)
	ZEND_FALIAS(swoole_array_list, cserve_library, arginfo_swoole_array_list)
	ZEND_FALIAS(swoole_async_dns_lookup_coro, cserve_library, arginfo_swoole_async_dns_lookup_coro)
	ZEND_FALIAS(swoole_checkdnsrr, cserve_library, arginfo_swoole_checkdnsrr)
	ZEND_FALIAS(swoole_container_cpu_num, cserve_library, arginfo_swoole_container_cpu_num)
	ZEND_FALIAS(swoole_curl_close, cserve_library, arginfo_swoole_curl_close)
	ZEND_FALIAS(swoole_curl_errno, cserve_library, arginfo_swoole_curl_errno)
	ZEND_FALIAS(swoole_curl_error, cserve_library, arginfo_swoole_curl_error)
	ZEND_FALIAS(swoole_curl_exec, cserve_library, arginfo_swoole_curl_exec)
	ZEND_FALIAS(swoole_curl_getinfo, cserve_library, arginfo_swoole_curl_getinfo)
	ZEND_FALIAS(swoole_curl_init, cserve_library, arginfo_swoole_curl_init)
	ZEND_FALIAS(swoole_curl_multi_getcontent, cserve_library, arginfo_swoole_curl_multi_getcontent)
	ZEND_FALIAS(swoole_curl_reset, cserve_library, arginfo_swoole_curl_reset)
	ZEND_FALIAS(swoole_curl_setopt, cserve_library, arginfo_swoole_curl_setopt)
	ZEND_FALIAS(swoole_curl_setopt_array, cserve_library, arginfo_swoole_curl_setopt_array)
	ZEND_FALIAS(swoole_dns_check_record, cserve_library, arginfo_swoole_dns_check_record)
	ZEND_FALIAS(swoole_dns_get_mx, cserve_library, arginfo_swoole_dns_get_mx)
	ZEND_FALIAS(swoole_dns_get_record, cserve_library, arginfo_swoole_dns_get_record)
	ZEND_FALIAS(swoole_exec, cserve_library, arginfo_swoole_exec)
	ZEND_FALIAS(swoole_get_default_remote_object_client, cserve_library, arginfo_swoole_get_default_remote_object_client)
	ZEND_FALIAS(swoole_gethostbyaddr, cserve_library, arginfo_swoole_gethostbyaddr)
	ZEND_FALIAS(swoole_gethostbynamel, cserve_library, arginfo_swoole_gethostbynamel)
	ZEND_FALIAS(swoole_getmxrr, cserve_library, arginfo_swoole_getmxrr)
	ZEND_FALIAS(swoole_init_default_remote_object_server, cserve_library, arginfo_swoole_init_default_remote_object_server)
	ZEND_FALIAS(swoole_is_in_container, cserve_library, arginfo_swoole_is_in_container)
	ZEND_FALIAS(swoole_library_get_option, cserve_library, arginfo_swoole_library_get_option)
	ZEND_FALIAS(swoole_library_get_options, cserve_library, arginfo_swoole_library_get_options)
	ZEND_FALIAS(swoole_library_set_option, cserve_library, arginfo_swoole_library_set_option)
	ZEND_FALIAS(swoole_library_set_options, cserve_library, arginfo_swoole_library_set_options)
	ZEND_FALIAS(swoole_mail, cserve_library, arginfo_swoole_mail)
	ZEND_FALIAS(swoole_mbstring, cserve_library, arginfo_swoole_mbstring)
	ZEND_FALIAS(swoole_name_resolver_add, cserve_library, arginfo_swoole_name_resolver_add)
	ZEND_FALIAS(swoole_name_resolver_lookup, cserve_library, arginfo_swoole_name_resolver_lookup)
	ZEND_FALIAS(swoole_name_resolver_remove, cserve_library, arginfo_swoole_name_resolver_remove)
	ZEND_FALIAS(swoole_real_dns_get_record, cserve_library, arginfo_swoole_real_dns_get_record)
	ZEND_FALIAS(swoole_real_getmxrr, cserve_library, arginfo_swoole_real_getmxrr)
	ZEND_FALIAS(swoole_shell_exec, cserve_library, arginfo_swoole_shell_exec)
	ZEND_FALIAS(swoole_socket_accept, cserve_library, arginfo_swoole_socket_accept)
	ZEND_FALIAS(swoole_socket_bind, cserve_library, arginfo_swoole_socket_bind)
	ZEND_FALIAS(swoole_socket_clear_error, cserve_library, arginfo_swoole_socket_clear_error)
	ZEND_FALIAS(swoole_socket_close, cserve_library, arginfo_swoole_socket_close)
	ZEND_FALIAS(swoole_socket_connect, cserve_library, arginfo_swoole_socket_connect)
	ZEND_FALIAS(swoole_socket_create, cserve_library, arginfo_swoole_socket_create)
	ZEND_FALIAS(swoole_socket_create_listen, cserve_library, arginfo_swoole_socket_create_listen)
	ZEND_FALIAS(swoole_socket_create_pair, cserve_library, arginfo_swoole_socket_create_pair)
	ZEND_FALIAS(swoole_socket_get_option, cserve_library, arginfo_swoole_socket_get_option)
	ZEND_FALIAS(swoole_socket_getopt, cserve_library, arginfo_swoole_socket_getopt)
	ZEND_FALIAS(swoole_socket_getpeername, cserve_library, arginfo_swoole_socket_getpeername)
	ZEND_FALIAS(swoole_socket_getsockname, cserve_library, arginfo_swoole_socket_getsockname)
	ZEND_FALIAS(swoole_socket_import_stream, cserve_library, arginfo_swoole_socket_import_stream)
	ZEND_FALIAS(swoole_socket_last_error, cserve_library, arginfo_swoole_socket_last_error)
	ZEND_FALIAS(swoole_socket_listen, cserve_library, arginfo_swoole_socket_listen)
	ZEND_FALIAS(swoole_socket_read, cserve_library, arginfo_swoole_socket_read)
	ZEND_FALIAS(swoole_socket_recv, cserve_library, arginfo_swoole_socket_recv)
	ZEND_FALIAS(swoole_socket_recvfrom, cserve_library, arginfo_swoole_socket_recvfrom)
	ZEND_FALIAS(swoole_socket_send, cserve_library, arginfo_swoole_socket_send)
	ZEND_FALIAS(swoole_socket_sendto, cserve_library, arginfo_swoole_socket_sendto)
	ZEND_FALIAS(swoole_socket_set_block, cserve_library, arginfo_swoole_socket_set_block)
	ZEND_FALIAS(swoole_socket_set_nonblock, cserve_library, arginfo_swoole_socket_set_nonblock)
	ZEND_FALIAS(swoole_socket_set_option, cserve_library, arginfo_swoole_socket_set_option)
	ZEND_FALIAS(swoole_socket_setopt, cserve_library, arginfo_swoole_socket_setopt)
	ZEND_FALIAS(swoole_socket_shutdown, cserve_library, arginfo_swoole_socket_shutdown)
	ZEND_FALIAS(swoole_socket_write, cserve_library, arginfo_swoole_socket_write)
	ZEND_FALIAS(swoole_string, cserve_library, arginfo_swoole_string)
	ZEND_FALIAS(swoole_table, cserve_library, arginfo_swoole_table)
	ZEND_FALIAS(swoole_test_kernel_coroutine, cserve_library, arginfo_swoole_test_kernel_coroutine)
	ZEND_NS_FALIAS("Swoole\\Coroutine", batch, cserve_library, arginfo_Swoole_Coroutine_batch)
	ZEND_NS_FALIAS("Swoole\\Coroutine", map, cserve_library, arginfo_Swoole_Coroutine_map)
	ZEND_NS_FALIAS("Swoole\\Coroutine", parallel, cserve_library, arginfo_Swoole_Coroutine_parallel)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", get, cserve_library, arginfo_Swoole_Coroutine_Http_get)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", post, cserve_library, arginfo_Swoole_Coroutine_Http_post)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", request, cserve_library, arginfo_Swoole_Coroutine_Http_request)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", request_with_curl, cserve_library, arginfo_Swoole_Coroutine_Http_request_with_curl)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", request_with_http_client, cserve_library, arginfo_Swoole_Coroutine_Http_request_with_http_client)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", request_with_stream, cserve_library, arginfo_Swoole_Coroutine_Http_request_with_stream)
	ZEND_FE_END
};
