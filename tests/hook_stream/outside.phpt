--TEST--
Stream hooks: outside of coroutines, with the flag off and in include files sockets block as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/peer.inc';

$peer = cs_peer(function ($connection) {
	while (fgets($connection)) {
		usleep(5000);
		fwrite($connection, "answer\n");
	}
});
function ask(string $peer): string
{
	$f = stream_socket_client("tcp://$peer");
	fwrite($f, "question\n");
	return fgets($f);
}
$order = '';
echo ask($peer);
Swoole\Coroutine\run(function () use ($peer, &$order) {
	Swoole\Runtime::setHookFlags(SWOOLE_HOOK_ALL & ~SWOOLE_HOOK_TCP);
	go(function () use ($peer, &$order) {
		ask($peer);
		$order .= 'a';
	});
	$order .= 'b';
	Swoole\Runtime::setHookFlags(SWOOLE_HOOK_TCP);
	go(function () use ($peer, &$order) {
		ask($peer);
		$order .= 'd';
	});
	$order .= 'c';
});
echo "$order\n", ask($peer);
?>
--EXPECT--
answer
abcd
answer
