--TEST--
Channel: a subclass may add properties and override methods
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Counting extends Swoole\Coroutine\Channel
{
	public int $pushed = 0;

	public function push(mixed $data, float $timeout = -1): bool
	{
		$this->pushed++;
		return parent::push($data, $timeout);
	}
}

Swoole\Coroutine\run(function () {
	$chan = new Counting(5);
	$chan->push('a');
	$chan->push('b');
	var_dump($chan->pushed, $chan->capacity, $chan->length(), $chan instanceof chan, $chan->pop());
});
--EXPECT--
int(2)
int(5)
int(2)
bool(true)
string(1) "a"
