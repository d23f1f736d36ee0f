--TEST--
A handler may replace itself: its object lives until it returns
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Handler
{
	public function __construct(private string $name, private $server, private ?Handler $next = null)
	{
	}

	public function serve($request, $response)
	{
		$next = $this->next;
		$this->server->handle('/', [$next ?? $this, 'serve']);
		usleep(1000);
		$response->end($this->name);
	}

	public function __destruct()
	{
		$this->name = 'destroyed';
	}
}
$port = cs_http_server(null, [], function ($server) {
	$server->handle('/', [new Handler('first', $server, new Handler('second', $server)), 'serve']);
});
$conn = cs_connect($port);
for ($i = 0; $i < 3; $i++) {
	echo $conn->request('GET', '/')->body, "\n";
}
?>
--EXPECT--
first
second
second
