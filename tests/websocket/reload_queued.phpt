--TEST--
A reload waits for what a client has still to read before it hands the connection over
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* The client reads nothing until the new workers are there. */
foreach (CS_MODES as $name => $mode) {
	$starts = new CsLog;
	$server = cs_ws_server(function ($server) use ($starts) {
		$server->on('workerStart', fn () => $starts->say('start'));
		$server->on('message', function ($server, $frame) {
			if ($frame->data === 'much') {
				Co::sleep(0.01); /* so that the read is over */
				$server->push($frame->fd, str_repeat('x', 16 << 20));
			}
			$server->push($frame->fd, (string) getmypid());
		});
	}, ['max_wait_time' => 20, 'socket_buffer_size' => 32 << 20], $mode);
	$ws = (new CsWs($server->port))->text('pid');
	$old = $ws->message();
	$ws->text('much');
	usleep(50000); /* not needed, but makes it likely that the message is on its way */
	posix_kill($server->pid, SIGUSR1);
	$starts->take(4);
	$frame = $ws->frame();
	echo "$name: ", $frame[1] === str_repeat('x', 16 << 20) ? 'whole' : 'cut off', ', then from the ',
		$ws->message() === $old ? 'old' : 'new', ' one, then from the ';
	cs_until(fn () => $ws->text('pid')->message() !== $old, 'the successor');
	echo "new one\n";
	$server->stop();
}
?>
--EXPECT--
base: whole, then from the old one, then from the new one
process: whole, then from the old one, then from the new one
