--TEST--
Stream hooks: fclose() ends the waits of others on the stream
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	go(function () use ($a) {
		var_dump(fgets($a));
		echo "reader ended\n";
	});
	go(function () use ($a) {
		var_dump(fwrite($a, str_repeat('x', 4000000)) < 4000000);
		echo "writer ended\n";
	});
	var_dump(fclose($a), is_resource($a));
	var_dump(strlen(stream_get_contents($b)) > 0, feof($b));
	$listen = stream_socket_server('tcp://127.0.0.1:0');
	go(function () use ($listen) {
		var_dump(@stream_socket_accept($listen));
	});
	var_dump(fclose($listen));
	/* The number is used again. */
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	go(fn () => fwrite($b, "new\n"));
	echo fgets($a);
});
?>
--EXPECT--
bool(false)
reader ended
bool(true)
writer ended
bool(true)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
new
