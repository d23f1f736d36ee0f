--TEST--
Beside a real swoole.so that is named first, cserve does not load, and says what to remove
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
echo load(fake_swoole(), cserve_so());
?>
--EXPECT--
Warning: cserve and the swoole extension define the same classes and cannot be loaded together: remove the line "extension=swoole" from php.ini to run on cserve, or the line "extension=cserve" to stay with swoole
Warning: Cannot load module "cserve" because conflicting module "swoole" is already loaded
cserve: no, swoole: 6.0.0
