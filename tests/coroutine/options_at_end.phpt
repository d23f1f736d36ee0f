--TEST--
Coroutine::set(): options that hold objects go at the end of the script, unknown ones too
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Value
{
	public array $large;

	public function __construct()
	{
		$this->large = range(1, 100);
	}

	public function __destruct()
	{
		echo "gone\n";
	}
}

$values = [];
for ($i = 0; $i < 1000; $i++) {
	$values[] = (object) ['value' => new stdClass, 'itself' => fn () => $values];
}
@Swoole\Coroutine::set(['unknown' => new Value, 'exit_condition' => fn () => (bool) $values, 'more' => $values]);
$values = null;
Swoole\Coroutine\run(fn () => print "run\n");
echo count(Swoole\Coroutine::getOptions()['more']), "\n";
?>
--EXPECTF--
%AWARNING: Swoole\Coroutine::set(): the option 'unknown' is unknown or not supported by this version: it has no effect
%AWARNING: Swoole\Coroutine::set(): the option 'more' is unknown or not supported by this version: it has no effect
run
1000
gone
