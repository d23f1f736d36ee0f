--TEST--
Event: a defer() alone is called at the end of the script
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Event::defer(fn () => print("deferred\n"));
echo "script ends\n";
--EXPECT--
script ends
deferred
