--TEST--
The process of swoole_init_default_remote_object_server() ends with the script that made it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	swoole_init_default_remote_object_server();
	Swoole\Coroutine\run(function () {
		$client = swoole_get_default_remote_object_client();
		echo $client->call('getmypid');
	});
	PHP);
$pid = (int) $output;
var_dump($status, $pid > 0);
cs_until(fn () => !posix_kill($pid, 0), 'the end of the process');
echo "ended\n";
?>
--EXPECT--
int(0)
bool(true)
ended
