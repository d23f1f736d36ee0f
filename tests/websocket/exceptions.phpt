--TEST--
An exception in a callback ends its connection with 1011 and not the worker; exit ends the callback
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_ws_server(function ($server) {
		$server->on('open', fn ($server, $request) => $request->server['request_uri'] === '/open' ? throw new Exception('open') : 0);
		$server->on('message', function ($server, $frame) {
			if ($frame->data === 'throw') {
				Co::sleep(0.001);
				throw new Exception('message');
			}
			if ($frame->data === 'exit') {
				exit;
			}
			$server->push($frame->fd, $frame->data . getmypid());
		});
	}, ['worker_num' => 1, 'log_level' => SWOOLE_LOG_ERROR, 'log_file' => $log = tempnam(sys_get_temp_dir(), 'cs')], $mode);
	$ws = new CsWs($server->port);
	$pid = $ws->text('')->message();
	echo "$name: ", (new CsWs($server->port, [], '/open'))->rest(), '; ', (new CsWs($server->port))->text('throw')->rest(), '; ';
	echo $ws->text('exit')->text('')->message() === $pid ? 'the worker lives' : 'another worker', "\n";
	$server->stop();
	preg_match_all('/uncaught exception in (\w+) of connection \d+: (.*)/', file_get_contents($log), $m, PREG_SET_ORDER);
	unlink($log);
	foreach ($m as $line) {
		echo $line[1], ' ', strtok($line[2], ':'), "\n";
	}
}
?>
--EXPECT--
base: close 1011, end; close 1011, end; the worker lives
onOpen Exception
onMessage Exception
process: close 1011, end; close 1011, end; the worker lives
onOpen Exception
onMessage Exception
