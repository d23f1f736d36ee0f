--TEST--
File hooks: device files as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	$f = fopen('/dev/null', 'r+');
	show(fread($f, 10), feof($f), fwrite($f, 'abc'), stream_get_meta_data($f)['seekable']);
	$f = fopen('/dev/zero', 'r');
	show(bin2hex(fread($f, 3)), feof($f));
	$f = fopen('/dev/full', 'w');
	show(fwrite($f, 'x'), fflush($f));
	show(strlen(fread(fopen('/dev/urandom', 'r'), 16)));
	PHP);
--EXPECT--
same
