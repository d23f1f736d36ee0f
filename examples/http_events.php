<?php
/* Server-sent events: ./cserve run examples/http_events.php [PORT]
 *
 * Whoever has the page open sees what others send, and a clock. A browser that lost its connection comes back and gets
 * what it missed. */

use Swoole\Coroutine;
use Swoole\Coroutine\Channel;
use Swoole\Coroutine\Http\Server;
use function Swoole\Coroutine\run;

const PAGE = <<<'HTML'
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Events</title></head>
    <body>
    <h1>Events</h1>
    <p>Server time: <time id="clock"></time></p>
    <form id="form"><input id="text" autocomplete="off" required> <button id="send">Send</button></form>
    <ul id="messages"></ul>
    <script>
    const events = new EventSource('/events');
    events.addEventListener('clock', e => { document.getElementById('clock').textContent = e.data; });
    events.onmessage = e => {
      const item = document.createElement('li');
      item.textContent = JSON.parse(e.data);
      document.getElementById('messages').append(item);
    };
    document.getElementById('form').addEventListener('submit', event => {
      event.preventDefault();
      const text = document.getElementById('text');
      fetch('/say', {method: 'POST', body: text.value});
      text.value = '';
    });
    </script>
    </body>
    </html>
    HTML;

run(function () use ($argv) {
    $messages = [];
    $readers = [];
    $server = new Server('127.0.0.1', (int) ($argv[1] ?? 8080));
    $server->handle('/', function ($request, $response) {
        $response->header('Content-Type', 'text/html; charset=utf-8');
        $response->end(PAGE);
    });
    $server->handle('/say', function ($request, $response) use (&$messages, &$readers) {
        $messages[] = substr($request->rawContent(), 0, 1000);
        foreach ($readers as $channel) {
            $channel->push(true, 0.001); /* one that is awake already needs no second call */
        }
        $response->status(204);
        $response->end();
    });
    $server->handle('/events', function ($request, $response) use (&$messages, &$readers) {
        $response->header('Content-Type', 'text/event-stream');
        $response->header('Cache-Control', 'no-cache');
        $next = isset($request->header['last-event-id']) ? (int) $request->header['last-event-id'] + 1 : count($messages);
        $readers[Coroutine::getCid()] = $called = new Channel(1);
        while ($response->isWritable()) {
            $text = "event: clock\ndata: " . date('H:i:s') . "\n\n";
            for (; $next < count($messages); $next++) {
                $text .= "id: $next\ndata: " . json_encode($messages[$next], JSON_INVALID_UTF8_SUBSTITUTE) . "\n\n";
            }
            $response->write($text);
            $called->pop(1.0); /* a message, or the next second */
        }
        unset($readers[Coroutine::getCid()]);
    });
    echo "http://127.0.0.1:{$server->port}/ (stop with ctrl-c)\n";
    $server->start();
});
