--TEST--
setProtocol(): unknown options and bad values are named
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	[$c] = cs_socket_pair();
	var_dump($c->setProtocol(['no_such_option' => 1]));
	var_dump($c->setProtocol(['package_eof' => '']));
	var_dump($c->setProtocol(['open_length_check' => true, 'package_length_type' => 'x']));
	var_dump($c->setProtocol(['package_length_func' => 'no_such_function', 'package_length_type' => 'N']));
});
?>
--EXPECTF--
[%s #%d] WARNING: Swoole\Coroutine\Socket::setProtocol(): the option 'no_such_option' is unknown or not supported by this version: it has no effect
bool(true)

Warning: Swoole\Coroutine\Socket::setProtocol(): the option 'package_eof' must be a string of 1 to 8 bytes; '' given in %s on line %d
bool(false)

Warning: Swoole\Coroutine\Socket::setProtocol(): the option 'package_length_type' must be one of pack()'s letters c C s S n v l L N V q Q J P; 'x' given in %s on line %d
bool(false)

Warning: Swoole\Coroutine\Socket::setProtocol(): the option 'package_length_func' must be callable; 'no_such_function' given in %s on line %d
bool(false)
