--TEST--
Coroutine: a report of very many coroutines is cut short
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[, $output] = cs_php('Co\run(function () { for ($i = 0; $i < 200; $i++) go(fn () => Co::yield()); });');
echo strtok($output, "\n"), "\n", substr_count($output, 'waits for'), ' ', strstr($output, '...'), "\n";
--EXPECTF--
cserve: deadlock: nothing can wake 200 waiting coroutines
32 ... and 168 more
