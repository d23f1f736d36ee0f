--TEST--
Response: answers that set the same literal headers do not see each other's changes
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* The engine shares the array of headers among answers whose header() calls are the same literals. */
$kept = [];
$port = cs_http_server(function ($request, $response) use (&$kept) {
	$response->header('content-type', 'text/plain');
	$response->header('X-One', '1');
	switch (substr($request->server['path_info'], 1)) {
		case 'property':
			$response->header['X-Added'] = 'added';
			break;
		case 'reference':
			$headers = &$response->header;
			$headers['X-Referenced'] = 'r';
			break;
		case 'unset':
			unset($response->header['X-One']);
			break;
		case 'copy':
			$copy = $response->header;
			$copy['X-Copied'] = 'c';
			$kept[] = $copy;
			break;
		case 'replaced':
			$response->header('x-one', '2');
			$response->header('X-One', '3');
			break;
		case 'number':
			$response->header('5', 'five');
			$response->header('X-After', 'a');
			break;
		case 'dynamic':
			$response->header('X-Dynamic', sprintf('d%05d', count($kept)));
			$response->header('X-After', 'a');
			break;
		case 'steering':
			$response->header('Server', 'mine');
			$response->header('Date', '');
			break;
		case 'cookie':
			$response->cookie('a', 'b');
			break;
		case 'status':
			$response->status(404);
			break;
		case 'large':
			$response->end(str_repeat('x', 100000));
			return;
	}
	$response->end(json_encode($response->header));
});
/* What a first answer, made when nothing is shared, looks like; then the same again and again, in another order. */
$paths = ['plain', 'property', 'reference', 'unset', 'copy', 'replaced', 'number', 'dynamic', 'steering', 'cookie',
	'status', 'large'];
$first = [];
$client = cs_connect($port);
for ($round = 0; $round < 40; $round++) {
	foreach ($paths as $path) {
		$method = $round % 4 === 3 ? 'HEAD' : 'GET';
		$client->write(cs_http_request($method, "/$path", ['Connection' => 'keep-alive']));
		$answer = $client->response($method);
		$text = preg_replace(['/^Date:.*\n/m', '/X-Dynamic(:|":") ?d\d+/'], ['', 'X-Dynamic'], "$answer->head\n$answer->body");
		$first[$method][$path] ??= $text;
		if ($first[$method][$path] !== $text) {
			echo "round $round, $path:\n$text\ninstead of\n{$first[$method][$path]}\n";
		}
	}
	shuffle($paths);
}
foreach (array_keys($first['GET']) as $path) {
	$lines = preg_grep('/^(Server|Connection|$)/', explode("\n", substr($first['GET'][$path], 0, 400)), PREG_GREP_INVERT);
	echo "$path: ", implode(' | ', array_map(fn ($line) => substr($line, 0, 90), $lines)), "\n";
	if (strtok($first['HEAD'][$path], "\n") !== strtok($first['GET'][$path], "\n")) {
		echo "the HEAD of $path differs\n";
	}
}
?>
--EXPECT--
plain: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | Content-Length: 42 |  | {"Content-Type":"text\/plain","X-One":"1"}
property: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | X-Added: added | Content-Length: 60 |  | {"Content-Type":"text\/plain","X-One":"1","X-Added":"added"}
reference: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | X-Referenced: r | Content-Length: 61 |  | {"Content-Type":"text\/plain","X-One":"1","X-Referenced":"r"}
unset: HTTP/1.1 200 OK | Content-Type: text/plain | Content-Length: 30 |  | {"Content-Type":"text\/plain"}
copy: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | Content-Length: 42 |  | {"Content-Type":"text\/plain","X-One":"1"}
replaced: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 3 | Content-Length: 42 |  | {"Content-Type":"text\/plain","X-One":"3"}
number: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | 5: five | X-After: a | Content-Length: 67 |  | {"Content-Type":"text\/plain","X-One":"1","5":"five","X-After":"a"}
dynamic: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | X-Dynamic | X-After: a | Content-Length: 77 |  | {"Content-Type":"text\/plain","X-One":"1","X-Dynamic","X-After":"a"}
steering: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | Content-Length: 68 |  | {"Content-Type":"text\/plain","X-One":"1","Server":"mine","Date":""}
cookie: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | Set-Cookie: a=b; path=/ | Content-Length: 42 |  | {"Content-Type":"text\/plain","X-One":"1"}
status: HTTP/1.1 404 Not Found | Content-Type: text/plain | X-One: 1 | Content-Length: 42 |  | {"Content-Type":"text\/plain","X-One":"1"}
large: HTTP/1.1 200 OK | Content-Type: text/plain | X-One: 1 | Content-Length: 100000 |  | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx