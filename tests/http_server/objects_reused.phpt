--TEST--
Request and Response: the next request finds nothing of the one before, and kept objects stay what they are
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* The engine uses the memory of objects that nobody has kept for the next request. */
final class Tracer
{
	public static array $gone = [];

	public function __construct(private string $name)
	{
	}

	public function __destruct()
	{
		/* Other requests are handled meanwhile. */
		Swoole\Coroutine::sleep(0.01);
		self::$gone[] = $this->name;
	}
}

$kept = [];
$weak = [];
$port = cs_http_server(function ($request, $response) use (&$kept, &$weak) {
	$way = $request->get['way'] ?? '';
	$found = [];
	switch ($way) {
		case '':
			$found = array_diff(array_keys(get_object_vars($request) + get_object_vars($response)),
				['fd', 'streamId', 'header', 'server', 'cookie', 'get', 'files', 'post', 'tmpfiles', 'socket', 'trailer']);
			$found += array_filter([$response->header, $response->cookie, $response->trailer, $response->socket,
				$request->cookie, $request->post, $request->files, !is_int($request->fd), !is_int($response->fd)]);
			$found += array_filter($weak, fn ($reference) => $reference->get() !== null);
			break;
		case 'dynamic':
			$request->mine = $response->mine = 1;
			break;
		case 'declared':
			$request->cookie = $request->post = ['mine' => 1];
			$response->trailer = $response->header = $response->cookie = null;
			$request->fd = $response->fd = 'mine';
			break;
		case 'destructor':
			$request->files = new Tracer('request');
			$response->socket = new Tracer('response');
			break;
		case 'weak':
			$weak = [WeakReference::create($request), WeakReference::create($response)];
			break;
		case 'kept':
			$kept[] = [$request, $response];
			break;
		case 'cycle':
			$request->files = [$request, $response];
			$response->socket = [$request, $response];
			break;
		case 'status':
			$response->status(201, 'Mine');
			$response->header('X-Mine', 'mine');
			$response->cookie('mine', '1');
			break;
		case 'silent':
			return;
		case 'told':
			$found = [
				'gone' => Tracer::$gone,
				'weak' => array_map(fn ($reference) => $reference->get(), $weak),
				'kept' => array_map(fn ($pair) => [$pair[0]->get, $pair[0]->header, $pair[0]->getMethod(),
					@$pair[1]->end('again')], $kept),
				'same' => in_array($request, array_column($kept, 0), true),
			];
			break;
	}
	$response->end(json_encode($found));
});
$conn = cs_connect($port);
$ask = function (string $way, int $times = 1) use ($conn) {
	$conn->write(str_repeat(cs_http_request('GET', "/?way=$way", ['Host' => 'h', 'Connection' => 'keep-alive']), $times));
	for ($answers = []; $times > 0; $times--) {
		$answer = $conn->response();
		$answers[] = strtok($answer->head, "\r") . ' ' . $answer->body;
	}
	return implode("\n", array_unique($answers));
};
foreach (['dynamic', 'declared', 'destructor', 'weak', 'kept', 'cycle', 'status', 'silent'] as $way) {
	echo "$way: ", $ask($way, 3), "\n", 'then: ', $ask('', 3), "\n";
}
/* The destructors sleep. */
for ($until = microtime(true) + CS_DEADLINE; substr_count($told = $ask('told'), 're') < 6 && microtime(true) < $until;) {
	usleep(1000);
}
echo str_replace('],[', "],\n[", $told), "\n";
?>
--EXPECT--
dynamic: HTTP/1.1 200 OK []
then: HTTP/1.1 200 OK []
declared: HTTP/1.1 200 OK []
then: HTTP/1.1 200 OK []
destructor: HTTP/1.1 200 OK []
then: HTTP/1.1 200 OK []
weak: HTTP/1.1 200 OK []
then: HTTP/1.1 200 OK []
kept: HTTP/1.1 200 OK []
then: HTTP/1.1 200 OK []
cycle: HTTP/1.1 200 OK []
then: HTTP/1.1 200 OK []
status: HTTP/1.1 201 Mine []
then: HTTP/1.1 200 OK []
silent: HTTP/1.1 200 OK 
then: HTTP/1.1 200 OK []
HTTP/1.1 200 OK {"gone":["request","request","request","response","response","response"],"weak":[null,null],"kept":[[{"way":"kept"},{"host":"h","connection":"keep-alive"},"GET",false],
[{"way":"kept"},{"host":"h","connection":"keep-alive"},"GET",false],
[{"way":"kept"},{"host":"h","connection":"keep-alive"},"GET",false]],"same":false}