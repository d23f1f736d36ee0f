--TEST--
exit in a handler can be caught, with its status and where it was; uncaught it ends the request, not the worker
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('request', function ($request, $response) {
			switch ($request->server['request_uri']) {
				case '/caught':
					try {
						exit(123);
					} catch (Swoole\ExitException $e) {
						$flags = SWOOLE_EXIT_IN_COROUTINE | SWOOLE_EXIT_IN_SERVER;
						$response->end(getmypid() . ' ' . $e->getStatus() . ' ' . json_encode($e->getFlags() === $flags));
					}
					break;
				case '/written':
					$response->write('begun');
					exit('text');
				default:
					exit(1);
			}
		});
	}, ['worker_num' => 1], $mode);
	[$pid, $rest] = explode(' ', cs_http_get($server->port, '/caught')->body, 2);
	$uncaught = cs_http_get($server->port, '/uncaught');
	$written = cs_http_get($server->port, '/written');
	echo "$name: $rest, uncaught $uncaught->status '$uncaught->body', written $written->status '$written->body', ",
		explode(' ', cs_http_get($server->port, '/caught')->body)[0] === $pid ? 'the same worker' : 'another worker', "\n";
	$server->stop();
}
?>
--EXPECT--
base: 123 true, uncaught 200 '', written 200 'begun', the same worker
process: 123 true, uncaught 200 '', written 200 'begun', the same worker
