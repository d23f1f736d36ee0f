--TEST--
A real swoole.so that is named after cserve does not load, and PHP says what to remove
--EXTENSIONS--
cserve
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_compiler();
?>
--FILE--
<?php
require __DIR__ . '/conflict.inc';
echo load(cserve_so(), fake_swoole());
?>
--EXPECT--
Warning: Module "swoole" is already loaded
Warning: cserve and the swoole extension define the same classes and cannot be loaded together: remove the line "extension=swoole" from php.ini to run on cserve, or the line "extension=cserve" to stay with swoole
cserve: loaded, swoole: 6.2.2
