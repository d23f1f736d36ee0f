--TEST--
Process\Pool: HTTP and WebSocket servers in the workers share a port; the message bus brings messages beside them
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/websocket.inc';
use Swoole\Process\Pool;

$first = new Swoole\Coroutine\Http\Server('127.0.0.1', 0, false, true);
$port = $first->port;
$server = cs_spawn(function (callable $ready) use ($port) {
	$pool = new Pool(2, SWOOLE_IPC_UNIXSOCK, 0, true);
	$pool->set(['enable_message_bus' => true, 'max_package_size' => 4 << 20]);
	$got = [];
	$pool->on('start', fn () => $ready($port));
	$pool->on('message', function (Pool $pool, string $data) use (&$got) {
		$got[] = $data;
	});
	$pool->on('workerStart', function (Pool $pool, int $id) use ($port, &$got) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', $port, false, true);
		$server->handle('/', fn ($request, $response) => $response->end("worker $id"));
		$server->handle('/send', function ($request, $response) use ($pool, $id) {
			$sent = 0;
			foreach ([1, 70000, 3000000] as $size) {
				$sent += $pool->sendMessage(str_repeat('m', $size), 1 - $id);
			}
			$response->end("$sent sent to " . (1 - $id));
		});
		$server->handle('/got', function ($request, $response) use ($id, &$got) {
			$response->end("$id " . json_encode(array_map('strlen', $got)));
		});
		$server->handle('/ws', function ($request, $response) use ($id) {
			$response->upgrade();
			while (is_object($frame = $response->recv())) {
				$response->push("$id $frame->data");
			}
		});
		Swoole\Process::signal(SIGTERM, fn () => $server->shutdown());
		$server->start();
	});
	$pool->start();
});
unset($first);
$seen = [];
cs_until(function () use ($port, &$seen) {
	$seen[cs_http_get($port)->body] = true;
	return count($seen) === 2;
}, 'both workers');
ksort($seen);
echo implode(', ', array_keys($seen)), "\n";
[, $to] = explode(' to ', $answer = cs_http_get($port, '/send')->body);
echo preg_replace('~\d$~', 'the other', $answer), "\n";
echo cs_until(fn () => str_starts_with($got = cs_http_get($port, '/got')->body, "$to ") && substr_count($got, ',') === 2 ? substr($got, 2) : null, 'the messages'), "\n";
$ws = new CsWs($port, [], '/ws');
echo preg_replace('~^\d~', 'N', $ws->text('hello')->message()), "\n";
/* The workers need not wait for it. */
unset($ws);
?>
--EXPECT--
worker 0, worker 1
3 sent to the other
[1,70000,3000000]
N hello
