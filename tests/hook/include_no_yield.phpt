--TEST--
File hooks: nobody else runs while a file is included, nor in an autoloader
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Slow
{
	public $context;
	private bool $done = false;
	public function stream_open($path, $mode, $options, &$opened)
	{
		return true;
	}
	public function stream_read($count)
	{
		usleep(3000);
		$code = $this->done ? '' : '<?php echo "included\n";';
		$this->done = true;
		return $code;
	}
	public function stream_eof()
	{
		return $this->done;
	}
	public function stream_stat()
	{
		return [];
	}
	public function stream_set_option($option, $arg1, $arg2)
	{
		return false;
	}
}
stream_wrapper_register('slow', 'Slow');
Swoole\Coroutine\run(function () {
	go(function () {
		usleep(1000);
		echo "other\n";
	});
	include 'slow://x';
	Swoole\Coroutine::sleep(0.01);
	spl_autoload_register(function ($class) {
		usleep(3000);
		eval("class $class {}");
		echo "loaded\n";
	});
	go(function () {
		usleep(1000);
		echo "other\n";
	});
	new Late;
});
--EXPECT--
included
other
loaded
other
