--TEST--
Event: an exception that a callback leaves ends the script
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_asan('the defers that are not called are freed with the script\'s memory');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	Swoole\Event::defer(fn () => throw new LogicException('in a defer'));
	Swoole\Event::defer(fn () => print("never\n"));
	Swoole\Event::wait();
	echo "never\n";
	PHP);
echo $status, ' ', strpos($output, 'Uncaught LogicException: in a defer') !== false ? 'reported' : $output, ' ',
	strpos($output, 'never') === false ? 'ended' : 'went on', "\n";
--EXPECT--
255 reported ended
