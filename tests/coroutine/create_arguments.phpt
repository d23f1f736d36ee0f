--TEST--
Coroutine: create() hands over arguments, also named, variadic and of default values
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(fn (...$args) => print(json_encode($args) . "\n"), 1, 'two', null, [4]);
Co::create(fn (int $a, int $b = 5, int ...$more) => print("$a $b " . json_encode($more) . "\n"), a: 1, c: 3);
Co\go(fn (int $a, int $b = 5) => print("$a $b\n"), b: 2, a: 1);
go(fn (int $a = 7) => print("$a\n"));
go('printf', "%s-%s\n", 'x', 'y');
--EXPECT--
[1,"two",null,[4]]
1 5 {"c":3}
1 2
7
x-y
