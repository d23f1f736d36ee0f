--TEST--
The connections of a server and of a port can be counted, walked through and looked up
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_spawn(function ($ready) {
	$server = new Swoole\Server('127.0.0.1', 0);
	$server->set(['worker_num' => 2, 'log_level' => SWOOLE_LOG_NONE]);
	$second = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
	$server->on('receive', function ($server, $fd) use ($second) {
		$c = $server->connections;
		$server->send($fd, json_encode([count($c), iterator_to_array($c), count($second->connections), iterator_to_array($second->connections),
			isset($c[$fd]), isset($c[99]), $c[$fd]['remote_ip']]) . "\n");
	});
	$ready([$server->port, $second->port]);
	$server->start();
});
$conns = [];
foreach ([0, 0, 1, 0] as $i => $port) {
	$conns[$i] = cs_connect($server->data[$port])->write('x');
	$line = $conns[$i]->readTo("\n");
}
echo $line;
$iterator = (new Swoole\Server('127.0.0.1', 0))->connections;
var_dump(count($iterator), iterator_to_array($iterator), isset($iterator[1]));
?>
--EXPECT--
[4,[1,2,3,4],1,[3],true,false,"127.0.0.1"]
int(0)
array(0) {
}
bool(false)
