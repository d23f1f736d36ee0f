--TEST--
Process: after an exec() that failed the callbacks of signals are called as before; an argument with a null byte is refused
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$seen = 0;
Process::signal(SIGUSR1, function () use (&$seen) {
	$seen++;
});
$process = new Process(fn () => 1, false, 0);
var_dump(@$process->exec('/no/such/program', ['a']));
posix_kill(getmypid(), SIGUSR1);
cs_until(function () use (&$seen) {
	return $seen === 1;
}, 'the signal');
try {
	$process->exec('/bin/echo', ["a\0b"]);
} catch (ValueError $e) {
	echo str_replace("\0", '?', $e->getMessage()), "\n";
}
--EXPECT--
bool(false)
Swoole\Process::exec(): Argument #2 ($args) must not contain null bytes: "a" has one
