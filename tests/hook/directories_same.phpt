--TEST--
File hooks: directories as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	show(mkdir('m'), mkdir('m'), mkdir('m/n/o', 0777, true), rmdir('m'), rmdir('m/n/o'), rmdir('nope'), mkdir('q/r'), mkdir("file://$dir/u"), mkdir('p', 0700), fileperms('p') & 0777, rmdir('m/n'));
	touch('m/1');
	touch('m/2');
	show(scandir('m'), scandir('m', SCANDIR_SORT_DESCENDING), scandir('nope'), glob('m/*'));
	$d = opendir('m');
	$names = [];
	while (($name = readdir($d)) !== false) {
		$names[] = $name;
	}
	sort($names);
	show($names, readdir($d), rewinddir($d), readdir($d) !== false, closedir($d), opendir('nope'), (bool) opendir("file://$dir/m"));
	foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator('m', FilesystemIterator::SKIP_DOTS)) as $path) {
		$paths[] = (string) $path;
	}
	sort($paths);
	show($paths, iterator_count(new GlobIterator("$dir/m/*")), dir('m')->path);
	PHP);
--EXPECT--
same
