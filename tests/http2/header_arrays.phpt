--TEST--
Headers whose values are arrays come as one line for each value, over HTTP/1.1, HTTP/2 and from another process
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2('curl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$fill = function ($response) {
	$response->header('X-Two', ['1', '2']);
	$response->header('X-Mixed', [3, 4.5, 'five', true]);
	$response->header('X-Keys', ['b' => 'x', 'a' => 'y']);
	$response->header('X-One', ['alone']);
	$response->header('X-None', []);
	$response->header('Link', ['</a>; rel=preload', '</b>; rel=preload']);
	$response->header['X-Direct'] = ['6', '7'];
	$response->header('X-Replaced', ['8', '9']);
	$response->header('X-Replaced', 'last');
};
$server = cs_h2_server(function ($server) use ($fill) {
	$server->on('request', function ($request, $response) use ($server, $fill) {
		if ($request->server['request_uri'] === '/task') {
			$response->detach();
			$server->task($response->fd);
			return;
		}
		$fill($response);
		$response->end('body');
	});
	$server->on('task', function ($server, $task, $worker, $fd) use ($fill) {
		$response = Swoole\Http\Response::create($server, $fd);
		$fill($response);
		$response->end('body');
	});
}, ['worker_num' => 1, 'task_worker_num' => 1]);
$lines = fn (string $options, string $path) => preg_grep('/^(x-|link)/', explode("\n", strtolower(strtr(
	cs_h2_curl("http://127.0.0.1:$server->port$path", "$options -i"), ["\r" => '']))));
echo implode("\n", $plain = $lines('--http1.1', '/')), "\n";
foreach (['HTTP/1.0' => ['--http1.0', '/'], 'HTTP/2' => ['', '/'], 'task' => ['--http1.1', '/task']] as $name => $how) {
	$other = $lines(...$how);
	echo $name, ': ', array_values($other) === array_values($plain) ? 'the same' : implode("\n", $other), "\n";
}
?>
--EXPECT--
x-two: 1
x-two: 2
x-mixed: 3
x-mixed: 4.5
x-mixed: five
x-mixed: 1
x-keys: x
x-keys: y
x-one: alone
link: </a>; rel=preload
link: </b>; rel=preload
x-direct: 6
x-direct: 7
x-replaced: last
HTTP/1.0: the same
HTTP/2: the same
task: the same
