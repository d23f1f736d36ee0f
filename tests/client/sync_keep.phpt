--TEST--
Swoole\Client: SWOOLE_KEEP connections outlive the object
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
$address = cs_peer(function ($connection, $number) {
	while (($line = fgets($connection)) !== false) {
		fwrite($connection, "$number " . $line);
		if ($line === "bye\n") {
			exit;
		}
	}
});
$port = (int) explode(':', $address)[1];
$ask = function (string $line, string $id = '', bool $force = false) use ($port) {
	$c = new Swoole\Client(SWOOLE_SOCK_TCP | SWOOLE_KEEP, false, $id);
	$c->connect('127.0.0.1', $port, CS_DEADLINE);
	$c->send("$line\n");
	echo json_encode([$c->recv(), $c->reuse, $c->reuseCount]), "\n";
	$c->close($force);
};
$ask('a');
$ask('b');
$ask('other id', 'other');
$ask('c', '', true);
$ask('d');
$ask('bye');
usleep(50000);
$ask('e');
?>
--EXPECT--
["0 a\n",false,0]
["0 b\n",true,1]
["1 other id\n",false,0]
["0 c\n",true,2]
["2 d\n",false,0]
["2 bye\n",true,1]
["3 e\n",false,0]
