--TEST--
Coroutine state: buffers that a coroutine leaves open are flushed at its end, through their callbacks
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

together(
	function () {
		ob_start(fn (string $text) => "<$text>\n");
		ob_start();
		echo 'a';
		pass(2);
		echo 'b';
	},
	function () {
		ob_start(function (string $text) { pass(); return "[$text]\n"; });
		echo 'c';
		pass();
	},
);
echo ob_get_level(), "\n";
--EXPECT--
<ab>
[c]
0
