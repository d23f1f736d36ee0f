--TEST--
Process\Pool: getProcess() gives the pipe of each worker; what is sent while one is replaced reaches its successor
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$log = new Swoole\Table(8);
$log->column('text', Swoole\Table::TYPE_STRING, 64);
$log->create();
$pool = new Pool(2, SWOOLE_IPC_UNIXSOCK, 0, true);
$pool->on('workerStart', function (Pool $pool, int $id) use ($log) {
	$socket = $pool->getProcess(0)->exportSocket();
	if ($id === 0) {
		if ($log->exists('b')) {
			return; /* a third one has nothing to wait for */
		}
		$log->set($log->exists('a') ? 'b' : 'a', ['text' => $socket->recv()]);
		$socket->send('answer of ' . getmypid());
	} else {
		$first = $pool->getProcess(0)->pid;
		foreach (['one', 'two'] as $text) {
			$socket->send($text);
			$answers[] = $socket->recv();
		}
		$log->set('c', ['text' => json_encode([$answers[0] === "answer of $first", $answers[0] !== $answers[1]])]);
		$pool->shutdown();
	}
});
$pool->start();
foreach ($log as $row) {
	$rows[] = $row['text'];
}
sort($rows);
echo implode("\n", $rows), "\n";
var_dump(@$pool->getProcess(0));
--EXPECT--
[true,true]
one
two
bool(false)
