--TEST--
Coroutine\Server: serves each connection in a coroutine; shutdown() makes start() return
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Server;
use Swoole\Coroutine\Server\Connection;

Coroutine\run(function () {
    $server = new Server('127.0.0.1', 0, false, true);
    $server->set(['open_length_check' => true, 'package_length_type' => 'n', 'package_body_offset' => 2, 'package_max_length' => 100]);
    $server->handle(function (Connection $connection) {
        while ($packet = $connection->recv(5)) {
            $connection->send($packet . '!');
        }
        var_dump($packet);
        $connection->close();
    });
    Coroutine::create(function () use ($server) {
        var_dump($server->start(), $server->errCode === SOCKET_ECANCELED);
    });
    echo get_debug_type($server->port), ' ', $server->port > 0 ? 'port' : 'none', ' ', $server->fd > 0 ? 'fd' : 'none', "\n";
    $clients = [];
    for ($i = 0; $i < 2; $i++) {
        $clients[$i] = new Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
        $clients[$i]->connect('127.0.0.1', $server->port);
        $clients[$i]->sendAll(pack('n', 3) . "ab$i" . pack('n', 1));
    }
    foreach ($clients as $client) {
        echo substr($client->recvAll(6, 5), 2), "\n";
    }
    $clients[0]->close();
    $clients[1]->sendAll('x');
    echo substr($clients[1]->recvAll(4, 5), 2), "\n";
    $server->shutdown();
    $clients[1]->close();
});
?>
--EXPECT--
int port fd
ab0!
ab1!
string(0) ""
x!
bool(true)
bool(true)
string(0) ""
