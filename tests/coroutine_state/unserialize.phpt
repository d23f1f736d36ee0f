--TEST--
Coroutine state: unserialize() resolves back references in its own text while __unserialize() and __wakeup() yield
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

class Slow
{
	public $name;
	public $inner;
	public function __serialize(): array
	{
		return [$this->name, serialize([$this->name, $this->name])];
	}
	public function __unserialize(array $data): void
	{
		pass();
		$this->name = $data[0];
		$this->inner = unserialize($data[1]);
		pass();
	}
}
class Wakes
{
	public $name;
	public function __wakeup()
	{
		pass();
		$this->name .= '!';
	}
}
spl_autoload_register(function ($class) {
	pass();
	eval("class $class { public \$name; }");
});

$job = fn (string $name) => function () use ($name) {
	$slow = new Slow;
	$wakes = new Wakes;
	$slow->name = $wakes->name = $name;
	$text = serialize([$slow, $wakes, $wakes, $slow]);
	$text = str_replace('a:4:{', 'a:5:{', substr($text, 0, -1)) . "i:9;O:6:\"Late_$name\":1:{s:4:\"name\";R:2;}}";
	[$a, $b, $c, $d] = $all = unserialize($text);
	return [$a === $d, $b === $c, $a->name, $a->inner, $b->name, get_class($all[9]), $all[9]->name === $a];
};
show(together($job('a'), $job('b'), $job('c')));
--EXPECT--
0: [true,true,"a",["a","a"],"a!","Late_a",true]
1: [true,true,"b",["b","b"],"b!","Late_b",true]
2: [true,true,"c",["c","c"],"c!","Late_c",true]
