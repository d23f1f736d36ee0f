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
		echo 'end ', Co::getCid(), ' ', count(Co::getContext()), "\n";
	}
}
Co\run(function () {
	go(function () {
		Co::getContext()['d'] = new D;
	});
	echo "parent\n";
});
--EXPECT--
begin 2
parent
end 2 1
