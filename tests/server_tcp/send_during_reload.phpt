--TEST--
What a handler and a task send while the worker is replaced arrives in order
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_plain_server(function ($server) {
	$server->on('task', function ($server, $id, $src, $fd) {
		for ($i = 0; $i < 200; $i++) {
			$server->send($fd, "t$i\n");
			usleep(2000);
		}
		return $fd;
	});
	$server->on('receive', function ($server, $fd, $reactor, $data) {
		$server->task($fd);
		for ($i = 0; $i < 200; $i++) {
			$server->send($fd, "h$i\n");
			Co::sleep(0.002);
		}
		$server->send($fd, "h end\n");
	});
	$server->on('start', function ($server) {
		Swoole\Timer::tick(100, fn () => $server->reload());
	});
}, ['worker_num' => 2, 'task_worker_num' => 1], SWOOLE_PROCESS);
$conn = cs_connect($server->port)->write('go');
$lines = ['h' => [], 't' => []];
while (count($lines['h']) < 201 || count($lines['t']) < 200) {
	$line = $conn->readTo("\n");
	if ($line === '') {
		break;
	}
	$lines[$line[0]][] = substr(rtrim($line), 1);
}
echo count($lines['h']), ' ', array_slice($lines['h'], 0, 200) === array_map('strval', range(0, 199)) ? 'in order' : json_encode($lines['h']), "\n";
echo count($lines['t']), ' ', $lines['t'] === array_map('strval', range(0, 199)) ? 'in order' : json_encode($lines['t']), "\n";
?>
--EXPECT--
201 in order
200 in order
