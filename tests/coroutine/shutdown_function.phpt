--TEST--
Coroutine: coroutines in shutdown functions run, with waits and Co\run()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

register_shutdown_function(function () {
	go(function () {
		echo "go\n";
		Co::sleep(0.001);
		echo "go slept\n";
	});
	Co\run(function () {
		Co::sleep(0.003);
		echo "run slept\n";
	});
	go(function () {
		Co::sleep(0.001);
		echo "after the shutdown functions\n";
	});
	echo "end\n";
});
go(function () {
	Co::sleep(0.001);
	echo "before the shutdown functions\n";
});
echo "main\n";
--EXPECT--
main
before the shutdown functions
go
go slept
run slept
end
after the shutdown functions
