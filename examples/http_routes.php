<?php
/* Routes by prefix, query, form and files: ./cserve run examples/http_routes.php [PORT] */

use Swoole\Coroutine\Http\Server;
use function Swoole\Coroutine\run;

run(function () use ($argv) {
    $server = new Server('127.0.0.1', (int) ($argv[1] ?? 8080));

    /* The first prefix that was added and fits wins; '/' takes what is left, wherever it was added. */
    $server->handle('/', function ($request, $response) {
        $response->status(404);
        $response->end("no such page\n");
    });
    $server->handle('/hello', function ($request, $response) {
        $name = $request->get['name'] ?? 'world';
        $response->header('Content-Type', 'application/json');
        $response->end(json_encode(['hello' => $name]) . "\n");
    });
    $server->handle('/form', function ($request, $response) {
        $response->end(json_encode($request->post ?? []) . "\n");
    });
    $server->handle('/source', function ($request, $response) {
        $response->header('Content-Type', 'text/plain');
        $response->sendfile(__FILE__);
    });
    $server->handle('/count', function ($request, $response) {
        for ($i = 1; $i <= 3; $i++) {
            $response->write("$i\n");
            usleep(300000); /* this coroutine sleeps, the server does not */
        }
        $response->end();
    });

    echo "http://127.0.0.1:{$server->port}/hello?name=you\n";
    $server->start();
});
