--TEST--
The garbage collector: an object of a subclass in a cycle with itself goes, and what it shares with the program stays
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Shared
{
	public string $name = 'here';

	public function __destruct()
	{
		echo "gone\n";
	}
}

$classes = [
	'Swoole\Process' => '(fn () => 0)',
	'Swoole\Process\Pool' => '(1)',
	'Swoole\Server' => "('127.0.0.1', 0)",
	'Swoole\Http\Server' => "('127.0.0.1', 0)",
	'Swoole\WebSocket\Server' => "('127.0.0.1', 0)",
	'Swoole\Coroutine\Channel' => '(1)',
	'Swoole\Coroutine\Socket' => '(AF_INET, SOCK_STREAM)',
	'Swoole\Coroutine\Client' => '(SWOOLE_SOCK_TCP)',
	'Swoole\Coroutine\Http\Client' => "('127.0.0.1', 1)",
	'Swoole\Coroutine\Http2\Client' => "('127.0.0.1', 1)",
	'Swoole\Client' => '(SWOOLE_SOCK_TCP)',
	'Swoole\Async\Client' => '(SWOOLE_SOCK_TCP)',
	'Swoole\Table' => '(1)',
	'Swoole\Atomic' => '()',
	'Swoole\Lock' => '()',
];
$shared = new Shared;
Swoole\Coroutine\run(function () use ($classes, $shared) {
	foreach ($classes as $class => $arguments) {
		foreach ([false, true] as $with_table) {
			eval('$object = new class' . $arguments . " extends $class { public \$itself; public \$shared; };");
			$object->itself = $object;
			$object->shared = $shared;
			$with_table && get_mangled_object_vars($object); /* from here on PHP keeps a table of the properties besides the slots */
			$weak = WeakReference::create($object);
			unset($object);
			gc_collect_cycles();
			if ($weak->get() || $shared->name !== 'here') {
				echo $class, $with_table ? ' with' : ' without', ' a table: ', $weak->get() ? 'stays' : 'took the other one along', "\n";
			}
		}
	}
});
echo "$shared->name\n";
?>
--EXPECT--
here
gone
