--TEST--
Response: line ends in names, values and reasons are refused with a warning
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$warnings = [];
	set_error_handler(function ($level, $message) use (&$warnings) {
		$warnings[] = $message;
		return true;
	});
	$results = [
		$response->header('X-A', "a\r\nX-Injected: 1"),
		$response->header('X-A', "a\nb", false),
		$response->header('X-A', "a\0b"),
		$response->header('X-A', ['fine', "a\rb"]),
		$response->header("X-B\r\nX-Injected", '1'),
		$response->header("X-B:", '1', false),
		$response->header('', '1'),
		$response->redirect("/\r\nX-Injected: 1"),
		$response->status(200, "OK\r\nX-Injected: 1"),
		$response->status(99),
		$response->cookie('a', 'b', 0, "/\r\nX-Injected: 1"),
		$response->rawcookie('a', "b\r\nX-Injected: 1"),
		$response->trailer('X-C', "a\r\nb"),
	];
	restore_error_handler();
	$response->header['X-Direct'] = "a\r\nX-Injected: 1";
	$response->header["X-Direct\r\nX-Injected"] = '1';
	$response->cookie[] = "a\r\nX-Injected: 1";
	$response->end(json_encode([array_filter($results), count($warnings)]));
}, [], fn () => Co::set(['log_level' => SWOOLE_LOG_NONE]));
$r = cs_http_get($port);
echo $r->body, "\n", implode(' ', array_keys($r->headers)), "\n";
?>
--EXPECT--
[[],13]
server date connection content-type content-length
