--TEST--
File hooks: file_get_contents() as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	file_put_contents('a', 'hello world');
	show(file_get_contents('a'), file_get_contents("$dir/a"), file_get_contents("file://$dir/a"), file_get_contents("$dir/./../" . basename($dir) . '/a'));
	show(file_get_contents('a', false, null, 3, 4), file_get_contents('a', length: 5), file_get_contents(filename: 'a'), file_get_contents('a', offset: 20));
	show(file_get_contents('nope'), file_get_contents($dir), file_get_contents('/proc/self/comm'), file_get_contents('a/b'));
	file_put_contents('empty', '');
	show(file_get_contents('empty'), file_get_contents('data:,text'), file_get_contents('nosuch://x'));
	symlink('a', 'link');
	show(file_get_contents('link'), strlen(file_get_contents('/dev/null')));
	foreach (['', "a\0b", [], new stdClass, 5] as $wrong) {
		try {
			show(file_get_contents($wrong));
		} catch (Throwable $e) {
			show(get_class($e), $e->getMessage());
		}
	}
	PHP);
--EXPECT--
same
