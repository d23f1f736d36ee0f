--TEST--
Async\Client: sleep() and wakeup(), large data, buffer callbacks, closed by the server
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
$port = (int) explode(':', cs_peer(function ($connection) {
	fwrite($connection, fread($connection, 1));
	for ($n = 1; $n < 5000000; $n += strlen($piece)) {
		$piece = fread($connection, 65536);
	}
	fwrite($connection, "got $n");
}))[1];
$c = new Swoole\Async\Client(SWOOLE_SOCK_TCP);
$c->set(['buffer_high_watermark' => 1000000]);
$got = '';
$buffer = [];
$awake = false;
$c->on('connect', function ($c) use (&$awake) {
	var_dump($c->sleep(), $c->sleep());
	var_dump($c->send(str_repeat('x', 5000000)));
	Swoole\Timer::after(10, function () use ($c, &$awake) {
		$awake = true;
		var_dump($c->wakeup(), $c->wakeup());
	});
});
$c->on('receive', function ($c, $data) use (&$got, &$awake) {
	$got .= $awake ? $data : 'asleep';
});
$c->on('bufferFull', function ($c) use (&$buffer) {
	$buffer[] = 'full';
});
$c->on('bufferEmpty', function ($c) use (&$buffer) {
	$buffer[] = 'empty';
});
$c->on('close', function () use (&$got, &$buffer) {
	echo "close $got ", implode(' ', $buffer), "\n";
});
$c->on('error', fn ($c) => print("error\n"));
$c->connect('127.0.0.1', $port, CS_DEADLINE);
Swoole\Event::wait();
?>
--EXPECT--
bool(true)
bool(false)
int(5000000)
bool(true)
bool(false)
close xgot 5000000 full empty
