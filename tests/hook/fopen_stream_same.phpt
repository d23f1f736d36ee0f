--TEST--
File hooks: reading, writing and seeking as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	$f = fopen('c', 'w+');
	show(fwrite($f, "line1\nline2\nline3"), ftell($f), rewind($f), fgets($f), feof($f), ftell($f), fread($f, 100), feof($f), fgets($f));
	show(fseek($f, -3, SEEK_END), fgetc($f), fseek($f, 100), fread($f, 1), feof($f), fseek($f, -1), ftruncate($f, 5), rewind($f));
	show(stream_get_contents($f), fstat($f)['size'], fflush($f), fsync($f), fdatasync($f), flock($f, LOCK_EX), flock($f, LOCK_UN));
	show(stream_set_blocking($f, false), stream_get_meta_data($f)['blocked'], stream_set_blocking($f, true), stream_get_meta_data($f)['blocked']);
	show(stream_supports_lock($f), stream_isatty($f), stream_is_local($f), stream_set_timeout($f, 1), stream_set_chunk_size($f, 100));
	show(rewind($f), fread($f, 3), fwrite($f, 'ZZ'), rewind($f), fpassthru($f), fclose($f));
	try {
		fread($f, 1);
	} catch (TypeError $e) {
		show($e->getMessage());
	}
	$f = fopen('c', 'r');
	show(fwrite($f, 'x'), fscanf($f, '%3s'), ftruncate($f, 0), fclose($f));
	show(file('c'), file('c', FILE_IGNORE_NEW_LINES), readfile('c'), stream_copy_to_stream(fopen('c', 'r'), $to = fopen('d', 'w+')), rewind($to), fgetcsv($to));
	PHP);
--EXPECT--
same
