--TEST--
Coroutine: every kind of callable starts a coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Kinds
{
	public static function stat(string $how)
	{
		echo "static by $how\n";
	}
	public function method(string $how)
	{
		Co::sleep(0.001);
		echo "method by $how\n";
	}
	public function __invoke()
	{
		echo "__invoke\n";
	}
	public function __call(string $name, array $args)
	{
		echo "__call $name\n";
	}
	public static function __callStatic(string $name, array $args)
	{
		echo "__callStatic $name\n";
	}
}
function plain()
{
	echo "function\n";
}
Co\run(function () {
	go('plain');
	go('Kinds::stat', 'string');
	go(['Kinds', 'stat'], 'array');
	go(Kinds::stat(...), 'first-class callable');
	go([new Kinds, 'method'], 'array');
	go((new Kinds)->method(...), 'first-class callable');
	go(new Kinds);
	go([new Kinds, 'magic']);
	go(['Kinds', 'magicStatic']);
	go(static fn () => print("static arrow function\n"));
	go(Closure::fromCallable('plain'));
});
--EXPECT--
function
static by string
static by array
static by first-class callable
__invoke
__call magic
__callStatic magicStatic
static arrow function
function
method by array
method by first-class callable
