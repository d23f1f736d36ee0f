--TEST--
HTTP/2: however a handler ends its worker, its clients see the end, and the worker is back
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); skip_asan('ASan warns of longjmp() between stacks'); ?>
--INI--
display_errors=0
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

foreach ([true, false] as $coroutine) {
	$server = cs_h2_server(function ($server) {
		$server->on('request', function ($request, $response) {
			switch ($request->server['request_uri']) {
				case '/fatal':
					trigger_error('on purpose', E_USER_ERROR);
				case '/exit':
					exit(1);
				case '/kill':
					posix_kill(getmypid(), SIGKILL);
			}
			$response->end('fine');
		});
	}, ['worker_num' => 1, 'enable_coroutine' => $coroutine, 'log_level' => SWOOLE_LOG_NONE], SWOOLE_PROCESS);
	foreach (['/fatal', '/kill', '/exit'] as $path) {
		$h2 = new CsH2($server->port);
		$other = new CsH2($server->port);
		$h2->get('/');
		$h2->get($path);
		/* Answers, resets and GOAWAY may come; what counts is that it ends, or that the stream does. */
		$ended = $path === '/exit' ? $h2->readTo(CsH2::HEADERS, 3) !== null || $h2->read() === null : (function () use ($h2) {
			while ($h2->read()) {
			}
			return true;
		})();
		$again = cs_until(function () use ($server) {
			try {
				$new = new CsH2($server->port);
				return $new->body($new->get('/'));
			} catch (RuntimeException) {
				return null;
			}
		}, 'a new worker');
		echo $path, ' ', json_encode($ended), ' ', $again, "\n";
	}
	$server->stop();
}
?>
--EXPECT--
/fatal true fine
/kill true fine
/exit true fine
/fatal true fine
/kill true fine
/exit true fine
