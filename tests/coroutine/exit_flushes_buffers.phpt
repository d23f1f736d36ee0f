--TEST--
Coroutine: buffers that are open at exit or an uncaught exception are flushed through their callbacks
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach (['exit(3)', 'throw new Exception("thrown")'] as $end) {
	[$status, $output] = cs_php('go(function () { ob_start(fn ($text) => strtoupper($text)); echo "buffered\n"; Co::sleep(0.001); ' . $end . '; });');
	echo $status, ' ', strtok($output, "\n"), ' ', str_contains($output, 'UNCAUGHT EXCEPTION: THROWN') ? "and the error\n" : "\n";
}
--EXPECT--
3 BUFFERED 
255 BUFFERED and the error
