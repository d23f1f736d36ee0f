--TEST--
Coroutine state: a stream that is closed while an exception is on its way may wait; others do not see the exception
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

Swoole\Runtime::enableCoroutine(SWOOLE_HOOK_FILE);
$path = sys_get_temp_dir() . '/cserve_' . getmypid() . '.fifo';
posix_mkfifo($path, 0600);
$full = 16 * 4096;

/* The filter keeps "ab" until the stream is closed, which happens when the exception leaves the function. */
function fails(string $path)
{
	$stream = fopen($path, 'w');
	stream_filter_append($stream, 'convert.base64-encode', STREAM_FILTER_WRITE);
	fwrite($stream, 'ab');
	throw new RuntimeException('on its way');
}
show(together(
	function () use ($path, $full) {
		$both = fopen($path, 'r+');
		fwrite($both, str_repeat('x', $full));
		pass();
		fails($path);
	},
	function () use ($path, $full) {
		pass(2);
		try {
			throw new LogicException('of b');
		} catch (LogicException $e) {
			$text = $e->getMessage();
		}
		$reader = fopen($path, 'r');
		$got = '';
		while (strlen($got) < $full + 4) {
			$got .= fread($reader, 8192);
		}
		return [$text, ltrim($got, 'x')];
	},
));
unlink($path);
--EXPECT--
0: RuntimeException: on its way
1: ["of b","YWI="]
