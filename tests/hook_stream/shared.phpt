--TEST--
Stream hooks: two coroutines in one direction of a stream are an error that names both; one in each direction are not
--INI--
pcre.jit=0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	$reader = go(function () use ($a) {
		$line = fgets($a);
		echo "reader: $line";
	});
	foreach ([fn () => fgets($a), fn () => stream_socket_recvfrom($a, 1)] as $read) {
		try {
			$read();
		} catch (Error $e) {
			echo preg_replace('/socket \d+/', 'socket N', $e->getMessage()), "\n";
		}
	}
	fwrite($a, "full duplex\n");
	echo 'other side: ', fgets($b);
	$writer = go(function () use ($a) {
		var_dump(fwrite($a, str_repeat('x', 4000000)));
	});
	try {
		fwrite($a, 'y');
	} catch (Error $e) {
		echo preg_replace('/socket \d+/', 'socket N', $e->getMessage()), "\n";
	}
	fwrite($b, "the line\n");
	var_dump(strlen(stream_get_contents($b, 4000000)));
});
?>
--EXPECT--
Coroutine 1 cannot read from socket N, because coroutine 2 is reading from it: give each coroutine a connection of its own, or let them take turns
Coroutine 1 cannot read from socket N, because coroutine 2 is reading from it: give each coroutine a connection of its own, or let them take turns
other side: full duplex
Coroutine 1 cannot write to socket N, because coroutine 3 is writing to it: give each coroutine a connection of its own, or let them take turns
reader: the line
int(4000000)
int(4000000)
