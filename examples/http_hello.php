<?php
/* A web server in one process: ./cserve run examples/http_hello.php [PORT] */

use Swoole\Coroutine\Http\Server;
use function Swoole\Coroutine\run;

run(function () use ($argv) {
    $server = new Server('127.0.0.1', (int) ($argv[1] ?? 8080));
    $server->handle('/', function ($request, $response) {
        $response->header('Content-Type', 'text/plain; charset=utf-8');
        $response->end("Hello from cserve, you asked for {$request->server['request_uri']}\n");
    });
    echo "http://127.0.0.1:{$server->port}/ (stop with ctrl-c)\n";
    $server->start();
});
