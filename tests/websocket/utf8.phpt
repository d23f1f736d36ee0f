--TEST--
Text that is not UTF-8 ends the connection with 1007, wherever in the message it is wrong
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
require __DIR__ . '/conformance.inc';
$server = cs_ws_server();
cs_ws_run($server->port, 'server', cs_ws_bad_text(), false);
cs_ws_run(cs_ws_coroutine_server(), 'coroutine', cs_ws_bad_text(), false);
?>
--EXPECT--
server: 180 passed
coroutine: 180 passed
