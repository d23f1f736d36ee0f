--TEST--
A broadcast to 10,000 connections reaches all of them, and others run in between
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (getenv('SKIP_SLOW_TESTS')) die('skip slow');
if ((int) shell_exec('ulimit -Hn') < 10200 && trim(shell_exec('ulimit -Hn')) !== 'unlimited') die('skip needs 10,200 descriptors (ulimit -n)');
?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
const COUNT = 10000;
posix_setrlimit(POSIX_RLIMIT_NOFILE, $hard = (int) posix_getrlimit()['hard openfiles'], $hard);
$server = cs_ws_server(function ($server) {
	$server->on('message', function ($server, $frame) {
		$turns = 0;
		$done = false;
		go(function () use (&$turns, &$done) {
			while (!$done) {
				Co::sleep(0.001);
				$turns++;
			}
		});
		$sent = 0;
		foreach ($server->connections as $fd) {
			$sent += $server->push($fd, $frame->data);
		}
		$done = true;
		$server->push($frame->fd, json_encode([$sent, $turns]));
	});
}, ['worker_num' => 1, 'max_connection' => 20000, 'backlog' => 10000, 'websocket_ping_interval' => 0]);
$request = cs_http_request('GET', '/', CsWs::headers());
$sockets = [];
for ($i = 0; $i < COUNT; $i++) {
	/* The first may come before the server listens. */
	$sockets[$i] = cs_until(fn () => @stream_socket_client("tcp://127.0.0.1:$server->port"), "connection $i");
	stream_set_timeout($sockets[$i], (int) CS_DEADLINE);
	fwrite($sockets[$i], $request);
}
foreach ($sockets as $socket) {
	while (($line = fgets($socket)) !== "\r\n") {
		if ($line === false) {
			throw new RuntimeException('a handshake was not answered');
		}
	}
}
$text = str_repeat('news ', 200);
fwrite($sockets[0], cs_ws_text($text));
$complete = 0;
foreach ($sockets as $socket) {
	$complete += stream_get_contents($socket, 4 + strlen($text)) === "\x81\x7e" . pack('n', strlen($text)) . $text;
}
$head = fread($sockets[0], 2);
[$sent, $turns] = json_decode(fread($sockets[0], ord($head[1])));
echo "$complete complete, $sent sent, ", $turns >= 10 ? 'others ran' : "others ran $turns times", "\n";
?>
--EXPECT--
10000 complete, 10000 sent, others ran
