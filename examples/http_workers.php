<?php
/* One process for each core, all on one port, restarted when they die: ./cserve run examples/http_workers.php [PORT] */

use Swoole\Coroutine\Http\Server;
use function Swoole\Coroutine\run;

run(function () use ($argv) {
    $server = new Server('127.0.0.1', (int) ($argv[1] ?? 8080));
    $server->set(['worker_num' => swoole_cpu_num()]);
    $server->handle('/', function ($request, $response) {
        $response->end('answered by process ' . getmypid() . "\n");
    });
    echo "http://127.0.0.1:{$server->port}/\n";
    $server->start();
});
