--TEST--
Event: the read callback gets the stream whenever there is something to read
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$fd = Swoole\Event::add($a, function ($stream) use ($a, $b) {
	$data = fread($stream, 100);
	echo $stream === $a ? 'same stream ' : 'other stream ', $data, ' ', Swoole\Coroutine::getCid() > 0 ? 'in a coroutine' : '', "\n";
	if ($data === 'two') {
		var_dump(Swoole\Event::del($stream));
	} else {
		fwrite($b, 'two');
	}
});
var_dump(is_int($fd) && $fd > 2);
fwrite($b, 'one');
Swoole\Event::wait();
echo "end\n";
--EXPECT--
bool(true)
same stream one in a coroutine
same stream two in a coroutine
bool(true)
end
