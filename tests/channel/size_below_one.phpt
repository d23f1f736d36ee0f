--TEST--
Channel: a size below 1 counts as 1
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([0, -5, 1, 100] as $size) {
	echo (new chan($size))->capacity, "\n";
}
echo (new chan)->capacity, "\n";
--EXPECT--
1
1
1
100
1
