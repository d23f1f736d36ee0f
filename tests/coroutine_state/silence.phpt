--TEST--
Coroutine state: @ silences the coroutine that uses it, and nobody else
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

function warn(string $text): int
{
	pass();
	trigger_error($text, E_USER_WARNING);
	pass();
	return error_reporting();
}
set_error_handler(function ($type, $text) {
	if (error_reporting() & $type) {
		echo "$text\n";
	}
	return true;
});
$all = E_ALL;
show(together(
	fn () => @warn('silent') === $all ? 'all' : 'masked',
	fn () => warn('loud') === $all ? 'all' : 'masked',
	function () use ($all) {
		@pass(3);
		return error_reporting() === $all ? 'all' : 'masked';
	},
));
echo error_reporting() === $all ? 'all' : 'masked', "\n";
--EXPECT--
loud
0: masked
1: all
2: all
all
