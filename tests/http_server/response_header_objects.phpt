--TEST--
Response: objects among the headers: their __toString() may do anything but use the response; destructors may too
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

final class Text
{
	public function __construct(private Closure $text)
	{
	}

	public function __toString(): string
	{
		return ($this->text)();
	}
}

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

$port = cs_http_server(function ($request, $response) {
	$inner = [
		'/write' => fn () => var_export(@$response->write('inner'), true),
		'/end' => fn () => var_export(@$response->end('inner'), true),
		'/detach' => fn () => var_export(@$response->detach(), true),
		'/close' => fn () => var_export(@$response->close(), true),
		'/replace' => function () use ($response) {
			$response->header = null;
			$response->header = [str_repeat('b', 100)];
			return 'replaced';
		},
		'/sleep' => function () {
			usleep(1000);
			return 'slept';
		},
		'/throw' => fn () => throw new Exception('not a string'),
		'/ended' => fn () => 'x',
	][$request->server['path_info']] ?? null;
	if ($inner) {
		$response->header = ['X-First' => new Text($inner), 'X-List' => ['b', new Text(fn () => 'c')], 'X-Last' => 'd'];
		$response->end('outer');
	} elseif ($request->server['path_info'] === '/trailer') {
		$response->trailer = ['X-First' => new Text(function () use ($response) {
			$response->trailer = null;
			return 'e';
		})];
		$response->write('outer');
		$response->end();
	} else {
		$response->header = new Last(function () use ($response) {
			$response->header = new Last(fn () => $response->header('X-Lost', 'a'));
		});
		$response->header('X-First', 'a');
		$response->end('outer');
	}
}, [], fn () => Co::set(['log_level' => SWOOLE_LOG_NONE]));
foreach (['/write', '/end', '/detach', '/close', '/replace', '/sleep', '/throw', '/trailer', '/destructor'] as $path) {
	$r = cs_http_get($port, $path);
	echo "$path: $r->status ", $r->header('x-first') ?? '-', ' ', $r->header('x-last') ?? '-', " $r->body\n";
}
?>
--EXPECT--
/write: 200 false d outer
/end: 200 false d outer
/detach: 200 false d outer
/close: 200 false d outer
/replace: 200 replaced d outer
/sleep: 200 slept d outer
/throw: 500 - - 
/trailer: 200 - - outer
/destructor: 200 a - outer
