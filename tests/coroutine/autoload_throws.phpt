--TEST--
Coroutine: an autoloader that throws after a wait throws where the class was needed, once each
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

spl_autoload_register(function (string $class) {
	Co::sleep(0.001);
	throw new Exception("no $class for " . Co::getCid());
});
Co\run(function () {
	for ($i = 0; $i < 3; $i++) {
		go(function () {
			try {
				Missing::f();
			} catch (Exception $e) {
				echo Co::getCid(), ': ', $e->getMessage(), "\n";
			}
		});
	}
});
--EXPECTF--
2: no Missing for 2
%d: no Missing for %d
%d: no Missing for %d
