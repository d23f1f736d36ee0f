--TEST--
The HTTP examples serve
--EXTENSIONS--
cserve
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* Starts an example on a free port, which it prints, and calls $use(port). */
function example(string $name, callable $use): void
{
	$command = [PHP_BINARY, ...cs_php_args(), __DIR__ . "/../../examples/$name.php", '0'];
	$process = proc_open($command, [['file', '/dev/null', 'r'], ['pipe', 'w'], ['redirect', 1]], $pipes);
	register_shutdown_function(fn () => is_resource($process) && proc_terminate($process, SIGKILL));
	stream_set_timeout($pipes[1], (int) CS_DEADLINE);
	$line = fgets($pipes[1]);
	if (!preg_match('~^http://127\.0\.0\.1:(\d+)/~', (string) $line, $found)) {
		echo "$name says ", var_export($line, true), "\n";
		return;
	}
	$use((int) $found[1]);
	proc_terminate($process, SIGTERM);
	echo stream_get_contents($pipes[1]);
	proc_close($process);
}

example('http_hello', function (int $port) {
	echo cs_http_get($port, '/some/where')->body;
});
example('http_routes', function (int $port) {
	echo cs_http_get($port, '/hello?name=test')->body;
	echo cs_http_post($port, '/form', 'a=1&b[]=2', ['Content-Type' => 'application/x-www-form-urlencoded'])->body;
	echo cs_http_get($port, '/nothing')->status, "\n";
	echo cs_http_get($port, '/source')->body === file_get_contents(__DIR__ . '/../../examples/http_routes.php') ? "same\n" : "other\n";
	echo cs_http_get($port, '/count')->body;
});
example('http_upload', function (int $port) {
	echo substr_count(cs_http_get($port)->body, 'id="progress"'), "\n";
	$part = fn ($name) => "--b\r\nContent-Disposition: form-data; name=\"file[]\"; filename=\"$name\"\r\n\r\nhello\r\n";
	echo cs_http_post($port, '/upload', $part('a.txt') . $part('b.txt') . "--b--\r\n",
		['Content-Type' => 'multipart/form-data; boundary=b'])->body;
	echo cs_http_post($port, '/upload', '')->status, "\n";
});
example('http_events', function (int $port) {
	echo substr_count(cs_http_get($port)->body, 'EventSource'), "\n";
	$events = cs_connect($port)->write("GET /events HTTP/1.1\r\nHost: a\r\n\r\n");
	echo str_contains($events->readTo("\n\n"), "event: clock\ndata: ") ? "clock\n" : "no clock\n";
	cs_http_post($port, '/say', 'first');
	$events->readTo('"first"');
	$events->close();
	cs_http_post($port, '/say', 'second');
	$again = cs_connect($port)->write("GET /events HTTP/1.1\r\nHost: a\r\nLast-Event-ID: 0\r\n\r\n");
	echo str_contains($again->readTo('"second"'), "id: 1\ndata: ") ? "resumed\n" : "lost\n";
	$again->close();
});
example('http_workers', function (int $port) {
	echo preg_replace('/\d+/', 'N', cs_http_get($port)->body);
});
?>
--EXPECT--
Hello from cserve, you asked for /some/where
{"hello":"test"}
{"a":"1","b":["2"]}
404
same
1
2
3
1
a.txt: 5 bytes, crc32 3610a686
b.txt: 5 bytes, crc32 3610a686
400
1
clock
resumed
answered by process N
