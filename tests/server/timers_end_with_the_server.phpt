--TEST--
Timers and coroutines of a server's callbacks do not keep the process alive after the server's end; what follows start() runs
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
foreach ([['SWOOLE_BASE', 1], ['SWOOLE_BASE', 2], ['SWOOLE_PROCESS', 1]] as [$mode, $workers]) {
	foreach (['', 'go(function () { while (true) { Co::sleep(0.05); } });'] as $more) {
		$code = "\$server = new Swoole\\Http\\Server('127.0.0.1', 0, $mode);
			\$server->set(['worker_num' => $workers, 'max_wait_time' => 0.1, 'log_level' => SWOOLE_LOG_NONE]);
			\$server->on('request', fn () => 0);
			\$server->on('start', function (\$server) {
				Swoole\\Timer::tick(10, fn () => 0);
				Swoole\\Timer::after(50, fn () => \$server->shutdown());
				$more
			});
			\$server->start();
			echo 'ended';
			go(function () {
				Co::sleep(0.01);
				echo ' after';
			});";
		[$status, $output] = cs_run(['timeout', (string) (20 * CS_SLOW), PHP_BINARY, ...cs_php_args(), '-r', $code]);
		echo "$mode $workers: $status $output\n";
	}
}
?>
--EXPECT--
SWOOLE_BASE 1: 0 ended after
SWOOLE_BASE 1: 0 ended
SWOOLE_BASE 2: 0 ended after
SWOOLE_BASE 2: 0 ended
SWOOLE_PROCESS 1: 0 ended after
SWOOLE_PROCESS 1: 0 ended
