--TEST--
File hooks: open_basedir as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	file_put_contents('in', 'inside');
	show(file_get_contents('in'), file_get_contents('/etc/hostname'), fopen('/etc/passwd', 'r'), scandir('/etc'), unlink('/etc/nope'), rename('in', '/etc/nope'), rename('/etc/hostname', 'x'));
	show(mkdir('/etc/nope'), rmdir('/etc/nope'), copy('/etc/hostname', 'y'), file_put_contents('/etc/nope', 'x'), opendir('/'), symlink('/etc/hostname', 's'), file_get_contents('in'));
	PHP, ['open_basedir' => '{dir}']);
--EXPECT--
same
