--TEST--
Http2\Client: a server that breaks the protocol, or speaks another one, ends the connection with an error that says so
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/peer.inc';

use Swoole\Coroutine\Http2\Client;

$answers = [
	'HTTP/1' => "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n",
	'a frame on a stream that was never opened' => "\0\0\0\4\0\0\0\0\0\0\0\1\0\1\0\0\0\7x",
	'a frame that is too long' => "\0\0\0\4\0\0\0\0\0\xff\xff\xff\0\0\0\0\0\0",
	'half a frame' => "\0\0\0\4\0\0\0\0\0\0\0\6",
];
foreach ($answers as $what => $bytes) {
	$port = (int) substr(strrchr(cs_peer(function ($connection) use ($bytes) {
		fread($connection, 4096);
		fwrite($connection, $bytes);
	}), ':'), 1);
	Co\run(function () use ($port, $what) {
		$client = new Client('127.0.0.1', $port);
		$client->set(['timeout' => CS_DEADLINE]);
		$client->connect();
		echo "$what: ";
		var_dump($client->recv(), $client->errCode, $client->connected);
	});
}
?>
--EXPECT--
HTTP/1: bool(false)
int(3006)
bool(false)
a frame on a stream that was never opened: bool(false)
int(3006)
bool(false)
a frame that is too long: bool(false)
int(3006)
bool(false)
half a frame: bool(false)
int(104)
bool(false)
