--TEST--
Stream hooks: a persistent stream serves one coroutine after the other
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/peer.inc';

$peer = cs_peer(function ($connection, $number) {
	while ($line = fgets($connection)) {
		fwrite($connection, "connection $number: $line");
	}
});
Swoole\Coroutine\run(function () use ($peer) {
	[$host, $port] = explode(':', $peer);
	$turn = new Swoole\Coroutine\Channel(1);
	for ($i = 0; $i < 3; $i++) {
		go(function () use ($host, $port, $i, $turn) {
			$turn->push(1);
			$f = pfsockopen($host, $port);
			fwrite($f, "$i\n");
			echo fgets($f);
			$turn->pop();
		});
	}
});
$f = pfsockopen(explode(':', $peer)[0], explode(':', $peer)[1]);
fwrite($f, "outside\n");
echo fgets($f);
?>
--EXPECT--
connection 0: 0
connection 0: 1
connection 0: 2
connection 0: outside
