--TEST--
File hooks: a large file as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	file_put_contents('big', str_repeat('0123456789abcdef', 65536));
	show(md5_file('big'), filesize('big'), md5(file_get_contents('big')), copy('big', 'big2'), md5_file('big2'));
	$f = fopen('big', 'r+');
	show(fseek($f, 1000000), strlen(fread($f, 100000)), feof($f), strlen(fread($f, 1)), feof($f), rewind($f), strlen(stream_get_line($f, 0, 'f')));
	show(fseek($f, 0), fwrite($f, str_repeat('x', 300000)), ftell($f), fread($f, 8), ftruncate($f, 10), filesize('big'), fstat($f)['size'], rewind($f), fread($f, 20), feof($f));
	show(ftruncate($f, 5000000), fseek($f, 0, SEEK_END), ftell($f), md5_file('big'));
	$a = fopen('log', 'a');
	show(fwrite($a, str_repeat('a', 200000)), file_put_contents('log', 'b', FILE_APPEND), fwrite($a, str_repeat('c', 200000)), md5_file('log'));
	PHP);
--EXPECT--
same
