--TEST--
ExitException: exit in a coroutine can be caught, with its status and flags
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\ExitException;

foreach ([null, 0, 7, 'message'] as $status) {
	Swoole\Coroutine\run(function () use ($status) {
		try {
			$status === null ? exit : exit($status);
			echo "never\n";
		} catch (ExitException $e) {
			echo json_encode($e->getStatus()), ' ', $e->getFlags() === SWOOLE_EXIT_IN_COROUTINE ? 'in a coroutine' : $e->getFlags(), "\n";
		}
	});
}
var_dump((new ReflectionClass(ExitException::class))->getParentClass()->getName());
--EXPECT--
0 in a coroutine
0 in a coroutine
7 in a coroutine
"message" in a coroutine
string(16) "Swoole\Exception"
