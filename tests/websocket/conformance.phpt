--TEST--
What clients may and may not send (RFC 6455), for each kind of server; byte by byte for two of them
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
require __DIR__ . '/conformance.inc';
cs_ws_each(function ($port, $name) {
	cs_ws_run($port, $name, cs_ws_cases(), $name === 'base' || $name === 'coroutine');
}, ['package_max_length' => 100000]);
?>
--EXPECT--
base: 154 passed
process: 79 passed
callbacks: 79 passed
coroutine: 154 passed
