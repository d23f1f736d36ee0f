--TEST--
A frame whose data is a frame is refused
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$frame = new Swoole\WebSocket\Frame;
$frame->data = $frame;
$close = new Swoole\WebSocket\CloseFrame;
$close->reason = $close;
foreach ([fn () => (string) $frame, fn () => Swoole\WebSocket\Frame::pack($frame), fn () => (string) $close] as $call) {
	try {
		$call();
	} catch (TypeError $error) {
		echo $error->getMessage(), "\n";
	}
}
$frame->data = $close->reason = null;
?>
--EXPECT--
The data of a frame must be a string, Swoole\WebSocket\Frame given
The data of a frame must be a string, Swoole\WebSocket\Frame given
The data of a frame must be a string, Swoole\WebSocket\CloseFrame given
