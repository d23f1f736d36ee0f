--TEST--
Signals that come while a stream or socket is waited for: the handler runs, and the call does what it does in plain PHP
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('posix', 'pcntl'); skip_without_module('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	/* The other side sends a signal when this one waits, and then, when the handler has run, the answer. */
	$other = function () {
		[$mine, $its] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
		$parent = posix_getpid();
		if (!($pid = pcntl_fork())) {
			set_error_handler(fn () => true);
			fclose($mine);
			usleep(10000);
			posix_kill($parent, SIGUSR1);
			usleep(10000);
			@fwrite($its, "answer\n");
			while (fread($its, 1000000) != '') { }
			posix_kill(posix_getpid(), SIGKILL);
		}
		fclose($its);
		return [$mine, $pid];
	};
	$socket = fn ($f) => socket_import_stream($f);
	foreach ([true, false] as $async) {
		echo $async ? 'at once' : 'when asked for', "\n";
		pcntl_async_signals($async);
		foreach ([
			'fgets' => fn ($f) => fgets($f), 'fread' => fn ($f) => fread($f, 100), 'stream_get_contents' => fn ($f) => stream_get_contents($f, 7),
			'recvfrom' => fn ($f) => stream_socket_recvfrom($f, 100), 'fwrite' => fn ($f) => fwrite($f, str_repeat('x', 3000000)),
			'socket_read' => fn ($f) => socket_read($socket($f), 100), 'line' => fn ($f) => socket_read($socket($f), 100, PHP_NORMAL_READ),
			'socket_recv' => function ($f) use ($socket) { return [socket_recv($socket($f), $data, 100, 0), $data]; },
			'socket_write' => fn ($f) => socket_write($socket($f), str_repeat('x', 3000000)) > 0,
		] as $name => $wait) {
			$handled = 0;
			pcntl_signal(SIGUSR1, function () use (&$handled) { $handled++; });
			[$f, $pid] = $other();
			echo "$name ";
			show($wait($f));
			fclose($f);
			pcntl_waitpid($pid, $status);
			pcntl_signal_dispatch();
			show($handled);
		}
	}
	PHP, modules: ['sockets', 'posix', 'pcntl']);
/* A handler is called although all coroutines wait, and may yield and wake others; what it throws is for nobody. */
foreach (['fwrite($b, "woken\n");', 'usleep(1000); fwrite($b, "later\n");', 'Swoole\Coroutine::cancel($cid);', 'throw new Exception("thrown");'] as $handler) {
	[$status, $output] = cs_php('
		pcntl_async_signals(true);
		Swoole\Coroutine\run(function () {
			[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
			$cid = Swoole\Coroutine::getCid();
			pcntl_signal(SIGUSR1, function () use ($b, $cid) { ' . $handler . ' });
			if (!($pid = pcntl_fork())) { usleep(10000); posix_kill(posix_getppid(), SIGUSR1); posix_kill(posix_getpid(), SIGKILL); }
			stream_set_timeout($a, 20);
			var_dump(fgets($a), stream_get_meta_data($a)["timed_out"]);
		});');
	echo $status, ' ', preg_replace('/^.*?(PHP )?Fatal error: +(.*?) in .*$/s', "$2\n", $output);
}
?>
--EXPECT--
same
0 string(6) "woken
"
bool(false)
0 string(6) "later
"
bool(false)
0 bool(false)
bool(false)
255 Uncaught Exception: thrown
