--TEST--
However a handler ends its worker, its client sees a 500 or the end, others are answered, the worker is back
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_asan('ASan warns of longjmp() between stacks'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$ways = [
	'throw' => fn () => throw new RuntimeException('no'),
	'error' => fn () => trigger_error('no', E_USER_ERROR),
	'memory' => function () {
		ini_set('memory_limit', '16M');
		return strlen(str_repeat('x', 64 << 20));
	},
	'exit' => fn () => exit(3),
	'kill' => fn () => posix_kill(getmypid(), SIGKILL),
];
foreach (CS_MODES as $name => $mode) {
	foreach ([true, false] as $coroutine) {
		$server = cs_process_server(function ($server) use ($ways) {
			ini_set('display_errors', '0');
			$server->on('request', function ($request, $response) use ($server, $ways) {
				$way = substr($request->server['request_uri'], 1);
				if ($way !== '') {
					$ways[$way]();
				}
				$response->end("$server->worker_id");
			});
		}, ['worker_num' => 2, 'enable_coroutine' => $coroutine], $mode);
		echo $name, $coroutine ? ' coroutine' : ' plain', "\n";
		foreach (array_keys($ways) as $way) {
			$conns = [];
			cs_until(function () use (&$conns, $server) {
				$conn = cs_connect($server->port);
				$conns[$conn->request('GET', '/')->body] = $conn;
				return count($conns) === 2;
			});
			$begin = microtime(true);
			$response = $conns[0]->write(cs_http_request('GET', "/$way"))->response();
			$quick = microtime(true) - $begin < CS_SLOW;
			echo $way, ': ', $response->status ?? 'closed', $quick ? '' : ' late', ', other: ',
				$conns[1]->request('GET', '/')->body, "\n";
		}
		$server->stop();
	}
}
?>
--EXPECT--
base coroutine
throw: 500, other: 1
error: 500, other: 1
memory: 500, other: 1
exit: 200, other: 1
kill: closed, other: 1
base plain
throw: 500, other: 1
error: 500, other: 1
memory: 500, other: 1
exit: 200, other: 1
kill: closed, other: 1
process coroutine
throw: 500, other: 1
error: 500, other: 1
memory: 500, other: 1
exit: 200, other: 1
kill: closed, other: 1
process plain
throw: 500, other: 1
error: 500, other: 1
memory: 500, other: 1
exit: 200, other: 1
kill: closed, other: 1
