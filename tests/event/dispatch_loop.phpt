--TEST--
Event: a loop of one's own with dispatch() waits for events instead of spinning
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$fired = false;
Swoole\Timer::after(50, function () use (&$fired) {
	$fired = true;
});
$rounds = 0;
while (!$fired) {
	Swoole\Event::dispatch();
	$rounds++;
}
var_dump($rounds < 20);
--EXPECT--
bool(true)
