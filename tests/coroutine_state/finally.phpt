--TEST--
Coroutine state: finally blocks may yield; the pending return value or exception goes on afterwards
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

function returns(string $value)
{
	try {
		return $value;
	} finally {
		pass(2);
	}
}
function throws(string $text)
{
	try {
		pass();
		throw new Exception($text);
	} finally {
		pass();
		try {
			throw new Error('inner');
		} catch (Error) {
			pass();
		}
	}
}
function replaces()
{
	try {
		throw new Exception('first');
	} finally {
		pass();
		throw new Exception('second');
	}
}
function discards()
{
	try {
		throw new Exception('never seen');
	} finally {
		pass();
		return 'discarded';
	}
}
show(together(fn () => returns('a'), fn () => throws('b'), fn () => returns('c'), fn () => throws('d'),
	function () {
		try {
			replaces();
		} catch (Exception $e) {
			return $e->getMessage() . ' after ' . $e->getPrevious()->getMessage();
		}
	},
	discards(...),
));
--EXPECT--
0: a
1: Exception: b
2: c
3: Exception: d
4: second after first
5: discarded
