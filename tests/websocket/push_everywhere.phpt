--TEST--
push() and disconnect() reach the connections of every worker
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_ws_server(function ($server) {
		$server->on('message', function ($server, $frame) {
			/* Every connection, whichever worker has it. */
			foreach ($server->connections as $fd) {
				$ok[] = $server->push($fd, "$frame->data to $fd");
			}
			$server->push($frame->fd, json_encode($ok));
			if ($frame->data === 'leave') {
				foreach ($server->connections as $fd) {
					$server->disconnect($fd, 4000 + $fd, 'off');
				}
			}
		});
	}, ['worker_num' => 3, 'dispatch_mode' => 1], $mode);
	for ($i = 1; $i <= 6; $i++) {
		$ws[$i] = new CsWs($server->port);
	}
	$ws[1]->text('news');
	$ws[6]->text(str_repeat('x', 100000));
	for ($i = 1; $i <= 6; $i++) {
		$got = [];
		for ($n = 0; $n < 2 + ($i === 1 || $i === 6); $n++) {
			$message = $ws[$i]->message();
			$got[] = strlen($message) > 100 ? strlen($message) . substr($message, -5) : $message;
		}
		sort($got);
		echo "$name $i: ", implode(', ', $got), "\n";
	}
	$ws[2]->text('leave');
	for ($i = 1; $i <= 6; $i++) {
		echo $ws[$i]->rest(), "\n";
	}
	$server->stop();
}
?>
--EXPECT--
base 1: 100005 to 1, [true,true,true,true,true,true], news to 1
base 2: 100005 to 2, news to 2
base 3: 100005 to 3, news to 3
base 4: 100005 to 4, news to 4
base 5: 100005 to 5, news to 5
base 6: 100005 to 6, [true,true,true,true,true,true], news to 6
text leave to 1, close 4001 off, end
text leave to 2, text [true,true,true,true,true,true], close 4002 off, end
text leave to 3, close 4003 off, end
text leave to 4, close 4004 off, end
text leave to 5, close 4005 off, end
text leave to 6, close 4006 off, end
process 1: 100005 to 1, [true,true,true,true,true,true], news to 1
process 2: 100005 to 2, news to 2
process 3: 100005 to 3, news to 3
process 4: 100005 to 4, news to 4
process 5: 100005 to 5, news to 5
process 6: 100005 to 6, [true,true,true,true,true,true], news to 6
text leave to 1, close 4001 off, end
text leave to 2, text [true,true,true,true,true,true], close 4002 off, end
text leave to 3, close 4003 off, end
text leave to 4, close 4004 off, end
text leave to 5, close 4005 off, end
text leave to 6, close 4006 off, end
