--TEST--
Coroutine state: serialize() counts its back references for its own coroutine while __serialize() and __sleep() yield
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

class Slow
{
	public function __construct(public string $name, public ?object $other = null)
	{
	}
	public function __serialize(): array
	{
		pass();
		return [$this->name, $this->other, serialize($this->name)];
	}
}
class Sleepy
{
	public $a = 1;
	public $self;
	public function __sleep()
	{
		pass();
		return ['a', 'self'];
	}
}

$job = fn (string $name) => function () use ($name) {
	$shared = new stdClass;
	$sleepy = new Sleepy;
	$sleepy->self = $sleepy;
	$text = serialize([$shared, new Slow($name, $shared), $sleepy, $shared, new Slow($name, $sleepy)]);
	$sleepy->self = null;
	return $text;
};
$want = together($job('x'))[0];
$got = together($job('x'), $job('x'), $job('x'));
foreach ($got as $i => $text) {
	echo "$i: ", $text === $want ? 'same as alone' : $text, "\n";
}
echo substr_count($want, 'r:'), " back references\n";
gc_collect_cycles();
--EXPECT--
0: same as alone
1: same as alone
2: same as alone
4 back references
