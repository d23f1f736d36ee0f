--TEST--
The chat of examples/ in Chromium: two visitors, their words, a goodbye, a connection that comes back
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/browser.inc';
cs_skip_without_node('playwright-core', true);
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/browser.inc';
cs_node_run('chat.cjs', cs_example('websocket_chat'));
?>
--EXPECT--
here: Anna, Bért
markup of strangers: 0
here: Anna
done
