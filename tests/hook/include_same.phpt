--TEST--
File hooks: include as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	file_put_contents('inc.php', '<?php return [__LINE__, basename(__FILE__), ++$GLOBALS["n"]];');
	$GLOBALS['n'] = 0;
	show(include 'inc.php', require "$dir/inc.php", include_once 'inc.php', include 'nope.php', get_included_files() !== []);
	file_put_contents('bad.php', '<?php this is wrong');
	try {
		include 'bad.php';
	} catch (ParseError $e) {
		show($e->getMessage());
	}
	set_include_path("$dir/sub");
	mkdir('sub');
	file_put_contents('sub/x', 'from the include path');
	show(file_get_contents('x', true), (bool) fopen('x', 'r', true), stream_resolve_include_path('x') !== false);
	PHP);
--EXPECT--
same
