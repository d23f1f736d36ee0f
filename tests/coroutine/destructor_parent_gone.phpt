--TEST--
Coroutine: a destructor that waits at the end of a coroutine whose creator has ended
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class D
{
	public function __destruct()
	{
		echo 'begin ', Co::getCid(), "\n";
		Co::sleep(0.001);
		echo 'end ', Co::getCid(), ' ', json_encode(Co::exists(Co::getPcid())), "\n";
	}
}
Co\run(function () {
	go(function () {
		go(function () {
			$d = new D;
			Co::sleep(0.001);
			echo "child ends\n";
		});
		echo "parent ends\n";
	});
});
echo "done\n";
--EXPECT--
parent ends
child ends
begin 3
end 3 false
done
