--TEST--
Every kind of callable serves; what cannot be called is refused by on(); a second on() replaces the first; getCallback() gives it back
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

function handle_request($request, $response): void
{
	$response->end('function');
}

class Site
{
	public function __construct(private string $name = 'object')
	{
	}

	public function handle($request, $response): void
	{
		$response->end($this->name);
	}

	public static function handleAll($request, $response): void
	{
		$response->end('static');
	}

	protected function hidden($request, $response): void
	{
		$response->end('hidden');
	}

	public function hiddenOf(Swoole\Http\Server $server): void
	{
		$server->on('request', [$this, 'hidden']);
	}

	public function __invoke($request, $response): void
	{
		$response->end('invoked');
	}
}
$ways = [
	'handle_request',
	[new Site, 'handle'],
	['Site', 'handleAll'],
	'Site::handleAll',
	new Site,
	(new Site('first class'))->handle(...),
	fn ($request, $response) => $response->end('closure'),
	fn ($request, $response) => (new Site('temporary'))->handle($request, $response),
];
foreach ($ways as $way) {
	$server = cs_process_server(fn ($server) => $server->on('request', $way), ['worker_num' => 1]);
	echo cs_http_get($server->port)->body, "\n";
	$server->stop();
}
/* A protected method where it may be called, and an object that nobody else holds. */
foreach ([fn ($server) => (new Site)->hiddenOf($server), fn ($server) => $server->on('request', [new Site('held'), 'handle'])] as $setup) {
	$server = cs_process_server($setup, ['worker_num' => 1]);
	echo cs_http_get($server->port)->body, "\n";
	$server->stop();
}
$server = new Swoole\Http\Server('127.0.0.1', 0);
foreach (['no_such_function', ['Site', 'handle'], [new Site, 'hidden'], [new Site, 'none'], 'Site::none', 5, null] as $wrong) {
	try {
		$server->on('request', $wrong);
		echo "accepted\n";
	} catch (TypeError $e) {
		echo $e->getMessage(), "\n";
	}
}
var_dump($server->getCallback('request'), $server->on('Request', 'strlen'), $server->on('request', $second = fn () => 1));
var_dump($server->getCallback('REQUEST') === $second, $server->getCallback('start'), $server->ports[0]->getCallback('request') === $second);
?>
--EXPECT--
function
object
static
static
invoked
first class
closure
temporary
hidden
held
Swoole\Server::on(): Argument #2 ($callback) must be a valid callback, function "no_such_function" not found or invalid function name
Swoole\Server::on(): Argument #2 ($callback) must be a valid callback, non-static method Site::handle() cannot be called statically
Swoole\Server::on(): Argument #2 ($callback) must be a valid callback, cannot access protected method Site::hidden()
Swoole\Server::on(): Argument #2 ($callback) must be a valid callback, class Site does not have a method "none"
Swoole\Server::on(): Argument #2 ($callback) must be a valid callback, class Site does not have a method "none"
Swoole\Server::on(): Argument #2 ($callback) must be a valid callback, no array or string given
Swoole\Server::on(): Argument #2 ($callback) must be a valid callback, no array or string given
NULL
bool(true)
bool(true)
bool(true)
NULL
bool(false)
