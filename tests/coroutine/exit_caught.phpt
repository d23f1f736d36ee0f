--TEST--
Coroutine: a caught exit ends nothing
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	foreach ([5, 'text', null, 1.5, [1], true] as $i => $status) {
		try {
			if ($i < 2 || $i === 5) {
				exit($status);
			} else {
				exit;
			}
		} catch (Swoole\ExitException $e) {
			echo json_encode($e->getStatus()), ' ', $e->getFlags() === SWOOLE_EXIT_IN_COROUTINE ? 'in a coroutine' : 'elsewhere', "\n";
		}
	}
	Co::sleep(0.001);
	echo "goes on\n";
});
--EXPECTF--
5 in a coroutine
"text" in a coroutine
%s in a coroutine
%s in a coroutine
%s in a coroutine
%s in a coroutine
goes on
