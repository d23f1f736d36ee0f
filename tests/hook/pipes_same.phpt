--TEST--
File hooks: popen(), proc_open() and exec() as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	$p = popen('echo out; exit 3', 'r');
	show(fgets($p), fgets($p), feof($p), pclose($p));
	$p = popen('cat >written', 'w');
	show(fwrite($p, str_repeat('w', 100000)), pclose($p), filesize('written'));
	$p = proc_open('cat; exit 2', [['pipe', 'r'], ['pipe', 'w']], $pipes);
	show(fwrite($pipes[0], 'through cat'), fclose($pipes[0]), stream_get_contents($pipes[1]), proc_close($p));
	show(shell_exec('echo shell'), exec('echo a; echo b', $out, $code), $out, $code);
	PHP);
--EXPECT--
same
