--TEST--
File hooks: a wrapper of the user for file: as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	class Wrapper {
		public $context;
		private int $at = 0;
		public function stream_open($path, $mode, $options, &$opened) { echo 'opens ', basename($path), "\n"; return true; }
		public function stream_read($count) { return $this->at++ ? '' : 'from the wrapper'; }
		public function stream_eof() { return $this->at > 0; }
		public function stream_stat() { return []; }
	}
	file_put_contents('a', 'from the file');
	show(file_get_contents("$dir/a"));
	stream_wrapper_unregister('file');
	stream_wrapper_register('file', 'Wrapper');
	show(file_get_contents("$dir/a"), file_get_contents('a'));
	stream_wrapper_restore('file');
	show(file_get_contents("$dir/a"));
	PHP);
--EXPECT--
same
