--TEST--
Coroutine state: coroutines that need one class wait for the one that is loading it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

spl_autoload_register(function ($class) {
	echo "loading $class\n";
	pass(3);
	if ($class !== 'Missing') {
		eval("class $class { const NAME = '$class'; }");
	}
});
show(together(
	fn () => Shared::NAME,
	fn () => Shared::NAME,
	fn () => get_class(new Shared),
	fn () => class_exists('shared'),
	fn () => class_exists('Shared', false),
));
show(together(fn () => class_exists('Missing'), fn () => Missing::NAME));
--EXPECT--
loading Shared
0: Shared
1: Shared
2: Shared
3: true
4: false
loading Missing
loading Missing
0: false
1: Error: Class "Missing" not found
