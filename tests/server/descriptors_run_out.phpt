--TEST--
Without free descriptors connections wait, none is lost and the log has one line; servers go on when there are descriptors again
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!function_exists('posix_setrlimit')) {
	die('skip needs posix_setrlimit()');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
const ANSWER = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
$of_processes = fn (int $mode, int $workers) => function ($ready, $log) use ($mode, $workers) {
	$server = new Swoole\Server('127.0.0.1', 0, $mode);
	$server->set(['worker_num' => $workers, 'log_file' => $log, 'log_level' => SWOOLE_LOG_ERROR]);
	$server->on('receive', fn ($server, $fd) => $server->send($fd, ANSWER));
	$ready($server->port);
	$server->start();
};
$kinds = [
	'one process' => $of_processes(SWOOLE_BASE, 1),
	'two workers' => $of_processes(SWOOLE_PROCESS, 2),
	'Coroutine\Http\Server' => function ($ready, $log) {
		fclose(STDERR);
		$stderr = fopen($log, 'a'); /* takes the descriptor that became free */
		Co\run(function () use ($ready) {
			$server = new Co\Http\Server('127.0.0.1');
			$server->handle('/', fn ($request, $response) => $response->end('ok'));
			$ready($server->port);
			$server->start();
		});
	},
	'Coroutine\Server' => function ($ready, $log) {
		$file = fopen($log, 'a');
		set_error_handler(fn ($no, $message) => fwrite($file, "$message\n"));
		Co\run(function () use ($ready) {
			$server = new Co\Server('127.0.0.1', 0);
			$server->handle(function ($connection) {
				while ($connection->recv()) {
					$connection->send(ANSWER);
				}
			});
			$ready($server->port);
			$server->start();
		});
	},
];
foreach ($kinds as $name => $serve) {
	$log = tempnam(sys_get_temp_dir(), 'cs');
	$server = cs_spawn(function ($ready) use ($serve, $log) {
		posix_setrlimit(POSIX_RLIMIT_NOFILE, 64, 64);
		$serve($ready, $log);
	});
	$wait = $open = [];
	for ($i = 0; $i < 110; $i++) {
		$wait[$i] = cs_until(fn () => @stream_socket_client("tcp://127.0.0.1:$server->port"), "a server that listens");
		fwrite($wait[$i], "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
	}
	/* As many as there is room for, and the others one by one. */
	$answered = 0;
	while ($wait) {
		$ready = $wait;
		$none = null;
		if (!stream_select($ready, $none, $none, $open ? 0 : 60, 200000)) {
			cs_until(fn () => filesize($log) > 0 && !clearstatcache(), 'a line in the log');
			$open = [];
			continue;
		}
		foreach ($ready as $i => $conn) {
			$answered += str_ends_with(fread($conn, 8192), 'ok');
			$open[] = $conn;
			unset($wait[$i], $conn, $ready[$i]);
		}
		if (count($wait) < 40) {
			$open = [];
		}
	}
	$lines = count(file($log));
	echo "$name: $answered answered, ", $lines >= 1 && $lines <= 2 ? 'the log has it' : "$lines lines", "\n";
	$server->stop();
	unlink($log);
}
?>
--EXPECT--
one process: 110 answered, the log has it
two workers: 110 answered, the log has it
Coroutine\Http\Server: 110 answered, the log has it
Coroutine\Server: 110 answered, the log has it
