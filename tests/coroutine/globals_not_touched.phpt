--TEST--
Coroutine: superglobals, statics and the working directory are the process's, shared as in one script; nothing of ours touches them
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
/* As a bridge to programs for PHP-FPM does it, one request at a time. */
$port = cs_http_server(function ($request, $response) {
	static $lock = new Swoole\Coroutine\Lock;
	$path = $request->server['request_uri'];
	if ($path === '/untouched') {
		return $response->end(json_encode([$_GET, $_POST, $_COOKIE, $_FILES, isset($_SERVER['REQUEST_URI']), isset($GLOBALS['mark'])]));
	}
	$path === '/locked' && $lock->lock();
	$_GET = $request->get;
	$_SERVER['REQUEST_URI'] = $path;
	usleep(1000);
	$seen = $_GET['n'];
	$path === '/locked' && $lock->unlock();
	$_GET = [];
	unset($_SERVER['REQUEST_URI']);
	$response->end($seen);
});
echo cs_http($port, 'POST', '/untouched?a=b', ['Cookie' => 'c=d', 'Content-Type' => 'application/x-www-form-urlencoded'], 'e=f')->body, "\n";
$conns = [];
for ($i = 0; $i < 20; $i++) {
	$conns[$i] = cs_connect($port)->write(cs_http_request('GET', "/locked?n=$i"));
}
foreach ($conns as $i => $conn) {
	$right = ($right ?? 0) + ($conn->response()->body === (string) $i);
}
echo "$right right\n";
?>
--EXPECT--
[[],[],[],[],false,false]
20 right
