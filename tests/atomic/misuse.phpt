--TEST--
Atomic: what cannot be is an error that says why
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic;
use Swoole\Atomic\Long;

class Careless extends Atomic
{
	public function __construct() {}
}
class CarelessLong extends Long
{
	public function __construct() {}
}

$a = new Atomic;
foreach ([
	fn () => (new Careless)->add(),
	fn () => (new CarelessLong)->get(),
	fn () => $a->__construct(1),
	fn () => clone $a,
	fn () => serialize($a),
	fn () => $a->wakeup(0),
	fn () => $a->wakeup(2 ** 31),
	fn () => $a->add('x'),
] as $try) {
	try {
		$try();
	} catch (Throwable $e) {
		echo get_class($e), ': ', $e->getMessage(), "\n";
	}
}
var_dump($a->get());
--EXPECT--
Swoole\Error: the constructor of Swoole\Atomic was not called: Careless::__construct() must call parent::__construct()
Swoole\Error: the constructor of Swoole\Atomic\Long was not called: CarelessLong::__construct() must call parent::__construct()
Swoole\Error: the constructor of Swoole\Atomic was called twice
Error: Trying to clone an uncloneable object of class Swoole\Atomic
Exception: Serialization of 'Swoole\Atomic' is not allowed
ValueError: Swoole\Atomic::wakeup(): Argument #1 ($count) must be between 1 and 2147483647, 0 given
ValueError: Swoole\Atomic::wakeup(): Argument #1 ($count) must be between 1 and 2147483647, 2147483648 given
TypeError: Swoole\Atomic::add(): Argument #1 ($add_value) must be of type int, string given
int(0)
