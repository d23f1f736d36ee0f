--TEST--
Event: every method has its function
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach (get_class_methods('Swoole\Event') as $method) {
	if (!function_exists("swoole_event_$method")) {
		echo "swoole_event_$method() is missing\n";
	}
}
[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$fd = swoole_event_add($a, fn () => 1);
var_dump(is_int($fd), swoole_event_set($a, fn () => 2), swoole_event_del($a));
var_dump(swoole_event_cycle(fn () => 1), swoole_event_cycle(null));
swoole_event_exit();
echo "end\n";
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
end
