--TEST--
Coroutine: include_once of one file by two coroutines loads it once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$file = __FILE__ . '.sh';
file_put_contents($file, '<?php Co::sleep(0.001); echo "loaded\n"; function from_the_file() { return 1; }');
Co\run(function () use ($file) {
	for ($i = 0; $i < 2; $i++) {
		go(function () use ($file) {
			include_once $file;
		});
	}
});
echo from_the_file(), "\n";
unlink($file);
--EXPECT--
loaded
1
