--TEST--
Coroutine: set() takes numeric strings, references and the older names of options
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$n = '7';
$ref = &$n;
Co::set(['max_coro_num' => &$ref, 'stack_size' => 131072.0, 'deadlock_check' => 0]);
echo Co::stats()['c_stack_size'], "\n";
for ($i = 0; $i < 7; $i++) {
	go(fn () => Co::yield());
}
var_dump(@go(fn () => null));
--EXPECT--
131072
bool(false)
