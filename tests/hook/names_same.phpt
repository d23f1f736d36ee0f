--TEST--
File hooks: copy, rename, unlink and links as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	file_put_contents('c', 'content');
	show(copy('c', 'd'), file_get_contents('d'), rename('d', 'e'), file_exists('d'), rename('nope', 'x'), rename('e', 'no/dir'), rename("file://$dir/e", "$dir/f"));
	show(unlink('f'), file_exists('f'), unlink('f'), unlink($dir), unlink("file://$dir/nope"), copy('nope', 'x'), copy('c', 'no/dir'));
	show(symlink('c', 'link'), readlink('link'), unlink('link'), file_exists('c'), link('c', 'hard'), unlink('hard'), touch('g', 1000), filemtime('g'), chmod('g', 0600), is_file('g'));
	file_put_contents('s', 'x');
	show(is_file('s'), filesize('s'));
	unlink('s');
	show(is_file('s'));
	PHP);
--EXPECT--
same
