--TEST--
Coroutine: an unknown option warns once, by name, and is ignored
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['no_such_option' => 1, 'max_coroutine' => 5]);
Co::set(['no_such_option' => 2]);
Co::set(['another' => 1]);
--EXPECTF--
Warning: %sno_such_option%s in %s on line %d

Warning: %sanother%s in %s on line %d
