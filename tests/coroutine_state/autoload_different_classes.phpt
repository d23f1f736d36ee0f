--TEST--
Coroutine state: an autoloader that yields loads different classes side by side, parents and interfaces too
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

spl_autoload_register(function ($class) {
	pass();
	$extends = match ($class) { 'A1', 'B1' => 'extends Base', 'C1' => 'implements Face', default => '' };
	$kind = $class === 'Face' ? 'interface' : 'class';
	eval("$kind $class $extends { const FROM = '$class'; }");
	pass();
});
show(together(fn () => new A1 instanceof Base, fn () => new B1 instanceof Base, fn () => new C1 instanceof Face,
	fn () => A1::FROM . B1::FROM . D1::FROM));
--EXPECT--
0: true
1: true
2: true
3: A1B1D1
