--TEST--
Process\Pool: what onStart throws is reported and the pool goes on; exit() stops it in order; what onShutdown throws comes from start()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

foreach (['throw', 'exit', 'coroutine'] as $what) {
	echo "$what:\n";
	$process = new Swoole\Process(function ($process) use ($what) {
		ini_set('html_errors', 0);
		$pool = new Pool(1);
		$pool->on('workerStart', function ($pool) use ($what, $process) {
			$what === 'throw' && $process->read() && $pool->shutdown();
			while ($pool->workerRunning) {
				sleep(10);
			}
		});
		$pool->on('start', function () use ($what, $process) {
			$what === 'exit' && exit(3);
			$what === 'coroutine' && go(fn () => exit(3));
			throw new Exception('in onStart');
		});
		$pool->on('shutdown', fn () => throw new Exception('in onShutdown'));
		try {
			$pool->start();
		} catch (Exception $e) {
			echo $e->getMessage(), "\n";
		}
	});
	$process->start();
	$process->write('go on');
	echo Swoole\Process::wait()['code'], "\n";
}
--EXPECTF--
throw:

Warning: Uncaught Exception: in onStart in %s
Stack trace:
%a
  thrown in %s on line %d
in onShutdown
0
exit:
%sNOTICE: stopping: a callback in the master has called exit()
in onShutdown
3
coroutine:
%sNOTICE: stopping: a callback in the master has called exit()
in onShutdown
3
