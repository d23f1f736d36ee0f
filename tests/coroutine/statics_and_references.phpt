--TEST--
Coroutine: statics and references are shared, local variables are not
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function counter()
{
	static $count = 0;
	$before = $count;
	Co::sleep(0.001);
	$count = $before + 1;
	return $count;
}
class Holder
{
	public static array $list = [];
}
$shared = ['a' => 1];
Co\run(function () use (&$shared) {
	for ($i = 0; $i < 3; $i++) {
		go(function () use ($i, &$shared) {
			$local = $i;
			$ref = &$shared[$i];
			foreach ([1, 2] as &$n) {
				Co::sleep(0.001);
				$n += $local;
				$ref .= $n;
			}
			Holder::$list[] = $local;
			$GLOBALS["global$i"] = counter();
		});
	}
});
echo json_encode($shared), ' ', json_encode(Holder::$list), " $global0 $global1 $global2\n";
--EXPECT--
{"a":1,"0":"12","1":"23","2":"34"} [0,1,2] 1 1 1
