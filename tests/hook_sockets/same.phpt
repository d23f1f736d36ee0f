--TEST--
Socket hooks: ext/sockets gives in a coroutine what it gives in plain PHP: lines, limits, flags, errors, datagrams, messages
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	$limit = ['sec' => 0, 'usec' => 20000];
	$attempt = function (callable $call) { try { show($call()); } catch (Throwable $e) { show($e->getMessage()); } };
	socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $p);
	socket_write($p[0], "ab\ncd\rrest");
	for ($i = 0; $i < 2; $i++) { show(socket_read($p[1], 100, PHP_NORMAL_READ)); }
	show(socket_read($p[1], 100));
	socket_close($p[0]);
	show(socket_read($p[1], 100, PHP_NORMAL_READ), socket_last_error($p[1]), socket_last_error());
	show(socket_read($p[1], 100), socket_write($p[1], 'x'), socket_last_error($p[1]), socket_send($p[1], 'x', 1, 0));
	socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $p);
	socket_set_option($p[0], SOL_SOCKET, SO_RCVTIMEO, $limit);
	socket_set_option($p[1], SOL_SOCKET, SO_SNDTIMEO, $limit);
	show(socket_read($p[0], 10), socket_last_error($p[0]));
	foreach ([0, MSG_WAITALL, MSG_DONTWAIT] as $flags) { show(socket_recv($p[0], $b, 10, $flags), $b, socket_last_error($p[0])); }
	show(socket_recvfrom($p[0], $b, 10, 0, $a), $b, socket_last_error($p[0]));
	$m = ['name' => [], 'buffer_size' => 100, 'controllen' => 64];
	show(socket_recvmsg($p[0], $m, 0), socket_last_error($p[0]), socket_last_error());
	socket_write($p[1], 'hello');
	show(socket_recv($p[0], $b, 10, MSG_WAITALL), $b);
	show(socket_write($p[1], str_repeat('x', 10000000)) > 1000, socket_write($p[1], 'x'), socket_last_error($p[1]));
	$attempt(fn () => socket_read($p[0], 0));
	$attempt(fn () => socket_read($p[0], -1));
	$attempt(fn () => socket_write($p[0], 'x', -1));
	show(socket_write($p[0], '', 5));
	socket_close($p[0]);
	$attempt(fn () => socket_read($p[0], 1));
	$s = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
	show(socket_connect($s, '127.0.0.1', 1), socket_last_error($s));
	socket_clear_error();
	$l = socket_create_listen(0);
	socket_getsockname($l, $a, $port);
	$s = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
	show(socket_connect($s, 'localhost', $port), socket_last_error($s), socket_last_error());
	show(socket_connect($s, 'localhost', $port), socket_last_error($s));
	$c = socket_accept($l);
	socket_write($c, 'hi');
	show(socket_read($s, 10));
	socket_set_option($l, SOL_SOCKET, SO_RCVTIMEO, $limit);
	show(socket_accept($l), socket_last_error($l));
	$u = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP);
	socket_bind($u, '127.0.0.1');
	socket_getsockname($u, $a, $port);
	$v = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP);
	show(socket_sendto($v, 'dgram', 3, 0, '127.0.0.1', $port), socket_recvfrom($u, $b, 100, 0, $from, $f), $b, $from);
	show(socket_sendmsg($v, ['name' => ['addr' => '127.0.0.1', 'port' => $port], 'iov' => ['ab', 'cd']]), socket_recv($u, $b, 100, 0), $b);
	show(socket_sendmsg($c, ['iov' => ['ab', 'cd']]), socket_read($s, 10));
	PHP, modules: ['sockets']);
?>
--EXPECT--
same
