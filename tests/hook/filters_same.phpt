--TEST--
File hooks: stream filters as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	$f = fopen('f', 'w');
	stream_filter_append($f, 'string.rot13');
	show(fwrite($f, 'Hello'), fclose($f), file_get_contents('f'), file_get_contents('php://filter/read=string.toupper/resource=f'));
	file_put_contents('php://filter/write=convert.base64-encode/resource=g', str_repeat('abc', 100000));
	show(filesize('g'), md5(file_get_contents('php://filter/read=convert.base64-decode/resource=g')));
	$f = fopen('f', 'r');
	stream_filter_prepend($f, 'string.toupper');
	show(fgetc($f), fread($f, 10), feof($f));
	PHP);
--EXPECT--
same
