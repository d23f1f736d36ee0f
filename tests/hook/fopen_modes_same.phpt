--TEST--
File hooks: the modes of fopen() as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	foreach (['r', 'w', 'x', 'a', 'c', 'r+', 'w+b', 'a+', 'x+', 'c+t', 'rn', 'we', 'q', ''] as $mode) {
		try {
			file_put_contents('f', 'abcdef');
			$f = fopen('f', $mode);
			show($mode, (bool) $f);
			if ($f) {
				$meta = stream_get_meta_data($f);
				ksort($meta);
				show($meta, ftell($f), fwrite($f, 'XY'), ftell($f), fread($f, 3), fclose($f), file_get_contents('f'));
			}
		} catch (Throwable $e) {
			show(get_class($e), $e->getMessage());
		}
	}
	show((bool) fopen('new', 'x'), fopen('new', 'x'), fopen('nope', 'r'), fopen($dir, 'w'), fopen('nope/x', 'w'), (bool) fopen($dir, 'r'));
	PHP);
--EXPECT--
same
