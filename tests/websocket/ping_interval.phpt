--TEST--
websocket_ping_interval: silent clients are pinged, those that do not answer are closed
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
cs_ws_each(function ($port, $name) {
	$alive = new CsWs($port);
	$dead = new CsWs($port);
	echo "$name: ", $alive->next(), ' ', $alive->write(cs_ws_frame(0x8a))->next(), ' ', $alive->write(cs_ws_frame(0x8a))->text('still here')->next(), "\n";
	echo $dead->next(), ' ', $dead->next(), "\n";
}, ['websocket_ping_interval' => 0.2]);
?>
--EXPECT--
base: ping ping text still here
ping end
process: ping ping text still here
ping end
callbacks: ping ping text still here
ping end
coroutine: ping ping text still here
ping end
