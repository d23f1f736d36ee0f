--TEST--
The server-sent events of examples/ in Chromium: two visitors and a clock
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
cs_node_run('events.cjs', cs_example('http_events'));
?>
--EXPECT--
first | <b>second</b> äöü | third
3 0
the clock goes
