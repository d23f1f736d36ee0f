--TEST--
Event: write() sends at once what fits and the rest when there is room
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$data = random_bytes(3000000);
var_dump(Swoole\Event::write($a, substr($data, 0, 2000000)), swoole_event_write($a, substr($data, 2000000)));
$got = '';
stream_set_blocking($b, false);
Swoole\Event::add($b, function ($stream) use (&$got, $data) {
	$got .= fread($stream, 65536);
	if (strlen($got) >= strlen($data)) {
		Swoole\Event::del($stream);
	}
});
Swoole\Event::wait();
var_dump($got === $data, Swoole\Event::isset($a));
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(false)
