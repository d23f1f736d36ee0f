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
answered by process N
