--TEST--
Sessions are reached from every process: send, sendfile, close, exists, bind, protect, getClientInfo, getClientList
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$file = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($file, implode('', range('a', 'z')));
foreach (CS_MODES as $name => $mode) {
	$server = cs_plain_server(function ($server) use ($file) {
		$server->on('task', function ($server, $id, $src, $fd) use ($file) {
			$server->send($fd, "sent by task worker\n");
			$server->sendfile($fd, $file, 2, 3);
			$server->send($fd, "\n" . json_encode([$server->exists($fd), $server->exists(12345), $server->bind($fd, 7),
				$server->bind($fd, 8), $server->protect($fd)]) . "\n");
			$info = $server->getClientInfo($fd);
			$server->send($fd, "$info[uid] $info[remote_ip] " . ($info['server_port'] === $server->port ? 'port' : $info['server_port'])
				. ' ' . json_encode($server->getClientList()) . "\n");
			$server->close($fd);
		});
		$server->on('pipeMessage', fn ($server, $src, $fd) => $server->send($fd, "sent by worker\n") && $server->task($fd));
		$server->on('receive', fn ($server, $fd) => $server->sendMessage($fd, 1 - $server->worker_id));
	}, ['worker_num' => 2, 'task_worker_num' => 1], $mode);
	$conn = cs_connect($server->port)->write('go');
	echo "$name\n", $conn->readAll();
	$server->stop();
}
unlink($file);
?>
--EXPECT--
base
sent by worker
sent by task worker
cde
[true,false,true,false,true]
7 127.0.0.1 port [1]
process
sent by worker
sent by task worker
cde
[true,false,true,false,true]
7 127.0.0.1 port [1]
