--TEST--
Five hundred connections at once
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	$port = cs_serve(function ($c) {
		while (($bytes = $c->recv()) !== '' && $bytes !== false) {
			$c->send($bytes);
		}
	});
	$group = new Swoole\Coroutine\WaitGroup;
	$good = 0;
	for ($i = 0; $i < 500; $i++) {
		$group->add();
		Swoole\Coroutine::create(function () use ($i, $port, $group, &$good) {
			$c = new Swoole\Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
			$c->connect('127.0.0.1', $port, CS_DEADLINE);
			for ($n = 0; $n < 5; $n++) {
				$c->send("$i/$n");
				$good += $c->recv() === "$i/$n" ? 1 : 0;
			}
			$group->done();
		});
	}
	$group->wait();
	var_dump($good);
	exit;
});
?>
--EXPECT--
int(2500)
