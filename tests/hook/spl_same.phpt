--TEST--
File hooks: SplFileObject and temporary files as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	file_put_contents('c', "one\ntwo\nthree");
	$o = new SplFileObject('c', 'r+');
	show($o->fgets(), $o->eof(), $o->fwrite('zz'), $o->ftell(), $o->getSize(), $o->flock(LOCK_SH), $o->fstat()['size']);
	foreach ($o as $i => $line) {
		show($i, $line);
	}
	$o->seek(1);
	show($o->current(), $o->ftruncate(2));
	clearstatcache();
	show($o->getSize());
	$t = new SplTempFileObject(1);
	$t->fwrite(str_repeat('k', 10));
	$t->rewind();
	show($t->fgets());
	$t = tmpfile();
	show(fwrite($t, 'tmp'), fseek($t, 0), fread($t, 9), feof($t), fclose($t));
	$f = fopen('php://temp/maxmemory:4', 'w+');
	show(fwrite($f, 'longer than four'), rewind($f), stream_get_contents($f));
	try {
		new SplFileObject('nope');
	} catch (RuntimeException $e) {
		show($e->getMessage());
	}
	PHP);
--EXPECT--
same
