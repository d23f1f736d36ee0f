--TEST--
Coroutine::cancel() ends the waits of streams, http://, https://, ftp://, SOAP, curl, ext/sockets, names and commands with errors that they know, and they go on with a new connection
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('openssl'); skip_without_module('sockets', 'curl', 'soap'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';

$port = cs_http_server(fn ($request, $response) => $response->end('on'));
cs_hooked(<<<'PHP'
	[$silent, $connected] = silent();
	$asked = fn () => $connected(10);
	$nothing = fn () => null;
	stream_context_set_default(['ssl' => ['verify_peer' => false]]); /* to read the system's certificates takes long with sanitizers */
	$open = fn (string $url) => stream_socket_client($url, $code, $message, 60, STREAM_CLIENT_CONNECT, stream_context_get_default());
	$http = fn () => file_get_contents("http://127.0.0.1:$port/");
	$socket = function (int $port) { $s = socket_create(AF_INET, SOCK_STREAM, SOL_TCP); socket_connect($s, '127.0.0.1', $port); return $s; };
	$failed = fn ($result, $s) => [$result, socket_strerror(socket_last_error($s))];
	$again = function () use ($socket, $port) { $s = $socket($port); return socket_write($s, "GET / HTTP/1.0\r\n\r\n") && substr(socket_read($s, 100), 0, 5) === 'HTTP/'; };
	$curl = function (string $url) { $curl = curl_init($url); curl_setopt($curl, CURLOPT_RETURNTRANSFER, true); return $curl; };
	$exec = fn ($curl) => [curl_exec($curl), curl_errno($curl) > 0];
	$go_on = function ($curl) use ($port) { curl_setopt($curl, CURLOPT_URL, "http://127.0.0.1:$port/"); return curl_exec($curl); };
	$m = curl_multi_init();
	$multi = function ($curl) use ($m) {
		curl_multi_add_handle($m, $curl);
		do { curl_multi_exec($m, $running); } while ($running && ($ready = curl_multi_select($m, 60)) > 0);
		return [$running, $ready];
	};
	$soap = fn (int $port) => (new SoapClient(null, ['location' => "http://127.0.0.1:$port/", 'uri' => 'urn:t']))->f();
	$pids = tempnam(sys_get_temp_dir(), 'cs');
	$sleep = "echo \$\$ >>$pids; exec sleep 60";
	cancels([
		'connect' => [$nothing, fn () => $open("tcp://127.0.0.1:$full"), $http],
		'TLS handshake' => [$nothing, fn () => $open("tls://127.0.0.1:$silent"), $http, $asked],
		'STARTTLS' => [fn () => $open("tcp://127.0.0.1:$silent"), fn ($f) => stream_socket_enable_crypto($f, true, STREAM_CRYPTO_METHOD_TLS_CLIENT), $http, $asked],
		'fgets' => [fn () => $open("tcp://127.0.0.1:$silent"), fn ($f) => fgets($f), fn ($f) => [feof($f), fclose($f)], $connected],
		'fwrite' => [fn () => $open("tcp://127.0.0.1:$silent"), fn ($f) => @fwrite($f, str_repeat('x', 8000000)) < 8000000, fn ($f) => fclose($f), $connected],
		'http:// connect' => [$nothing, fn () => file_get_contents("http://127.0.0.1:$full/"), $http],
		'http:// answer' => [$nothing, fn () => file_get_contents("http://127.0.0.1:$silent/"), $http, $asked],
		'https://' => [$nothing, fn () => file_get_contents("https://127.0.0.1:$silent/"), $http, $asked],
		'ftp:// connect' => [$nothing, fn () => file_get_contents("ftp://127.0.0.1:$full/x"), $http],
		'ftp:// answer' => [$nothing, fn () => file_get_contents("ftp://127.0.0.1:$silent/x"), $http, $connected],
		'SOAP connect' => [$nothing, fn () => $soap($full), $http],
		'SOAP answer' => [$nothing, fn () => $soap($silent), $http, $asked],
		'curl connect' => [fn () => $curl("http://127.0.0.1:$full/"), $exec, $go_on],
		'curl answer' => [fn () => $curl("http://127.0.0.1:$silent/"), $exec, $go_on, $asked],
		'curl_multi_select' => [fn () => $curl("http://127.0.0.1:$silent/"), $multi, fn ($curl) => [curl_multi_remove_handle($m, $curl), $go_on($curl)], $asked],
		'socket_connect' => [fn () => socket_create(AF_INET, SOCK_STREAM, SOL_TCP), fn ($s) => $failed(@socket_connect($s, '127.0.0.1', $full), $s), $again],
		'socket_read' => [fn () => $socket($silent), fn ($s) => $failed(@socket_read($s, 1), $s), $again, $connected],
		'socket_recvfrom' => [fn () => $socket($silent), fn ($s) => $failed(@socket_recvfrom($s, $data, 1, 0, $from, $number), $s), $again, $connected],
		'socket_write' => [fn () => $socket($silent), fn ($s) => @socket_write($s, str_repeat('x', 8000000)) < 8000000, $again, $connected],
		'socket_select' => [fn () => $socket($silent), function ($s) { $r = [$s]; $w = $e = null; return [@socket_select($r, $w, $e, 60), $r]; }, $again, $connected],
		'stream_select' => [fn () => $open("tcp://127.0.0.1:$silent"), function ($f) { $r = [$f]; return [stream_select($r, $w, $e, 60), $r]; }, $http, $connected],
		'exec' => [$nothing, fn () => exec("$sleep >/dev/null", $lines, $code) . $code, fn () => exec('echo on')],
		'pipe' => [fn () => popen($sleep, 'r'), fn ($p) => fgets($p), fn () => exec('echo on')],
		'proc_close' => [fn () => proc_open($sleep, [], $pipes), fn ($p) => proc_close($p), fn () => exec('echo on')],
	]);
	while (count(file($pids)) < 3) { usleep(1000); }
	array_map(fn ($pid) => posix_kill((int) $pid, SIGKILL), file($pids));
	unlink($pids);
	PHP, modules: ['sockets', 'curl', 'soap', 'posix'], vars: ['full' => cs_full(), 'port' => $port]);
?>
--EXPECT--
connect
warning: stream_socket_client(): Unable to connect to tcp://N.N.N.N:N (Operation canceled)
false
"on"
TLS handshake
warning: stream_socket_client(): Failed to enable crypto
warning: stream_socket_client(): Unable to connect to tls://N.N.N.N:N (Unknown error)
false
"on"
STARTTLS
false
"on"
fgets
false
[false,true]
fwrite
true
true
http:// connect
warning: file_get_contents(http://N.N.N.N:N/): Failed to open stream: Operation canceled
false
"on"
http:// answer
warning: file_get_contents(http://N.N.N.N:N/): Failed to open stream: HTTP request failed!
false
"on"
https://
warning: file_get_contents(): Failed to enable crypto
warning: file_get_contents(https://N.N.N.N:N/): Failed to open stream: operation failed
false
"on"
ftp:// connect
warning: file_get_contents(): connect() failed: Operation canceled
warning: file_get_contents(ftp://N.N.N.N:N/x): Failed to open stream: operation failed
false
"on"
ftp:// answer
warning: file_get_contents(ftp://N.N.N.N:N/x): Failed to open stream: operation failed
false
"on"
SOAP connect
warning: SoapClient::__doRequest(): connect() failed: Operation canceled
SoapFault: Could not connect to host
"on"
SOAP answer
SoapFault: Error Fetching http headers
"on"
curl connect
[false,true]
"on"
curl answer
[false,true]
"on"
curl_multi_select
[1,-1]
[0,"on"]
socket_connect
warning: socket_connect(): unable to connect [N]: Operation canceled
[false,"Operation canceled"]
true
socket_read
warning: socket_read(): unable to read from socket [N]: Operation canceled
[false,"Operation canceled"]
true
socket_recvfrom
warning: socket_recvfrom(): Unable to recvfrom [N]: Operation canceled
[false,"Operation canceled"]
true
socket_write
true
true
socket_select
[0,[]]
true
stream_select
[0,[]]
"on"
exec
"-1"
"on"
pipe
false
"on"
proc_close
-1
"on"
