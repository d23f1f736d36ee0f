--TEST--
Coroutine state: Serializable::serialize() calls serialize() for its parts while another coroutine does the same
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

error_reporting(E_ALL & ~E_DEPRECATED);
eval('class Old implements Serializable
{
	public $parts;
	public function serialize()
	{
		pass();
		$text = serialize($this->parts);
		pass();
		return $text;
	}
	public function unserialize($text)
	{
		pass();
		$this->parts = unserialize($text);
		pass();
	}
}');
class Locks
{
	public function __serialize(): array
	{
		pass(2);
		return [serialize([])];
	}
	public function __unserialize(array $data): void
	{
		pass(3);
		unserialize($data[0]);
	}
}
$lock = fn () => get_class(unserialize(serialize(new Locks)));
$job = fn (string $name) => function () use ($name) {
	$old = new Old;
	$shared = new ArrayObject([$name]);
	$old->parts = [$shared, $name, $shared];
	return serialize([$old, $shared, $old]);
};
$want = together($job('x'))[0];
[, $texts[], $texts[], $texts[]] = $results = together($lock, $job('x'), $job('x'), $job('x'));
var_dump($results[0], array_unique($texts) === [$want]);
show(together($lock, ...array_map(fn ($text) => function () use ($text) {
	[$a, $shared, $b] = unserialize($text);
	return [$a === $b, $a->parts[0] === $a->parts[2], $a->parts[1]];
}, $texts)));
--EXPECT--
string(5) "Locks"
bool(true)
0: Locks
1: [true,true,"x"]
2: [true,true,"x"]
3: [true,true,"x"]
