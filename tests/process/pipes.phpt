--TEST--
Process: a stream pipe joins what is written, a datagram pipe keeps messages; both ways, in and outside of coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$talk = function (int $type, bool $coroutine) {
	$process = new Process(function (Process $worker) {
		for ($sum = 0; $sum < 300000; $sum += strlen($data)) {
			$data = $worker->read(100000);
		}
		$worker->write("got $sum");
		$worker->write(str_repeat('y', 100000));
		$worker->write('end');
	}, false, $type, $coroutine);
	$process->start();
	for ($i = 0; $i < 3; $i++) {
		if ($process->write(str_repeat('x', 100000)) !== 100000) {
			echo "short\n";
		}
	}
	Process::wait(false);
	$answers = [];
	for ($length = 0; $length < 100013; $length += strlen(end($answers))) {
		$answers[] = $process->read(200000);
	}
	$all = implode('', $answers);
	echo json_encode([substr($all, 0, 10), strlen($all), substr($all, -4), $type === SOCK_DGRAM ? count($answers) : 0]), "\n";
	Process::wait();
};
foreach ([SOCK_STREAM, SOCK_DGRAM] as $type) {
	$talk($type, false);
	Co\run($talk, $type, true);
}
$none = new Process(fn () => null, false, 0);
var_dump($none->pipe, @$none->read(), @$none->write('x'), @$none->close(), @$none->setTimeout(1), @$none->setBlocking(true));
echo error_get_last()['message'], "\n";
--EXPECT--
["got 300000",100013,"yend",0]
["got 300000",100013,"yend",0]
["got 300000",100013,"yend",3]
["got 300000",100013,"yend",3]
NULL
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
Swoole\Process::setBlocking(): there is no pipe to set the mode of: it was closed, or the process was made without one
