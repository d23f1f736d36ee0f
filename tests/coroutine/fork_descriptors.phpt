--TEST--
Coroutine: a child that ends does not take the parent's descriptors out of the loop
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	$reader = go(function () use ($a) {
		echo json_encode(Swoole\Coroutine\System::waitEvent($a, SWOOLE_EVENT_READ, 10) === SWOOLE_EVENT_READ), ' ', fread($a, 10), "\n";
	});
	Co::sleep(0.001);
	$pid = pcntl_fork();
	if ($pid === 0) {
		exit(0);
	}
	pcntl_waitpid($pid, $status);
	Co::sleep(0.001);
	fwrite($b, 'written');
	Co::join([$reader]);
});
--EXPECT--
true written
