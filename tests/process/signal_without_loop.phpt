--TEST--
Process: signal() without a running loop calls back between two lines, and in the waits of Process
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$where = '';
$process = null;
Process::signal(SIGTERM, function () use (&$where) {
	echo "called in $where\n";
	$where = '';
});
$parent = getmypid();
$process = new Process(function (Process $worker) use ($parent) {
	for ($i = 0; $i < 3; $i++) {
		Process::kill($parent);
		$worker->read();
		usleep(20000); /* so that the parent waits already, most of the time */
	}
	Process::kill(getmypid()); /* the parent's callback is not ours */
	sleep(10);
});
$where = 'a loop of the script';
$process->start();
while ($where) {
	usleep(1000);
}
$where = 'read()';
$process->write('go');
$process->setTimeout(0.1);
while ($where) {
	$process->read();
}
$where = 'wait()';
$process->write('go');
$process->write('go');
var_dump(Process::wait()['signal'] === SIGTERM);
--EXPECT--
called in a loop of the script
called in read()
called in wait()
bool(true)
