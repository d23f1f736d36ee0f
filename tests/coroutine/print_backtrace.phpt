--TEST--
Coroutine: printBackTrace() prints what an exception's trace looks like
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function where()
{
	Co::printBackTrace();
	Co::yield();
}
go(function () {
	where();
});
echo "--\n";
Co::printBackTrace(1);
echo "--\n";
ob_start();
Co::printBackTrace(1, 0, 1);
echo strlen(ob_get_clean()) > 10 ? "buffered\n" : "not buffered\n";
Co::resume(1);
Co::printBackTrace(1);
--EXPECTF--
#0 %s(10): where()
#1 [internal function]: {closure%S}()
--
#0 %s(7): Swoole\Coroutine::yield()
#1 %s(10): where()
#2 [internal function]: {closure%S}()
--
buffered

Warning: Swoole\Coroutine::printBackTrace(): there is no coroutine 1 in %s on line %d
