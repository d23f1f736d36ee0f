--TEST--
System: outside of a coroutine each function throws
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

foreach ([['sleep', 1], ['exec', 'true'], ['gethostbyname', 'localhost'], ['dnsLookup', 'localhost'], ['getaddrinfo', 'localhost'],
	['readFile', __FILE__], ['writeFile', '/dev/null', ''], ['statvfs', '/'], ['wait'], ['waitPid', 1], ['waitSignal', 10],
	['waitEvent', STDIN]] as $call) {
	try {
		$name = array_shift($call);
		System::$name(...$call);
		echo "$name did not throw\n";
	} catch (Swoole\Error $e) {
		echo $name, ': ', get_class($e), "\n";
	}
}
--EXPECT--
sleep: Swoole\Error
exec: Swoole\Error
gethostbyname: Swoole\Error
dnsLookup: Swoole\Error
getaddrinfo: Swoole\Error
readFile: Swoole\Error
writeFile: Swoole\Error
statvfs: Swoole\Error
wait: Swoole\Error
waitPid: Swoole\Error
waitSignal: Swoole\Error
waitEvent: Swoole\Error
