--TEST--
Coroutine state: a constructor that turns warnings into exceptions does so for its own coroutine alone
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

class SlowStream
{
	public $context;
	public function stream_open($path, $mode, $options, &$opened)
	{
		pass(2);
		return !str_contains($path, 'missing');
	}
	public function stream_read($count)
	{
		return '';
	}
	public function stream_eof()
	{
		return true;
	}
	public function stream_stat()
	{
		return [];
	}
	public function url_stat($path, $flags)
	{
		return ['mode' => 0100644];
	}
}
stream_wrapper_register('slow', SlowStream::class);
set_error_handler(function ($type, $text) {
	echo "warning: $text\n";
	return true;
}, E_USER_WARNING);
show(together(
	fn () => (new SplFileObject('slow://file'))->getPathname(),
	function () {
		pass();
		trigger_error('of b', E_USER_WARNING);
		return 'b goes on';
	},
	fn () => new SplFileObject('slow://missing'),
	function () {
		pass();
		return @file_get_contents('/nonexistent/file') === false ? 'd goes on' : '';
	},
));
--EXPECT--
warning: of b
0: slow://file
1: b goes on
2: RuntimeException: SplFileObject::__construct(slow://missing): Failed to open stream: "SlowStream::stream_open" call failed
3: d goes on
