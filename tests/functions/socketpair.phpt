--TEST--
swoole_coroutine_socketpair() and swoole_socket_create_pair(): two connected sockets
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
Swoole\Coroutine\run(function () {
    [$a, $b] = swoole_coroutine_socketpair(AF_UNIX, SOCK_STREAM, 0);
    go(fn () => $b->send('from b'));
    var_dump($a->recv(100, 5));
    $b->close();
    var_dump($a->recv(100, 5));
    var_dump(swoole_socket_create_pair(AF_UNIX, SOCK_DGRAM, 0, $pair));
    $pair[0]->send('datagram');
    var_dump($pair[1]->recv(100, 5));
    var_dump(swoole_coroutine_socketpair(AF_INET, SOCK_STREAM, 0), swoole_last_error() === SOCKET_EOPNOTSUPP);
});
?>
--EXPECT--
string(6) "from b"
string(0) ""
bool(true)
string(8) "datagram"
bool(false)
bool(true)
