--TEST--
Coroutine\Server: an address in use is an exception; no handler, no start
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine\Server;
Swoole\Coroutine\run(function () {
    $path = sys_get_temp_dir() . '/cserve-server-' . getmypid() . '.sock';
    $server = new Server("unix:$path");
    echo $server->type === AF_UNIX ? 'unix' : 'other', "\n";
    var_dump($server->start());
    try {
        new Server("unix:$path");
    } catch (Swoole\Exception $error) {
        echo str_replace($path, 'PATH', $error->getMessage()), ' ', $error->getCode() === SOCKET_EADDRINUSE ? 'EADDRINUSE' : $error->getCode(), "\n";
    }
    unlink($path);
    $server = new Server('::1', 0);
    echo $server->type === AF_INET6 ? 'inet6' : 'other', "\n";
});
?>
--EXPECT--
unix
bool(false)
Cannot listen on PATH:0: Address already in use EADDRINUSE
inet6
