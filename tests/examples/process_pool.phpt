--TEST--
examples/process_pool.php finds the primes
--EXTENSIONS--
cserve
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
[$status, $output] = cs_php(__DIR__ . '/../../examples/process_pool.php');
$lines = explode("\n", trim($output));
var_dump($status, array_pop($lines), count($lines), array_filter($lines, fn ($line) => !preg_match('/^worker [0-3]: \d+$/', $line)));
--EXPECTREGEX--
int\(0\)
string\(24\) "9592 primes below 100000"
int\([1-4]\)
array\(0\) \{
\}
