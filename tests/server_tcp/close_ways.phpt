--TEST--
close() from any process; what was sent before it arrives; close(…, true) resets; onClose can ask what the connection was
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_plain_server(function ($server) use ($log) {
		/* The other processes close the connections whose numbers they find here. */
		$closers = [new Swoole\Atomic, new Swoole\Atomic, new Swoole\Atomic];
		$close = fn (int $i) => Swoole\Timer::tick(5, function () use ($server, $closers, $i) {
			if (($fd = $closers[$i]->get()) > 0) {
				$closers[$i]->set(0);
				$server->close($fd);
			}
		});
		$server->on('start', fn () => $close(0));
		$server->on('managerStart', fn () => $close(1));
		$server->addProcess(new Swoole\Process(fn () => $close(2), false, 2, true));
		$server->on('task', fn ($server, $id, $src, $fd) => $server->close($fd));
		$server->on('pipeMessage', fn ($server, $src, $fd) => $server->close($fd));
		$server->on('receive', function ($server, $fd, $reactor, $data) use ($closers) {
			match ($data) {
				'master' => $closers[0]->set($fd),
				'manager' => $closers[1]->set($fd),
				'process' => $closers[2]->set($fd),
				'task' => $server->task($fd),
				'other worker' => $server->sendMessage($fd, 1 - $server->worker_id),
				'large' => $server->send($fd, str_repeat('x', 8000000)) && $server->close($fd),
				'reset' => $server->send($fd, str_repeat('x', 8000000)) && $server->close($fd, true),
				'twice' => $server->close($fd) && $server->send($fd, json_encode([$server->close($fd)])),
				default => $server->close($fd),
			};
		});
		$server->on('close', function ($server, $fd, $reactor) use ($log) {
			$info = $server->getClientInfo($fd);
			$log->say(json_encode([$info['remote_ip'], $info['close_errno'], $server->exists($fd), @$server->send($fd, 'late'), @$server->close($fd)]));
		});
	}, ['worker_num' => 2, 'task_worker_num' => 1, 'send_yield' => false, 'socket_buffer_size' => 16 << 20], $mode);
	foreach (['itself', 'other worker', 'task', 'process', 'manager', 'master', 'twice'] as $who) {
		echo "$name, $who: ", json_encode(cs_connect($server->port)->write($who)->readAll()), "\n";
	}
	$conn = cs_connect($server->port)->write('large');
	usleep(50000);
	echo "$name, after much: ", strlen($conn->readAll()), "\n";
	$raw = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
	socket_connect($raw, '127.0.0.1', $server->port);
	socket_write($raw, 'reset');
	$got = 0;
	while (($piece = @socket_read($raw, 65536)) !== false && $piece !== '') {
		$got += strlen($piece);
		usleep(1000);
	}
	echo "$name, reset: ", $got < 8000000 ? 'not all, ' : 'all, ', socket_strerror(socket_last_error($raw)), "\n";
	echo implode("\n", array_unique($log->take(9))), "\n";
	$server->stop();
}
?>
--EXPECT--
base, itself: ""
base, other worker: ""
base, task: ""
base, process: ""
base, manager: ""
base, master: ""
base, twice: ""
base, after much: 8000000
base, reset: not all, Connection reset by peer
["127.0.0.1",0,false,false,false]
process, itself: ""
process, other worker: ""
process, task: ""
process, process: ""
process, manager: ""
process, master: ""
process, twice: ""
process, after much: 8000000
process, reset: not all, Connection reset by peer
["127.0.0.1",0,false,false,false]
