--TEST--
The constructor: a bad domain, twice, not at all, and use outside of coroutines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
$try = function (callable $call) {
	try {
		$call();
	} catch (Throwable $e) {
		echo get_class($e), ': ', $e->getMessage(), "\n";
	}
};
$try(fn () => new Socket(99, SOCK_STREAM, 0));
$socket = new Socket(AF_INET, SOCK_STREAM, 0);
var_dump($socket->fd > 0, $socket->domain === AF_INET, $socket->type === SOCK_STREAM, $socket->bind('127.0.0.1'));
$try(fn () => $socket->__construct(AF_INET, SOCK_STREAM));
$try(fn () => $socket->recv());
$try(fn () => (new class extends Socket { public function __construct() {} })->close());
$try(fn () => clone $socket);
?>
--EXPECT--
Swoole\Coroutine\Socket\Exception: a socket of domain 99, type 1 and protocol 0 cannot be made: Address family not supported by protocol
bool(true)
bool(true)
bool(true)
bool(true)
Swoole\Error: the constructor of Swoole\Coroutine\Socket was called twice
Swoole\Error: API must be called in the coroutine: put the call of Socket::recv() into Swoole\Coroutine\run() or go()
Swoole\Error: the constructor of Swoole\Coroutine\Socket was not called: Swoole\Coroutine\Socket@anonymous::__construct() must call parent::__construct()
Error: Trying to clone an uncloneable object of class Swoole\Coroutine\Socket
