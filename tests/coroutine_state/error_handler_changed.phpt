--TEST--
Coroutine state: an error handler that is set or removed while another one yields
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

final class Handler
{
	public function __construct(private string $name)
	{
	}
	public function __invoke(int $type, string $text): bool
	{
		pass(2);
		echo "$this->name: $text\n";
		return true;
	}
	public function __destruct()
	{
		echo "$this->name is gone\n";
	}
}
function warn(string $text): void
{
	trigger_error($text, E_USER_WARNING);
}

set_error_handler(new Handler('first'));
show(together(
	function () {
		warn('a');
		pass();
		warn('e');
		return 'ends under the second handler';
	},
	function () {
		warn('b');
		return 'same handler, at the same time';
	},
	function () {
		set_error_handler(new Handler('second'));
		warn('c');
		return 'second handler';
	},
	function () {
		pass();
		warn('d');
		return 'second handler as well';
	},
));
restore_error_handler();
echo get_class(set_error_handler(null)), "\n";
restore_error_handler();
restore_error_handler();
together(fn () => set_error_handler(fn () => true), fn () => @warn('lets go of the others'));
restore_error_handler();
echo "end\n";
--EXPECT--
first: a
first: b
second: c
second: d
second: e
0: ends under the second handler
1: same handler, at the same time
2: second handler
3: second handler as well
second is gone
Handler
first is gone
end
