--TEST--
Redis\Server: handlers answer commands of the Redis protocol and lines of words, whole, in pieces and pipelined
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Redis\Server;

$port = cs_server(function (callable $ready) {
	$server = new Server('127.0.0.1', 0, SWOOLE_BASE);
	$server->set(['worker_num' => 1, 'log_level' => SWOOLE_LOG_NONE]);
	$values = [];
	$server->setHandler('set', function (int $fd, array $args) use ($server, &$values) {
		$values[$args[0]] = $args[1];
		return $server->send($fd, Server::format(Server::STATUS));
	});
	$server->setHandler('Get', function (int $fd, array $args) use (&$values) {
		return isset($values[$args[0]]) ? Server::format(Server::STRING, $values[$args[0]]) : Server::format(Server::NIL);
	});
	$server->setHandler('ping', fn () => Server::format(Server::STATUS, 'PONG'));
	$server->on('workerStart', fn () => $ready($server->port));
	$server->start();
});
function command(string ...$words): string
{
	return '*' . count($words) . "\r\n" . implode('', array_map(fn ($w) => '$' . strlen($w) . "\r\n$w\r\n", $words));
}
$client = stream_socket_client("tcp://127.0.0.1:$port");
stream_set_timeout($client, (int) CS_DEADLINE);
$large = str_repeat("x\r\n", 50000);
fwrite($client, command('SET', 'a', "1\r\n2") . command('get', 'a') . command('GET', 'b') . "*0\r\nping\r\n" . command('nothing', 'x'));
foreach (str_split(command('set', 'large', $large), 40000) as $piece) {
	fwrite($client, $piece);
}
foreach (str_split(command('get', 'large'), 3) as $piece) {
	fwrite($client, $piece);
}
$expected = "+OK\r\n\$4\r\n1\r\n2\r\n\$-1\r\n+PONG\r\n-ERR unknown command 'nothing'\r\n+OK\r\n\$150000\r\n$large\r\n";
var_dump(stream_get_contents($client, strlen($expected)) === $expected);
fwrite($client, "*1\r\n:1\r\n");
var_dump(stream_get_contents($client));
?>
--EXPECT--
bool(true)
string(0) ""
