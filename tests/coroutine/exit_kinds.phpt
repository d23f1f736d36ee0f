--TEST--
Coroutine: exit with a number, a text and nothing, at once and after a wait: the script's status
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach (['exit(3)', 'exit("text\n")', 'exit', 'exit(0)', 'die("d\n")', 'die(255)'] as $exit) {
	foreach (['', 'Co::sleep(0.001); '] as $wait) {
		[$status, $output] = cs_php("go(function () { $wait$exit; echo 'never'; }); Swoole\Event::wait(); echo 'never';");
		echo $exit, $wait ? ' after a wait' : '', ': ', $status, ' ', json_encode($output), "\n";
	}
}
--EXPECT--
exit(3): 3 ""
exit(3) after a wait: 3 ""
exit("text\n"): 0 "text\n"
exit("text\n") after a wait: 0 "text\n"
exit: 0 ""
exit after a wait: 0 ""
exit(0): 0 ""
exit(0) after a wait: 0 ""
die("d\n"): 0 "d\n"
die("d\n") after a wait: 0 "d\n"
die(255): 255 ""
die(255) after a wait: 255 ""
