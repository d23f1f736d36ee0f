--TEST--
The server binds in the constructor: port 0, IPv6, unix, errors
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\Http\Server;

$server = new Server('127.0.0.1', 0);
var_dump($server->port > 0, $server->fd > 2, $server->host, $server->ssl, $server->errCode, $server->errMsg, $server->settings);
$taken = stream_socket_server('tcp://127.0.0.1:0');
foreach ([['127.0.0.1', (int) substr(strrchr(stream_socket_get_name($taken, false), ':'), 1)], ['192.0.2.1', 80], ['unix:' . __DIR__ . '/no/such/dir/x', 0], ['127.0.0.1', 70000]] as $arguments) {
	try {
		new Server(...$arguments);
		echo "bound\n";
	} catch (Swoole\Exception $e) {
		echo preg_replace('~:\d+\)|unix:.*x:~', '…', $e->getMessage()), ' (', $e->getCode(), ")\n";
	}
}
$first = new Server('127.0.0.1', 0, reuse_port: true);
$second = new Server('127.0.0.1', $first->port, false, true);
var_dump($first->port === $second->port);
?>
--EXPECT--
bool(true)
bool(true)
string(9) "127.0.0.1"
bool(false)
int(0)
string(0) ""
NULL
bind(127.0.0.1… failed: Address already in use (98)
bind(192.0.2.1… failed: Cannot assign requested address (99)
bind(…0) failed: No such file or directory (2)
Swoole\Coroutine\Http\Server: the port 70000 is not between 0 and 65535 (22)
bool(true)
