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
$job = fn (string $name) => function () use ($name) {
	$old = new Old;
	$shared = new ArrayObject([$name]);
	$old->parts = [$shared, $name, $shared];
	return serialize([$old, $shared, $old]);
};
$want = together($job('x'))[0];
$texts = together($job('x'), $job('x'), $job('x'));
var_dump(array_unique($texts) === [$want]);
show(together(...array_map(fn ($text) => function () use ($text) {
	[$a, $shared, $b] = unserialize($text);
	return [$a === $b, $a->parts[0] === $a->parts[2], $a->parts[1]];
}, $texts)));
--EXPECT--
bool(true)
0: [true,true,"x"]
1: [true,true,"x"]
2: [true,true,"x"]
