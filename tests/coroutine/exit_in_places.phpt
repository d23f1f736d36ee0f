--TEST--
Coroutine: exit in a nested coroutine, a defer, a Fiber, a destructor, a generator, a timer, a shutdown function
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$places = [
	'nested' => 'go(function () { try { go(fn () => exit(9)); } finally { echo "finally "; } echo "never"; });',
	'defer' => 'go(function () { defer(fn () => print("other defer ")); defer(fn () => exit(9)); });',
	'Fiber' => 'go(function () { (new Fiber(function () { try { exit(9); } finally { echo "finally "; } }))->start(); echo "never"; });',
	'coroutine in a Fiber' => '(new Fiber(function () { go(fn () => exit(9)); echo "never"; }))->start(); echo "never";',
	'destructor' => 'class D { function __destruct() { Co::sleep(0.001); exit(9); } } go(function () { $d = new D; });',
	'generator' => 'go(function () { foreach ((function () { try { yield 1; exit(9); } finally { echo "finally "; } })() as $x); });',
	'timer' => 'Swoole\Timer::after(1, fn () => exit(9)); Swoole\Timer::after(20, fn () => print("never"));',
	'shutdown' => 'register_shutdown_function(function () { go(fn () => exit(9)); echo "never"; });',
	'finally' => 'go(function () { try { exit(1); } finally { exit(9); } });',
	'uncaught' => 'set_exception_handler(fn () => exit(9)); go(fn () => throw new Exception);',
];
foreach ($places as $name => $code) {
	[$status, $output] = cs_php($code . ' Swoole\Event::wait();');
	echo $name, ': ', $output, $status, "\n";
}
--EXPECT--
nested: finally 9
defer: other defer 9
Fiber: finally 9
coroutine in a Fiber: 9
destructor: 9
generator: finally 9
timer: 9
shutdown: 9
finally: 9
uncaught: 9
