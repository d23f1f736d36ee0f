--TEST--
cancel(), Coroutine::cancel() and close() end a wait
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
Coroutine\run(function () {
	[$c, $s] = cs_socket_pair();
	$wait = fn () => Coroutine::create(function () use ($c) {
		echo cs_failed($c->recv(), $c), "\n";
	});
	$wait();
	var_dump($c->cancel());
	Coroutine::sleep(0.001);
	var_dump($c->cancel(), $c->errMsg === 'No such process');
	Coroutine::cancel($wait());
	Coroutine::sleep(0.001);
	var_dump($s->send('x'), $c->recv());
	$wait();
	var_dump($c->close());
});
?>
--EXPECT--
bool(true)
false SOCKET_ECANCELED
bool(false)
bool(true)
false SOCKET_ECANCELED
int(1)
string(1) "x"
bool(true)
false SOCKET_ECANCELED
