--TEST--
Coroutine: destructors of what the context holds may wait, and use the context
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class D
{
	public function __destruct()
	{
		echo 'begin ', Co::getCid(), "\n";
		Co::sleep(0.001);
		Co::getContext()['again'] = 1;
		defer(fn () => print("defer of a destructor\n"));
		echo 'end ', Co::getCid(), ' ', count(Co::getContext()), "\n";
	}
}
Co\run(function () {
	go(function () {
		Co::getContext()['d'] = new D;
	});
	echo "parent\n";
	Co::sleep(0.05 * CS_SLOW);
	go(fn () => print('new context: ' . count(Co::getContext()) . "\n"));
});
--EXPECT--
begin 2
parent
end 2 1
defer of a destructor
new context: 0
