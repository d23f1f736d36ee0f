--TEST--
System: arguments that cannot be are errors that say so, at once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine\System;

$warnings = [];
set_error_handler(function ($level, $text) use (&$warnings) {
	$warnings[] = preg_replace('/^Swoole\\\\Coroutine\\\\System::/', '', $text);
	return true;
});
$closed = fopen('php://memory', 'r');
fclose($closed);
$calls = [
	'exec' => [[''], ["a\0b"], [[]]],
	'readFile' => [[''], ["a\0b"], ['/'], ['/nonexistent/x'], [str_repeat('x', 300)], [[]]],
	'writeFile' => [['', 'x'], ["a\0b", 'x'], ['/', 'x'], ['/nonexistent/x', 'x'], ['/dev/full', 'x'], [str_repeat('x', 300), 'x']],
	'statvfs' => [[''], ["a\0b"], ['/nonexistent']],
	'gethostbyname' => [[''], ["a\0b"], ['127.0.0.1', 99], ['127.0.0.1', PHP_INT_MAX], [str_repeat('x', 300)]],
	'getaddrinfo' => [[''], ["a\0b"], ['127.0.0.1', 99], ['127.0.0.1', AF_INET, 99], ['127.0.0.1', AF_INET, SOCK_STREAM, 6, 'no-such-service']],
	'dnsLookup' => [[''], ["a\0b"], ['127.0.0.1', 1, 99]],
	'sleep' => [[0], [-1], [NAN], [-INF], ['x']],
	'wait' => [[NAN], [-1], ['x']],
	'waitPid' => [[0], [-1], [PHP_INT_MIN], [PHP_INT_MAX], [getmypid(), NAN], [1]],
	'waitSignal' => [[0], [-1], [65], [PHP_INT_MAX], [SIGKILL], [SIGSTOP], [[]], [[SIGUSR1, 'x']], [null]],
	'waitEvent' => [[-1], [999999], [PHP_INT_MAX], ['0'], [null], [new stdClass], [$closed], [fopen('php://memory', 'r')], [fopen('/dev/null', 'r'), 0]],
];
Swoole\Coroutine\run(function () use ($calls, &$warnings) {
	foreach ($calls as $name => $list) {
		foreach ($list as $arguments) {
			$warnings = [];
			swoole_clear_error();
			try {
				$result = System::$name(...$arguments);
				$outcome = json_encode($result) . (swoole_last_error() ? ' ' . swoole_strerror(swoole_last_error(), swoole_last_error() > 500 ? 9 : 0) : '');
			} catch (Throwable $error) {
				$outcome = get_class($error) . ': ' . preg_replace('/^[\w\\\\]+::/', '', $error->getMessage());
			}
			echo str_pad("$name: ", 15), $outcome, $warnings ? '; ' . implode('; ', $warnings) : '', "\n";
		}
	}
});
?>
--EXPECT--
exec:          ValueError: exec(): Argument #1 ($command) cannot be empty
exec:          ValueError: exec(): Argument #1 ($command) must not contain any null bytes
exec:          TypeError: exec(): Argument #1 ($command) must be of type string, array given
readFile:      false No such file or directory
readFile:      ValueError: readFile(): Argument #1 ($filename) must not contain any null bytes
readFile:      false Is a directory
readFile:      false No such file or directory
readFile:      false File name too long
readFile:      TypeError: readFile(): Argument #1 ($filename) must be of type string, array given
writeFile:     false No such file or directory
writeFile:     ValueError: writeFile(): Argument #1 ($filename) must not contain any null bytes
writeFile:     false Is a directory
writeFile:     false No such file or directory
writeFile:     false No space left on device
writeFile:     false File name too long
statvfs:       [] No such file or directory
statvfs:       ValueError: statvfs(): Argument #1 ($path) must not contain any null bytes
statvfs:       [] No such file or directory
gethostbyname: false; gethostbyname(): The domain name is empty
gethostbyname: ValueError: gethostbyname(): Argument #1 ($domain_name) must not contain any null bytes
gethostbyname: false; gethostbyname(): The address family must be AF_INET (2) or AF_INET6 (10), 99 given
gethostbyname: false; gethostbyname(): The address family must be AF_INET (2) or AF_INET6 (10), 9223372036854775807 given
gethostbyname: false DNS lookup failed
getaddrinfo:   false; getaddrinfo(): The domain name is empty
getaddrinfo:   ValueError: getaddrinfo(): Argument #1 ($domain) must not contain any null bytes
getaddrinfo:   false; getaddrinfo(): The address family must be AF_INET (2) or AF_INET6 (10), 99 given
getaddrinfo:   false DNS lookup failed
getaddrinfo:   false DNS lookup failed
dnsLookup:     false; dnsLookup(): The domain name is empty
dnsLookup:     ValueError: dnsLookup(): Argument #1 ($domain_name) must not contain any null bytes
dnsLookup:     false; dnsLookup(): The address family must be AF_INET (2) or AF_INET6 (10), 99 given
sleep:         false; sleep(): The time must be at least 0.001 seconds, 0 given
sleep:         false; sleep(): The time must be at least 0.001 seconds, -1 given
sleep:         false; sleep(): The time must be at least 0.001 seconds, NAN given
sleep:         false; sleep(): The time must be at least 0.001 seconds, -INF given
sleep:         TypeError: sleep(): Argument #1 ($seconds) must be of type float, string given
wait:          false No child processes
wait:          false No child processes
wait:          TypeError: wait(): Argument #1 ($timeout) must be of type float, string given
waitPid:       ValueError: waitPid(): Argument #1 ($pid) must be a process id or -1, 0 given
waitPid:       false No child processes
waitPid:       ValueError: waitPid(): Argument #1 ($pid) must be a process id or -1, -9223372036854775808 given
waitPid:       ValueError: waitPid(): Argument #1 ($pid) must be a process id or -1, 9223372036854775807 given
waitPid:       false No child processes
waitPid:       false No child processes
waitSignal:    ValueError: waitSignal(): Argument #1 ($signals) must be a signal from 1 to 64, 0 given
waitSignal:    ValueError: waitSignal(): Argument #1 ($signals) must be a signal from 1 to 64, -1 given
waitSignal:    ValueError: waitSignal(): Argument #1 ($signals) must be a signal from 1 to 64, 65 given
waitSignal:    ValueError: waitSignal(): Argument #1 ($signals) must be a signal from 1 to 64, 9223372036854775807 given
waitSignal:    false Invalid argument
waitSignal:    false Invalid argument
waitSignal:    ValueError: waitSignal(): Argument #1 ($signals) must not be empty
waitSignal:    ValueError: waitSignal(): Argument #1 ($signals) must hold signals from 1 to 64, 0 given
waitSignal:    ValueError: waitSignal(): Argument #1 ($signals) must be a signal from 1 to 64, 0 given; waitSignal(): Passing null to parameter #1 ($signals) of type array|int is deprecated
waitEvent:     false Bad file descriptor; waitEvent(): -1 is not a descriptor
waitEvent:     false Bad file descriptor; waitEvent(): the descriptor 999999 is not open
waitEvent:     false Bad file descriptor; waitEvent(): 9223372036854775807 is not a descriptor
waitEvent:     false Bad file descriptor; waitEvent(): a descriptor is needed: a stream, a socket or an int; string given
waitEvent:     false Bad file descriptor; waitEvent(): a descriptor is needed: a stream, a socket or an int; null given
waitEvent:     false Bad file descriptor; waitEvent(): an object of class stdClass has no descriptor (fd, sock or pipe)
waitEvent:     false Bad file descriptor; waitEvent(): the resource is not an open stream
waitEvent:     false Bad file descriptor; waitEvent(): a stream of type MEMORY has no descriptor to wait for
waitEvent:     ValueError: waitEvent(): Argument #2 ($events) must be SWOOLE_EVENT_READ, SWOOLE_EVENT_WRITE or both, 0 given
