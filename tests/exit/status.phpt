--TEST--
ExitException: uncaught, it ends the script with exit's status
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach (['exit(3)', 'exit', 'die("bye\n")', 'exit(0)'] as $exit) {
	[$status, $output] = cs_php("Co\\run(function () { echo 'in '; $exit; echo 'never'; }); echo 'never';");
	echo $status, ' ', trim($output), "\n";
}
--EXPECT--
3 in
0 in
0 in bye
0 in
