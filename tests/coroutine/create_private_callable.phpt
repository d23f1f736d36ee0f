--TEST--
Coroutine: a private method that the caller may call starts a coroutine, and may wait there
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Secret
{
	private int $left = 2;
	public function start()
	{
		go([$this, 'hidden']);
		go([self::class, 'hiddenStatic']);
		go('self::hiddenStatic');
	}
	private function hidden()
	{
		Co::sleep(0.001);
		echo 'hidden ', $this->left, "\n";
	}
	private static function hiddenStatic()
	{
		echo "hidden static\n";
	}
}
Co\run(fn () => (new Secret)->start());
try {
	go([new Secret, 'hidden']);
} catch (TypeError $e) {
	echo preg_replace('/^[\w\\\\:]+\(\): /', '', $e->getMessage()), "\n";
}
--EXPECTF--
hidden static
%Ahidden static
hidden 2
Argument #1 ($func) must be a valid callback, cannot access private method Secret::hidden()
