--TEST--
Reads of up to PHP_INT_MAX bytes take memory for what comes only
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Socket;
ini_set('memory_limit', '64M');
$calls = [
	'recv' => fn ($s, $length) => $s->recv($length),
	'recvAll' => fn ($s, $length) => $s->recvAll($length),
	'recvLine' => fn ($s, $length) => $s->recvLine($length) . $s->recvLine($length),
	'recvWithBuffer' => fn ($s, $length) => $s->recvWithBuffer($length),
	'peek' => fn ($s, $length) => Coroutine\System::waitEvent($s, SWOOLE_EVENT_READ) ? $s->peek($length) : null,
	'readVector' => fn ($s, $length) => implode('', $s->readVector([3, $length, $length])),
	'readVectorAll' => fn ($s, $length) => implode('', $s->readVectorAll([3, $length, $length])),
];
Coroutine\run(function () use ($calls) {
	foreach ($calls as $name => $call) {
		foreach ([PHP_INT_MAX, 10 ** 9, 200000] as $length) {
			[$c, $s] = cs_socket_pair();
			Coroutine::create(function () use ($c) {
				$c->sendAll("hello\nworld");
				$c->close();
			});
			if ($call($s, $length) !== "hello\nworld") {
				echo "$name($length) failed: $s->errMsg\n";
			}
		}
	}
	/* More than is taken at once, and the peak beside it. */
	$bytes = random_bytes(3000000);
	foreach ([PHP_INT_MAX, 3000000] as $length) {
		[$c, $s] = cs_socket_pair();
		Coroutine::create(fn () => $c->sendAll($bytes) && $c->close());
		for ($got = ''; ($piece = $s->recv($length)) !== ''; $got .= $piece);
		var_dump($got === $bytes);
		[$c, $s] = cs_socket_pair();
		Coroutine::create(fn () => $c->sendAll($bytes) && $c->close());
		var_dump($s->recvAll($length) === $bytes);
	}
	/* Waiting takes none. */
	$before = memory_get_usage();
	for ($i = 0; $i < 100; $i++) {
		$pairs[] = $pair = cs_socket_pair();
		Coroutine::create(fn () => $pair[1]->recv(10000000));
	}
	var_dump(memory_get_usage() - $before < 10000000);
	foreach ($pairs as [$c]) {
		$c->close();
	}
	/* A datagram of more than the common memory is whole. */
	$dir = cs_temp_dir();
	$s = new Socket(AF_UNIX, SOCK_DGRAM, 0);
	$s->bind("$dir/s");
	$c = new Socket(AF_UNIX, SOCK_DGRAM, 0);
	Coroutine::create(fn () => $c->sendto("$dir/s", 0, str_repeat('d', 100000)));
	var_dump(strlen($s->recv(PHP_INT_MAX)));
});
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(100000)
