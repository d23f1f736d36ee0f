--TEST--
Redis\Server: format() writes each type, keeps line breaks out of lines and refuses what does not fit; handlers can be asked for
--FILE--
<?php
use Swoole\Redis\Server;

set_error_handler(function ($level, $message) {
	echo $message, "\n";
});
foreach ([[Server::NIL], [Server::ERROR], [Server::ERROR, "bad\r\nthing"], [Server::STATUS], [Server::STATUS, 'QUEUED'],
	[Server::INT, 5], [Server::INT, '7'], [Server::STRING, "a\r\nb"], [Server::STRING, ''], [Server::SET, ['a', null, 3]],
	[Server::SET, []], [Server::MAP, ['k' => 'v', 5 => 6]], [Server::STRING, []], [Server::SET, 'a'], [Server::SET, [[]]], [9]] as $args) {
	echo json_encode(Server::format(...$args)), "\n";
}
$server = new Server('127.0.0.1', 0, SWOOLE_BASE);
var_dump($server->setHandler('get', 'strlen'), $server->getHandler('GET') instanceof Closure, $server->getHandler('set'));
try {
	$server->setHandler('', 'strlen');
} catch (ValueError $e) {
	echo $e->getMessage(), "\n";
}
?>
--EXPECT--
"$-1\r\n"
"-ERR\r\n"
"-bad  thing\r\n"
"+OK\r\n"
"+QUEUED\r\n"
":5\r\n"
":7\r\n"
"$4\r\na\r\nb\r\n"
"$0\r\n\r\n"
"*3\r\n$1\r\na\r\n$-1\r\n$1\r\n3\r\n"
"*0\r\n"
"*4\r\n$1\r\nk\r\n$1\r\nv\r\n$1\r\n5\r\n$1\r\n6\r\n"
Swoole\Redis\Server::format(): STRING takes a string, not array
false
Swoole\Redis\Server::format(): SET and MAP take an array, not string
false
Swoole\Redis\Server::format(): the elements of SET and MAP are strings, not array
false
Swoole\Redis\Server::format(): there is no type 9: use one of the class's constants
false
bool(true)
bool(true)
NULL
Swoole\Redis\Server::setHandler(): the command must have 1 to 256 bytes, not 0
