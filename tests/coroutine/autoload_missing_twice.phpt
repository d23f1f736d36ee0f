--TEST--
Coroutine: two coroutines that miss one class each get their own error
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

spl_autoload_register(function (string $class) {
	Co::sleep(0.001);
});
Co\run(function () {
	for ($i = 0; $i < 2; $i++) {
		go(function () use ($i) {
			try {
				new Missing;
			} catch (Error $e) {
				echo $e->getMessage(), "\n";
			}
			Co::sleep(0.05 * CS_SLOW);
			var_dump(class_exists('Missing') || is_callable('Missing::f'));
		});
	}
});
--EXPECT--
Class "Missing" not found
Class "Missing" not found
bool(false)
bool(false)
