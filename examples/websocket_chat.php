<?php
/* A chat room, its page included: ./cserve run examples/websocket_chat.php [PORT]
 * Open http://127.0.0.1:8080/ in two windows. Each line is sent to everybody, whichever worker they are connected to. */

use Swoole\Http\Request;
use Swoole\Http\Response;
use Swoole\Table;
use Swoole\WebSocket\Frame;
use Swoole\WebSocket\Server;

/* Who is here: connection => name, for all workers. */
$people = new Table(1024);
$people->column('name', Table::TYPE_STRING, 40);
$people->create();

$server = new Server('127.0.0.1', (int) ($argv[1] ?? 8080), SWOOLE_PROCESS);
$server->set([
    'worker_num' => 2,
    'websocket_compression' => true,
    'package_max_length' => 4096, /* longer messages end the connection with code 1009 */
]);

$broadcast = function (Server $server, array $event) use ($people): void {
    $text = json_encode($event + ['people' => array_column(iterator_to_array($people), 'name')]);
    foreach ($people as $fd => $row) {
        if ($server->isEstablished((int) $fd)) {
            $server->push((int) $fd, $text);
        }
    }
};

$server->on('start', function (Server $server) {
    echo "http://127.0.0.1:{$server->port}/\n";
});
$server->on('request', function (Request $request, Response $response) {
    if ($request->server['request_uri'] !== '/') {
        $response->status(404);
        $response->end("no such page\n");
        return;
    }
    $response->header('Content-Type', 'text/html; charset=utf-8');
    $response->end(PAGE);
});
$server->on('open', function (Server $server, Request $request) use ($people, $broadcast) {
    /* Browsers say which page a connection comes from; others may not speak for their users. */
    $origin = $request->header['origin'] ?? '';
    if ($origin !== '' && parse_url($origin, PHP_URL_HOST) !== parse_url("//{$request->header['host']}", PHP_URL_HOST)) {
        $server->disconnect($request->fd, SWOOLE_WEBSOCKET_CLOSE_POLICY_ERROR, 'another origin');
        return;
    }
    $name = mb_cut(trim((string) ($request->get['name'] ?? '')), 40) ?: "guest {$request->fd}";
    $people->set((string) $request->fd, ['name' => $name]);
    $broadcast($server, ['from' => '', 'text' => "$name has come in"]);
});
$server->on('message', function (Server $server, Frame $frame) use ($people, $broadcast) {
    $name = $people->get((string) $frame->fd, 'name');
    if ($name !== false && trim($frame->data) !== '') {
        $broadcast($server, ['from' => $name, 'text' => $frame->data]);
    }
});
$server->on('close', function (Server $server, int $fd) use ($people, $broadcast) {
    $name = $people->get((string) $fd, 'name');
    if ($name !== false) {
        $people->del((string) $fd);
        $broadcast($server, ['from' => '', 'text' => "$name has left"]);
    }
});

/* The first bytes of a UTF-8 text, with no character cut in two. */
function mb_cut(string $text, int $bytes): string
{
    return preg_match("/^.{0,$bytes}$/us", $text) && strlen($text) <= $bytes
        ? $text : preg_replace('/[\xc0-\xff][\x80-\xbf]*$/D', '', substr($text, 0, $bytes));
}

const PAGE = <<<'HTML'
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Chat</title>
<style>
  body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
  #log { list-style: none; padding: 0; min-height: 12rem }
  #log .note { color: #777 }
  form { display: flex; gap: .5rem }
  input { flex: 1; font: inherit; padding: .3rem }
</style>
<h1>Chat</h1>
<p>Here: <span id="people">nobody</span>. <span id="state">Not connected.</span></p>
<form id="enter"><input id="name" placeholder="Your name" maxlength="20" autofocus><button>Enter</button></form>
<ul id="log"></ul>
<form id="say" hidden><input id="text" placeholder="Say something" autocomplete="off"><button>Send</button></form>
<script>
const $ = id => document.getElementById(id);
let socket, wait = 500;

function connect(name) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  socket = new WebSocket(`${scheme}://${location.host}/?name=${encodeURIComponent(name)}`);
  socket.onopen = () => {
    wait = 500;
    $('state').textContent = 'Connected.';
    $('enter').hidden = true;
    $('say').hidden = false;
    $('text').focus();
  };
  socket.onmessage = message => {
    const { from, text, people } = JSON.parse(message.data);
    const line = document.createElement('li');
    line.className = from ? '' : 'note';
    line.textContent = from ? `${from}: ${text}` : text; // textContent: nobody's words become HTML
    $('log').append(line);
    $('people').textContent = people.sort().join(', ') || 'nobody';
  };
  socket.onclose = ({ code, reason }) => {
    $('state').textContent = `Disconnected (${code}${reason ? ', ' + reason : ''}), trying again.`;
    setTimeout(connect, wait, name);
    wait = Math.min(wait * 2, 10000);
  };
}

$('enter').onsubmit = event => {
  event.preventDefault();
  connect($('name').value);
};
$('say').onsubmit = event => {
  event.preventDefault();
  socket.send($('text').value);
  $('text').value = '';
};
</script>
</html>
HTML;

$server->start();
