--TEST--
A server that stops says goodbye with 1001
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* Everybody is told, also where the handler waits in recv() for ever. */
foreach (CS_MODES as $name => $mode) {
	$server = cs_ws_server(null, [], $mode);
	$ws = [new CsWs($server->port), new CsWs($server->port)];
	posix_kill($server->pid, SIGTERM);
	echo "$name: ", $ws[0]->rest(), '; ', $ws[1]->rest(), '; ', $server->wait(), "\n";
}
$server = cs_spawn(function ($ready) {
	Co\run(function () use ($ready) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$weak = WeakReference::create($server);
		$server->handle('/', function ($request, $response) use ($weak) {
			$response->upgrade();
			while (($frame = $response->recv()) && $frame !== '') {
				$response->push('stopping');
				go(fn () => $weak->get()->shutdown());
			}
		});
		$ready($server->port);
		$server->start();
	});
});
$ws = [new CsWs($server->port), new CsWs($server->port)];
$ws[0]->text('stop');
echo 'coroutine: ', $ws[0]->rest(), '; ', $ws[1]->rest(), '; ', $server->wait(), "\n";
?>
--EXPECT--
base: close 1001, end; close 1001, end; 0
process: close 1001, end; close 1001, end; 0
coroutine: text stopping, close 1001, end; close 1001, end; 0
