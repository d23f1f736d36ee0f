--TEST--
Coroutine: getBackTrace() leaves reference counts as they were
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$object = new stdClass;
	$cid = go(fn (object $o) => Co::yield(), $object);
	for ($i = 0; $i < 1000; $i++) {
		Co::getBackTrace($cid);
		Co::getBackTrace($cid, DEBUG_BACKTRACE_PROVIDE_OBJECT);
	}
	$weak = WeakReference::create($object);
	unset($object);
	var_dump($weak->get() === null);
	Co::resume($cid);
	var_dump($weak->get() === null);
});
--EXPECT--
bool(false)
bool(true)
