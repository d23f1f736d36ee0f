--TEST--
Coroutine: an error handler that throws after a wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

set_error_handler(function (int $level, string $message) {
	Co::sleep(0.001);
	throw new ErrorException($message . ' in ' . Co::getCid());
});
Co\run(function () {
	for ($i = 0; $i < 2; $i++) {
		go(function () {
			try {
				$text = $undefined . 'x';
			} catch (ErrorException $e) {
				echo $e->getMessage(), "\n";
			}
			try {
				echo hex2bin('abc');
			} catch (ErrorException $e) {
				echo $e->getMessage(), "\n";
			}
		});
	}
});
--EXPECT--
Undefined variable $undefined in 2
Undefined variable $undefined in 3
hex2bin(): Hexadecimal input string must have an even length in 2
hex2bin(): Hexadecimal input string must have an even length in 3
