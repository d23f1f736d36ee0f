--TEST--
Process: alarm() sends its signal again and again, until it is told to stop
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

Co\run(function () {
	$count = 0;
	$wait = new Swoole\Coroutine\Channel(1);
	Process::signal(SIGALRM, function () use (&$count, $wait) {
		if (++$count === 3) {
			Process::alarm(-1);
			$wait->push(true);
		}
	});
	var_dump(Process::alarm(2000));
	$wait->pop(CS_DEADLINE);
	Co::sleep(0.02);
	var_dump($count);
});
$came = 0;
Process::signal(SIGVTALRM, function () use (&$came) {
	$came++;
});
Process::alarm(1000, 1);
$until = microtime(true) + CS_DEADLINE;
while ($came < 3 && microtime(true) < $until) {
}
Process::alarm(0, 1);
var_dump($came >= 3);
try {
	Process::alarm(1, 3);
} catch (ValueError $e) {
	echo $e->getMessage(), "\n";
}
--EXPECT--
bool(true)
int(3)
bool(true)
Swoole\Process::alarm(): Argument #2 ($type) must be 0 (real time), 1 (virtual) or 2 (profiling), 3 given
