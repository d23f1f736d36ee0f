--TEST--
A request and a response that are part of a cycle are collected after the handler, and not before
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

final class Cycle
{
	public static int $gone = 0;

	public function __construct(public $request, public $response)
	{
		$request->tmpfiles = $this;
		$response->trailer = $this;
	}

	public function __destruct()
	{
		self::$gone++;
	}
}

$port = cs_http_server(function ($request, $response) {
	if ($request->server['request_uri'] === '/make') {
		new Cycle($request, $response);
		$in_handler = gc_collect_cycles();
		$response->trailer->response->end(get_class($request->tmpfiles) . ' ' . Cycle::$gone . " $in_handler");
		return;
	}
	gc_collect_cycles();
	$response->end((string) Cycle::$gone);
});
$conn = cs_connect($port);
for ($i = 0; $i < 3; $i++) {
	echo $conn->request('GET', '/make')->body, "\n";
	echo $conn->request('GET', '/collect')->body, "\n";
}
?>
--EXPECT--
Cycle 0 0
1
Cycle 1 0
2
Cycle 2 0
3
