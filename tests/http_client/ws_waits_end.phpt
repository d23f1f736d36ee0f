--TEST--
WebSocket of Http\Client: recv() and push() end by time, cancel and close; two coroutines may do one each
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Http\Client;

Coroutine\run(function () {
	/* Says nothing and reads nothing. */
	$end = new Coroutine\Channel;
	$port = cs_fake_ws(fn ($s) => $end->pop());
	$connect = function () use ($port) {
		$c = new Client('127.0.0.1', $port);
		$c->upgrade('/');
		return $c;
	};
	$large = str_repeat('x', 16 << 20);
	$calls = [
		'recv' => fn (Client $c, float $time) => $c->recv($time),
		'push' => fn (Client $c, float $time) => $c->set(['write_timeout' => $time, 'timeout' => $time]) && $c->push($large),
	];
	foreach ($calls as $name => $call) {
		$c = $connect();
		$outcomes = [cs_failed($call($c, 0.02), $c) . ' ' . json_encode($c->connected)];
		foreach (['cancel', 'close'] as $how) {
			$c = $connect();
			$outcome = 'nothing';
			$waiter = go(function () use ($call, $c, &$outcome) {
				$outcome = cs_failed($call($c, -1), $c);
			});
			if ($how === 'close') {
				try {
					$outcomes[] = cs_failed($call($c, 0.02), $c);
				} catch (Swoole\Error $error) {
					$outcomes[] = $error->getCode() === SWOOLE_ERROR_CO_HAS_BEEN_BOUND ? 'one at a time' : $error->getMessage();
				}
				$outcomes[] = json_encode($name === 'recv' ? $c->push('meanwhile') : $c->recv(0.002));
			}
			$how === 'cancel' ? Coroutine::cancel($waiter) : $c->close();
			Coroutine::join([$waiter], 10);
			$outcomes[] = "$how: $outcome " . json_encode($c->connected);
		}
		echo "$name: ", implode(', ', $outcomes), "\n";
	}
	$end->close();
	exit;
});
?>
--EXPECT--
recv: false SOCKET_ETIMEDOUT true, cancel: false SOCKET_ECANCELED true, one at a time, true, close: false SOCKET_ECANCELED false
push: false SOCKET_ETIMEDOUT false, cancel: false SOCKET_ECANCELED false, one at a time, false, close: false SOCKET_ECANCELED false
