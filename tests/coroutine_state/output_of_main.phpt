--TEST--
Coroutine state: the main script's buffers are its own; coroutines start without any
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

ob_start();
echo 'main ';
$levels = together(function () {
	$level = ob_get_level();
	ob_start();
	echo 'lost';
	pass();
	ob_end_clean();
	return $level;
});
echo 'again';
$text = ob_get_clean();
var_dump($text, $levels, ob_get_level());
--EXPECT--
string(10) "main again"
array(1) {
  [0]=>
  int(0)
}
int(0)
