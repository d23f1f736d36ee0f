--TEST--
File hooks: coroutines that write to one handle do not mix their lines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	$file = fopen($path, 'w');
	foreach (['a', 'b', 'c', 'd'] as $letter) {
		go(function () use ($file, $letter) {
			for ($i = 0; $i < 6; $i++) {
				fwrite($file, str_repeat($letter, $i % 2 ? 200000 : 100) . "\n");
			}
		});
	}
});
$lines = file($path, FILE_IGNORE_NEW_LINES);
var_dump(count($lines), count(array_filter($lines, fn ($line) => strlen(count_chars($line, 3)) !== 1)));
unlink($path);
--EXPECT--
int(24)
int(0)
