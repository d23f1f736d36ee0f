--TEST--
Event: isset() before, while and after a stream is watched
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
var_dump(Swoole\Event::isset($a));
Swoole\Event::add($a, fn () => 1);
var_dump(Swoole\Event::isset($a), swoole_event_isset($a, SWOOLE_EVENT_READ), Swoole\Event::isset($a, SWOOLE_EVENT_WRITE));
Swoole\Event::del($a);
var_dump(Swoole\Event::isset($a), Swoole\Event::del($a));
--EXPECT--
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
