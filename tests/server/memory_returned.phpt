--TEST--
What a burst of requests has used goes back to the system, in each kind of server
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (getenv('USE_ZEND_ALLOC') === '0') die('skip needs the memory manager of PHP');
if (!is_readable('/proc/self/status')) die('skip needs /proc');
?>
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$handle = function ($request, $response) {
	$rows = [];
	for ($i = 0; $i < (int) ltrim($request->server['request_uri'], '/'); $i++) {
		$rows[] = str_repeat('x', 100 + $i % 50);
	}
	preg_match('~VmRSS:\s+(\d+)~', file_get_contents('/proc/self/status'), $m);
	$response->end((string) intdiv((int) $m[1], 1024));
};
$servers = [
	'processes' => cs_process_server(fn ($server) => $server->on('request', $handle), ['worker_num' => 1], SWOOLE_PROCESS)->port,
	'coroutines' => cs_http_server($handle),
];
foreach ($servers as $name => $port) {
	$before = (int) cs_http_get($port, '/0')->body;
	echo "$name: ", (int) cs_http_get($port, '/500000')->body - $before > 50 ? 'grown' : 'too small', ', ';
	cs_until(fn () => (int) cs_http_get($port, '/0')->body - $before < 30, 'the memory to go back');
	echo "returned\n";
}
?>
--EXPECT--
processes: grown, returned
coroutines: grown, returned
