--TEST--
Stream hooks: non-blocking streams as in plain PHP: partial writes are counted, nothing waits; select keeps keys
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
/* Reads only when told to over a second connection. */
$peer = cs_peer(function ($connection) {
	while (($line = fgets($connection)) !== false) {
		fwrite($connection, strlen(stream_get_contents($connection, (int) $line)) . "\n");
	}
});
cs_same('$peer = ' . var_export($peer, true) . ';' . <<<'PHP'
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	stream_set_blocking($a, false);
	stream_set_blocking($b, false);
	$data = str_repeat('x', 1000000);
	for ($sent = $tries = 0; ($n = @fwrite($a, $data)); $tries++) { $sent += $n; }
	show($n, $sent > 1000, $sent < 100000000, $tries > 0, feof($a), stream_get_meta_data($a)['timed_out'], stream_get_meta_data($a)['blocked']);
	$got = '';
	while (($piece = fread($b, 65536)) !== '' && $piece !== false) { $got .= $piece; }
	show(strlen($got) === $sent, $piece, feof($b), fgets($b), fgetc($b));
	$n = fwrite($a, $data);
	show($n > 0, $n <= strlen($data));
	while (fread($b, 65536)) { }
	show(fwrite($a, 'more'), fread($b, 100), fwrite($a, ''));
	/* The same over TCP, to a slow reader. */
	$f = stream_socket_client("tcp://$peer");
	stream_set_blocking($f, false);
	fwrite($f, "20000000\n");
	$data = str_repeat('y', 20000000);
	for ($sent = 0; $sent < 20000000; ) {
		$n = @fwrite($f, $sent ? substr($data, $sent) : $data);
		if (!$n) {
			$r = $e = null;
			$w = [$f];
			if (stream_select($r, $w, $e, 10) !== 1) { break; }
			continue;
		}
		$sent += $n;
	}
	$r = ['answer' => $f];
	$w = $e = null;
	show($sent, stream_select($r, $w, $e, 10), array_keys($r), fgets($f));
	/* Keys are kept, of what is ready alone; what is buffered counts as ready. */
	[$c, $d] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	fwrite($d, "one\ntwo\n");
	fgets($c);
	$r = ['x' => $a, 7 => $c];
	$w = ['w' => $d];
	$e = [];
	show(stream_select($r, $w, $e, 1), array_keys($r), array_keys($w), $e);
	$r = ['x' => $a];
	$w = null;
	show(stream_select($r, $w, $e, 0, 1000), $r);
	fclose($d);
	fgets($c);
	$r = ['closed' => $c, 'x' => $a];
	show(stream_select($r, $w, $e, 1), array_keys($r), fgets($c), feof($c));
	try { stream_select($none, $w, $e, 1); } catch (ValueError $error) { show($error->getMessage()); }
	$r = [fopen('php://memory', 'r')];
	try { show(@stream_select($r, $w, $e, 0)); } catch (ValueError $error) { show($error->getMessage()); }
	PHP);
if (extension_loaded('sockets')) {
	cs_same(<<<'PHP'
		socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $p);
		socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $q);
		$r = ['p' => $p[0], 'q' => $q[0]];
		$w = $e = null;
		show(socket_select($r, $w, $e, 0, 1000), $r);
		socket_write($q[1], 'x');
		$r = ['p' => $p[0], 'q' => $q[0]];
		$w = [5 => $p[1]];
		show(socket_select($r, $w, $e, 5), array_keys($r), array_keys($w));
		show(socket_set_nonblock($p[0]), socket_read($p[0], 10), socket_last_error($p[0]), socket_set_block($p[0]));
		socket_set_nonblock($p[1]);
		for ($sent = 0; ($n = @socket_write($p[1], str_repeat('z', 100000))); $sent += $n) { }
		show($n, $sent > 1000, socket_last_error($p[1]), socket_strerror(socket_last_error($p[1])));
		socket_clear_error($p[1]);
		show(socket_last_error($p[1]));
		socket_close($q[1]);
		$r = ['p' => $q[0]];
		$w = null;
		socket_read($q[0], 10);
		show(socket_select($r, $w, $e, 5), socket_read($q[0], 10));
		$tcp = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
		foreach ([[SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 3]], [SOL_SOCKET, SO_SNDTIMEO, ['sec' => 2, 'usec' => 0]],
			[SOL_SOCKET, SO_BINDTODEVICE, 'lo'], [SOL_SOCKET, SO_REUSEADDR, 1], [IPPROTO_IP, MCAST_LEAVE_GROUP, ['group' => '224.0.0.23', 'interface' => 'lo']]] as $set) {
			show(@socket_set_option($tcp, ...$set), socket_last_error($tcp));
			socket_clear_error($tcp);
		}
		show(socket_get_option($tcp, SOL_SOCKET, SO_LINGER), socket_get_option($tcp, SOL_SOCKET, SO_SNDTIMEO), @socket_listen($tcp, -5));
		try { socket_listen('x'); } catch (TypeError $e) { show($e->getMessage()); }
		$m = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP);
		socket_bind($m, '0.0.0.0');
		show(socket_set_option($m, IPPROTO_IP, MCAST_JOIN_GROUP, ['group' => '224.0.0.23', 'interface' => 'lo']),
			socket_set_option($m, IPPROTO_IP, IP_MULTICAST_IF, 'lo'), socket_set_option($m, IPPROTO_IP, IP_MULTICAST_LOOP, 1));
		socket_getsockname($m, $a, $port);
		socket_set_option($m, SOL_SOCKET, SO_RCVTIMEO, ['sec' => 5, 'usec' => 0]);
		show(socket_sendto($m, 'to the group', 12, 0, '224.0.0.23', $port), socket_recvfrom($m, $data, 100, 0, $from, $f), $data);
		PHP, modules: ['sockets']);
} else {
	echo "same\n";
}
?>
--EXPECT--
same
same
