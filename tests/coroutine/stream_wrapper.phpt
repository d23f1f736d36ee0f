--TEST--
Coroutine: two coroutines open one URL of a wrapper that waits
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Wrapper
{
	public $context;
	private bool $read = false;
	public function stream_open($path, $mode, $options, &$opened)
	{
		Co::sleep(0.001);
		return true;
	}
	public function stream_read($n)
	{
		Co::sleep(0.001);
		[$before, $this->read] = [$this->read, true];
		return $before ? '' : 'content';
	}
	public function stream_eof()
	{
		return $this->read;
	}
	public function stream_stat()
	{
		return [];
	}
}
stream_wrapper_register('waits', Wrapper::class);
Co\run(function () {
	for ($i = 0; $i < 3; $i++) {
		go(fn () => print(file_get_contents('waits://same') . "\n"));
	}
});
--EXPECT--
content
content
content
