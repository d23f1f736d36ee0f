--TEST--
Http\Cookie: with...() change the object and return it; a clone is a copy; children may add properties
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Http\Cookie;

class Mine extends Cookie
{
	public $extra = 1;
	public function __construct()
	{
	}
}
$mine = new Mine;
var_dump($mine->withName('a') === $mine, $mine->withValue('1')->withExpires(0) === $mine);
$copy = clone $mine;
$copy->withValue('2')->extra = 2;
var_dump($mine->toString(), $copy->toString(), $mine->extra, $copy->extra);
--EXPECT--
bool(true)
bool(true)
string(3) "a=1"
string(3) "a=2"
int(1)
int(2)
