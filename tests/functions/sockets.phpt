--TEST--
swoole_socket_*(): the functions of the extension sockets on Coroutine\Socket
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
Swoole\Coroutine\run(function () {
    $listener = swoole_socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
    swoole_socket_set_option($listener, SOL_SOCKET, SO_REUSEADDR, 1);
    var_dump(swoole_socket_bind($listener, '127.0.0.1'), swoole_socket_listen($listener, 5), swoole_socket_getsockname($listener, $address, $port), $port > 0);
    swoole_socket_set_nonblock($listener);
    var_dump(swoole_socket_accept($listener), swoole_socket_last_error($listener) === SOCKET_EAGAIN);
    swoole_socket_clear_error($listener);
    var_dump(swoole_socket_last_error($listener));
    swoole_socket_set_block($listener);
    go(function () use ($listener) {
        $peer = swoole_socket_accept($listener);
        echo swoole_socket_read($peer, 100, PHP_NORMAL_READ);
        var_dump(swoole_socket_recv($peer, $buffer, 4, MSG_WAITALL), $buffer);
        swoole_socket_write($peer, "answer", 3);
        swoole_socket_close($peer);
    });
    $socket = swoole_socket_create(AF_INET, SOCK_STREAM, 0);
    var_dump(swoole_socket_connect($socket, $address, $port), swoole_socket_getpeername($socket, $host, $remote), $remote === $port);
    swoole_socket_write($socket, "line\nab");
    swoole_socket_send($socket, 'cdef', 2, 0);
    var_dump(swoole_socket_read($socket, 100), swoole_socket_read($socket, 100));
    try {
        swoole_socket_send($socket, 'x', 1, MSG_OOB);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
});
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
int(0)
bool(true)
bool(true)
bool(true)
line
int(4)
string(4) "abcd"
string(3) "ans"
string(0) ""
swoole_socket_send(): the flags 1 are not supported on a Coroutine\Socket
