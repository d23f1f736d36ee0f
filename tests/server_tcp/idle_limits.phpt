--TEST--
heartbeat() finds and closes silent connections, whoever has them; protected ones and those of a port with another limit stay
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
/* The worker that has the connections is kept busy, so that it cannot look for idle ones itself. */
$free = new Swoole\Atomic;
$server = cs_spawn(function (callable $ready) use ($free) {
	$server = new Swoole\Server('127.0.0.1', 0);
	$server->set(['worker_num' => 2, 'log_level' => SWOOLE_LOG_NONE, 'enable_coroutine' => false, 'heartbeat_idle_time' => 0.3,
		'dispatch_func' => fn ($server, $fd) => $fd > 4 ? 1 : 0]);
	$other = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
	$other->set(['heartbeat_idle_time' => 3600]);
	$server->on('receive', function ($server, $fd, $reactor, $data) use ($free) {
		if ($data === 'protect') {
			$server->protect($fd);
		}
		$server->send($fd, match ($data) {
			'find' => json_encode([$server->worker_id, $server->heartbeat(false)]),
			'close' => json_encode([$server->worker_id, $server->heartbeat()]),
			default => "$fd on $server->worker_id",
		} . "\n");
		$data === 'busy' && $free->wait(CS_DEADLINE);
	});
	$ready([$server->port, $other->port]);
	$server->start();
});
[$port, $other] = $server->data;
$conns = [];
foreach (['silent' => $port, 'protect' => $port, 'other port' => $other, 'busy' => $port] as $what => $to) {
	$conns[$what] = cs_connect($to)->write($what);
	echo "$what: ", $conns[$what]->readTo("\n");
}
$ask = fn (string $what) => json_decode(cs_connect($port)->write($what)->readTo("\n"));
[$worker, $found] = cs_until(fn () => ($found = $ask('find')) && count($found[1]) === 2 ? $found : null, 'silent connections');
echo json_encode($found), " found by worker $worker\n", json_encode($ask('close')[1]), " closed\n";
$free->wakeup();
var_dump($conns['silent']->closed(), $conns['busy']->closed());
foreach (['protect', 'other port'] as $what) {
	echo $conns[$what]->write('still there')->readTo("\n");
}
?>
--EXPECT--
silent: 1 on 0
protect: 2 on 0
other port: 3 on 0
busy: 4 on 0
[1,4] found by worker 1
[1,4] closed
bool(true)
bool(true)
2 on 0
3 on 0
