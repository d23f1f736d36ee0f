--TEST--
Event: write() to a connection that the other side closed fails
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
fclose($b);
var_dump(Swoole\Event::write($a, 'data'));
--EXPECTF--
Warning: Swoole\Event::write(): cannot write to the descriptor %d: Broken pipe in %s on line %d
bool(false)
