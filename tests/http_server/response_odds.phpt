--TEST--
Response: headers taken away again, cookies that delete, PHP's own header functions, events, handlers that return something
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$port = cs_http_server(function ($request, $response) {
	switch ($request->server['request_uri']) {
		case '/unset':
			$response->header('X-Gone', '1');
			$response->header('X-Stays', '2');
			unset($response->header['X-Gone']);
			$response->end();
			break;
		case '/none':
			$response->header('X-Gone', '1');
			$response->cookie('a', 'b');
			$response->header = null;
			$response->cookie = null;
			$response->end();
			break;
		case '/delete':
			$response->cookie('empty', '');
			$response->cookie('null');
			$response->cookie('past', 'x', 1);
			$response->rawcookie('raw', '', 0, '/p');
			$response->end();
			break;
		case '/php':
			/* They are of PHP's own output, which is the terminal here. */
			$before = headers_sent();
			ob_start();
			header('X-PHP: 1');
			echo 'lost';
			usleep(1000);
			$list = [$before, headers_sent(), ob_get_clean()];
			$response->write('a');
			$response->end(json_encode([...$list, headers_sent()]));
			break;
		case '/events':
			$response->header('Content-Type', 'text/event-stream');
			foreach (['one', 'two'] as $event) {
				$response->write("data: $event\n\n");
				usleep(1000);
			}
			break;
		case '/long':
			$response->end((string) strlen($request->server['query_string']));
			break;
		default:
			$response->end('returned');
	}
	return ['something', fopen('php://memory', 'r'), fn () => 1];
});
foreach (['/unset', '/none', '/delete', '/php', '/events', '/other'] as $path) {
	$r = cs_http_get($port, $path);
	echo "$path: $r->status gone={$r->header('x-gone')} stays={$r->header('x-stays')} {$r->header('x-php')} ",
		json_encode([$r->header('content-type'), $r->header('content-length'), $r->body]), "\n", preg_replace('~^~m', '  ', (string) $r->header('set-cookie')), "\n";
}
/* Long URLs and fields up to the limit of 64 KiB for a head. */
echo cs_http_get($port, '/long?' . str_repeat('x', 60000))->body, "\n";
foreach (['PURGE', 'PROPFIND', 'PATCH', 'OPTIONS', 'M-SEARCH'] as $method) {
	echo $method, ' ', cs_http($port, $method, '/')->status, "\n";
}
?>
--EXPECT--
/unset: 200 gone= stays=2  ["text\/html","0",""]
  
/none: 200 gone= stays=  ["text\/html","0",""]
  
/delete: 200 gone= stays=  ["text\/html","0",""]
  empty=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/
  null=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/
  past=x; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/
  raw=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/p
/php: 200 gone= stays=  ["text\/html",null,"a[false,false,\"lost\",false]"]
  
/events: 200 gone= stays=  ["text\/event-stream",null,"data: one\n\ndata: two\n\n"]
  
/other: 200 gone= stays=  ["text\/html","8","returned"]
  
60000
PURGE 200
PROPFIND 200
PATCH 200
OPTIONS 200
M-SEARCH 200
