--TEST--
Channel: an object assigned to errCode whose destructor uses the channel does no harm
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Nosy
{
	public function __construct(private chan $chan)
	{
	}

	public function __destruct()
	{
		while (!$this->chan->isEmpty()) {
			$this->chan->pop();
		}
	}
}

$chan = new chan(2);
$chan->push(1);
$chan->push(2);
$chan->errCode = new Nosy($chan);
var_dump($chan->pop(), $chan->length(), $chan->errCode);
$chan->errCode = new Nosy($chan);
var_dump($chan->push(3), $chan->length(), $chan->errCode);
--EXPECT--
int(1)
int(0)
int(0)
bool(true)
int(0)
int(0)
