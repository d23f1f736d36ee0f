--TEST--
Hooks: outside of a coroutine everything blocks as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Runtime::enableCoroutine();
$path = tempnam(sys_get_temp_dir(), 'cs');
var_dump(sleep(0), usleep(10), time_nanosleep(0, 10), file_put_contents($path, str_repeat('x', 300000)), strlen(file_get_contents($path)));
$file = fopen($path, 'r+');
var_dump(flock($file, LOCK_EX), fsync($file), ftruncate($file, 1), fclose($file), count(scandir(__DIR__)) > 2, unlink($path));
--EXPECT--
int(0)
NULL
bool(true)
int(300000)
int(300000)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
