--TEST--
Request: the keys of server
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end(json_encode($request->server)));
$conn = cs_connect($port);
$server = json_decode($conn->request('POST', '/a%20b/c+d?x=1&y', [], 'body')->body, true);
var_dump($server['server_port'] === $port, $server['remote_addr'], is_int($server['remote_port']));
var_dump(abs($server['request_time'] - time()) < 5, abs($server['request_time_float'] - microtime(true)) < 5);
foreach (['query_string', 'request_method', 'request_uri', 'path_info', 'server_protocol'] as $key) {
	echo "$key: $server[$key]\n";
}
echo implode(' ', array_keys($server)), "\n";
$server = json_decode($conn->request('GET', '/')->body, true);
echo implode(' ', array_keys($server)), "\n";
?>
--EXPECT--
bool(true)
string(9) "127.0.0.1"
bool(true)
bool(true)
bool(true)
query_string: x=1&y
request_method: POST
request_uri: /a%20b/c+d
path_info: /a b/c+d
server_protocol: HTTP/1.1
query_string request_method request_uri path_info request_time request_time_float server_protocol server_addr server_port remote_port remote_addr master_time
request_method request_uri path_info request_time request_time_float server_protocol server_addr server_port remote_port remote_addr master_time
