--TEST--
handle(): the destructor of a handler that is replaced may add routes
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

final class Last
{
	public function __construct(private Closure $last)
	{
	}

	public function __destruct()
	{
		($this->last)();
	}
}

$port = cs_http_server(null, [], function ($server) {
	$last = new Last(function () use ($server) {
		for ($i = 0; $i < 100; $i++) {
			$server->handle("/more$i/", fn ($request, $response) => $response->end("more $i"));
		}
	});
	$server->handle('/a', function ($request, $response) use ($last) {
		$response->end('old');
	});
	unset($last);
	$server->handle('/a', fn ($request, $response) => $response->end('new'));
});
foreach (['/a', '/more99/', '/more0/'] as $path) {
	echo cs_http_get($port, $path)->body, "\n";
}
?>
--EXPECT--
new
more 99
more 0
