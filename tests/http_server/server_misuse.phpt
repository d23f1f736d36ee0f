--TEST--
start() twice or outside of a coroutine, unknown options, methods of later versions
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\Http\Server;
use Swoole\Http\Response;

$server = new Server('127.0.0.1', 0);
try {
	$server->start();
} catch (Swoole\Error $e) {
	echo $e->getMessage(), "\n";
}
$server->set(['no_such_option' => 1, 'backlog' => 'many', 'open_http2_protocol' => false, 'reactor_num' => 2]);
$server->set(['package_max_length' => 5]);
echo json_encode($server->settings), "\n";
Swoole\Coroutine\run(function () use ($server) {
	go(function () use ($server) {
		usleep(1000);
		var_dump(@$server->start(), $server->errMsg);
		$server->shutdown();
	});
	var_dump($server->start());
});
foreach ([['upgrade'], ['push', 'x'], ['recv'], ['ping'], ['disconnect'], ['goaway']] as $call) {
	try {
		var_dump(@(new Response)->{array_shift($call)}(...$call));
	} catch (Swoole\Error $e) {
		echo $e->getMessage(), "\n";
	}
}
var_dump(@(new Response)->end('x'), (new Response)->isWritable());
?>
--EXPECTF--
API must be called in the coroutine%s
{"no_such_option":1,"backlog":"many","open_http2_protocol":false,"reactor_num":2,"package_max_length":5}
[%s #%d] WARNING: Swoole\Coroutine\Http\Server::set(): the option 'no_such_option' is unknown or not supported by this version: it has no effect

Warning: Swoole\Coroutine\Http\Server::start(): the option 'backlog' must be a number of connections from 1 to 1048576; 'many' given in %s on line %d
bool(false)
string(%d) "%s"
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
