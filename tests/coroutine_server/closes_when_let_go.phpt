--TEST--
Coroutine\Server: a connection that its handler lets go of is closed at once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;

Coroutine\run(function () {
    $server = new Coroutine\Server('127.0.0.1');
    $server->handle(fn ($connection) => $connection->send('bye'));
    go(fn () => $server->start());
    $client = new Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
    $client->connect('127.0.0.1', $server->port);
    var_dump($client->recvAll(100, 5));
    $server->shutdown();
});
?>
--EXPECT--
string(3) "bye"
