--TEST--
exit() unwinds coroutines that wait for sockets and clients
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Http\Client;
use Swoole\Coroutine\Socket;
Coroutine\run(function () {
	$port = cs_serve(function ($s) {
		while ($s->recv()) {
		}
	});
	$connect = function () use ($port) {
		$c = new Socket(AF_INET, SOCK_STREAM, 0);
		$c->connect('127.0.0.1', $port);
		return $c;
	};
	$waits = [
		fn () => $connect()->recv(),
		fn () => $connect()->recvAll(100),
		fn () => $connect()->readVectorAll([10, 20]),
		function () {
			[$a, $b] = cs_socket_pair();
			$a->sendAll(str_repeat('x', 1 << 24));
		},
		function () use ($port) {
			$c = new Socket(AF_INET, SOCK_STREAM, 0);
			$c->setProtocol(['open_ssl' => true]);
			$c->connect('127.0.0.1', $port, CS_DEADLINE);
		},
		fn () => (new Client('127.0.0.1', $port))->get('/'),
		fn () => (new Client('127.0.0.1', $port))->upgrade('/'),
	];
	foreach ($waits as $number => $wait) {
		Coroutine::create(function () use ($wait, $number) {
			try {
				$wait();
				echo "not reached\n";
			} finally {
				echo "end of $number\n";
			}
		});
	}
	Coroutine::sleep(0.05);
	exit;
});
?>
--EXPECT--
end of 0
end of 1
end of 2
end of 3
end of 4
end of 5
end of 6
