--TEST--
The upload of examples/ in Chromium: two files, progress
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
cs_node_run('upload.cjs', cs_example('http_upload'));
?>
--EXPECT--
small.txt: 5 bytes, crc32 f7d18982
größer.bin: 31457280 bytes, crc32 574ea7fe
progress: true
without a file: 400
