--TEST--
A client that closes while its handler runs: isWritable() tells, onClose comes at once; without onClose half-closed clients get answers
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (['with onClose' => true, 'without' => false] as $name => $on_close) {
	$log = new CsLog;
	$server = cs_process_server(function ($server) use ($log, $on_close) {
		if ($on_close) {
			$server->on('close', fn ($server, $fd) => $log->say("2 closed $fd"));
		}
		$server->on('request', function ($request, $response) use ($log) {
			if ($request->server['request_uri'] === '/') {
				$response->end('still here');
				return;
			}
			$log->say("1 request of $request->fd");
			for ($i = 0; $i < 20000 && $response->isWritable(); $i++) {
				Co::sleep(0.001);
			}
			$log->say('3 noticed: ' . json_encode($i < 20000) . ', end: ' . json_encode(@$response->end('answer')));
		});
	}, ['worker_num' => 1], SWOOLE_PROCESS);
	$gone = cs_connect($server->port)->write(cs_http_request('GET', '/wait'));
	cs_until(fn () => count($log->lines()) === 1, 'the request');
	$gone->close();
	echo "$name:\n  ", implode("\n  ", $log->take($on_close ? 3 : 2)), "\n";
	$log = new CsLog;
	$half = cs_connect($server->port)->write(cs_http_request('GET', '/wait'))->endWrite();
	echo '  half closed: ', $half->response()?->body ?? 'no answer', "\n";
	echo '  others: ', cs_http_get($server->port)->body, "\n";
	$server->stop();
	@unlink($log->path);
}
?>
--EXPECT--
with onClose:
  1 request of 1
  2 closed 1
  3 noticed: true, end: false
  half closed: no answer
  others: still here
without:
  1 request of 1
  3 noticed: true, end: true
  half closed: answer
  others: still here
