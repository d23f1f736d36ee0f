--TEST--
Channel: outside of coroutines it works as long as nothing has to wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$chan = new chan(1);
var_dump($chan->push('value'), $chan->pop());
foreach (['pop' => [], 'push' => ['more']] as $method => $args) {
	if ($method === 'push') {
		$chan->push('full');
	}
	try {
		$chan->$method(...$args);
	} catch (Swoole\Error $e) {
		echo $e->getMessage(), "\n";
	}
}
var_dump($chan->length());
--EXPECTF--
bool(true)
string(5) "value"
%SAPI must be called in the coroutine%S
%SAPI must be called in the coroutine%S
int(1)
