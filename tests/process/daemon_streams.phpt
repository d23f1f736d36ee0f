--TEST--
Process: daemon() can replace the standard streams and leave the directory
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$file = tempnam(sys_get_temp_dir(), 'cserve');
[$status, $output] = cs_php(<<<'PHP'
	$out = fopen($argv[1], 'w');
	Swoole\Process::daemon(false, false, [1 => $out]);
	echo 'to the file, in ', getcwd(), "\n";
	fwrite(STDERR, "to nowhere\n");
	echo "end\n";
	PHP, [$file]);
echo json_encode($output), $status, "\n";
echo cs_until(fn () => ($text = file_get_contents($file)) && str_contains($text, "end\n") ? $text : null, 'the output of the daemon');
unlink($file);
--EXPECT--
""0
to the file, in /
end
