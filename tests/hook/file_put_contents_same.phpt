--TEST--
File hooks: file_put_contents() as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	show(file_put_contents('a', 'one'), file_put_contents('a', 'two', FILE_APPEND), file_get_contents('a'));
	show(file_put_contents('a', ['x', 'y', 3]), file_put_contents('a', 'z', FILE_APPEND | LOCK_EX), file_get_contents('a'));
	show(file_put_contents('b', fopen('a', 'r')), file_get_contents('b'), file_put_contents('no/dir', 'x'), file_put_contents($dir, 'x'));
	show(file_put_contents('big', str_repeat('0123456789', 100000)), filesize('big'), md5_file('big'), md5(file_get_contents('big')));
	show(file_put_contents('/dev/full', 'x'), fileperms('a') & 0777);
	PHP);
--EXPECT--
same
