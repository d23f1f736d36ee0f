--TEST--
examples/channel.php does nine jobs with three workers
--EXTENSIONS--
cserve
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
[$status, $output] = cs_php(__DIR__ . '/../../examples/channel.php');
$lines = explode("\n", trim($output));
$last = array_pop($lines);
sort($lines);
var_dump($status, count($lines), preg_replace('/^worker \d /', '', $lines)[8], preg_match('/^nine jobs of 50 ms in \d+ ms$/', $last));
?>
--EXPECTREGEX--
int\(0\)
int\(9\)
string\(\d+\) "squared \d: \d+"
int\(1\)
