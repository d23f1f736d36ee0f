--TEST--
Stream hooks: TCP clients as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';

$peer = cs_peer(function ($connection) {
	while (($line = fgets($connection)) !== false) {
		[$word, $rest] = explode(' ', trim($line) . ' ', 2);
		match ($word) {
			'echo' => fwrite($connection, $rest . "\n"),
			'large' => fwrite($connection, str_repeat('x', 3000000) . "\n"),
			'pieces' => array_map(fn ($piece) => fwrite($connection, $piece) && usleep(2000), ['a', 'b', "c\n", 'd']),
			'end' => stream_socket_shutdown($connection, STREAM_SHUT_WR),
			'silence' => null,
			'count' => fwrite($connection, strlen(stream_get_contents($connection)) . "\n"),
			'bye' => exit(0),
		};
	}
});

cs_same('$peer = ' . var_export($peer, true) . ';' . <<<'PHP'
	$f = stream_socket_client("tcp://$peer", $code, $message, 5);
	show($code, $message, get_resource_type($f), stream_get_meta_data($f)['stream_type'], stream_get_meta_data($f)['blocked'], stream_get_meta_data($f)['timed_out']);
	show(stream_socket_get_name($f, true) === $peer);
	show(fwrite($f, "echo one\n"), fgets($f), feof(fopen('php://memory', 'r')));
	fwrite($f, "echo 12345678\n");
	show(fread($f, 3), fgetc($f), stream_get_line($f, 100, ' '), fgets($f));
	fwrite($f, "large\n");
	show(md5(stream_get_contents($f, 3000001)));
	fwrite($f, "pieces\n");
	show(fgets($f), fgetc($f));
	fwrite($f, "echo recv\n");
	show(stream_socket_recvfrom($f, 3, STREAM_PEEK), stream_socket_recvfrom($f, 7), stream_socket_sendto($f, "echo sendto\n"), fgets($f));
	stream_set_timeout($f, 0, 50000);
	fwrite($f, "silence\n");
	show(fread($f, 10), stream_get_meta_data($f)['timed_out'], feof($f));
	show(fgets($f), stream_get_meta_data($f)['timed_out']);
	fwrite($f, "echo after\n");
	show(fgets($f), stream_get_meta_data($f)['timed_out']);
	stream_set_timeout($f, 5);
	stream_set_blocking($f, false);
	show(fread($f, 10), fgets($f), stream_get_meta_data($f)['blocked']);
	stream_set_blocking($f, true);
	fwrite($f, "end\n");
	show(fread($f, 10), feof($f), fgets($f), fclose($f));
	$f = fsockopen(explode(':', $peer)[0], (int) explode(':', $peer)[1], $code, $message, 5);
	fwrite($f, "count\n");
	show(fwrite($f, str_repeat('y', 2000000)), stream_socket_shutdown($f, STREAM_SHUT_WR), fgets($f), fgets($f), feof($f));
	$f = fsockopen('localhost', (int) explode(':', $peer)[1]);
	fwrite($f, "bye\n");
	show(stream_get_contents($f), feof($f), fread($f, 1));
	$tries = 0;
	do {
		$n = fwrite($f, 'z');
	} while ($n !== false && ++$tries < 1000 && usleep(1000) === null);
	show($n);
	show(stream_socket_client('tcp://127.0.0.1:1', $code, $message, 1), $code, $message);
	show(stream_socket_client('tcp://[::1]:1', $code, $message, 1), $code, $message);
	show(stream_socket_client('tcp://localhost:1', $code, $message, 1), $code, $message);
	show(stream_socket_client('tcp://no.such..name:1', $code, $message, 1), $code, $message);
	show(stream_socket_client('tcp://noport', $code, $message, 1), $code, $message);
	show(fsockopen('nosuch://127.0.0.1', 1, $code, $message, 1), $message);
	$f = stream_socket_client("tcp://$peer", $code, $message, 5, STREAM_CLIENT_CONNECT | STREAM_CLIENT_ASYNC_CONNECT);
	$r = $e = null;
	$w = [$f];
	show(stream_select($r, $w, $e, 5), fwrite($f, "echo async\n"));
	$r = [$f];
	$w = null;
	show(stream_select($r, $w, $e, 5), fgets($f), feof(STDIN));
	$f = stream_socket_client("tcp://$peer", context: stream_context_create(['socket' => ['bindto' => '127.0.0.1:0', 'tcp_nodelay' => true]]));
	show(fwrite($f, "echo bound\n"), fgets($f), explode(':', stream_socket_get_name($f, false))[0]);
	PHP);
?>
--EXPECT--
same
