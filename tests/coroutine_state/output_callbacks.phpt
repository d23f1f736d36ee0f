--TEST--
Coroutine state: output callbacks run for their own coroutine, may yield, and do not forbid buffers to others
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

show(together(
	function () {
		ob_start();
		ob_start(function (string $text) { pass(2); return strtoupper($text); });
		echo 'from a ';
		pass();
		ob_end_flush();
		return ob_get_clean();
	},
	function () {
		ob_start();
		for ($i = 0; $i < 4; $i++) {
			ob_start(fn (string $text) => "<$text>");
			echo $i;
			pass();
			ob_end_flush();
		}
		return ob_get_clean();
	},
));
--EXPECT--
0: FROM A 
1: <0><1><2><3>
