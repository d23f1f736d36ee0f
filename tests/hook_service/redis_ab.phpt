--TEST--
Clients: Http\Server and phpredis under ab -c 100: every request is answered rightly
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('redis');
skip_without_command('redis-server', 'ab');
skip_slow();
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
require __DIR__ . '/../include/modules.inc';

$redis = cs_redis([], cs_free_port());
$script = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($script, '<?php $port = ' . $redis->port . ';' . <<<'PHP'
	require $argv[1];
	require $argv[2];
	$server = cs_process_server(function ($server) use ($port) {
		$server->on('request', function ($request, $response) use ($port) {
			$redis = new Redis;
			$redis->connect('127.0.0.1', $port);
			$key = uniqid('key', true);
			$redis->set($key, $key);
			$redis->incr('count');
			$response->end($redis->get($key) === $key ? 'right' : 'wrong');
		});
	}, ['worker_num' => 2]);
	exec("ab -q -c 100 -n 3000 http://127.0.0.1:$server->port/", $lines);
	echo implode("\n", preg_grep('/^(Complete requests|Failed requests|Non-2xx|HTML transferred)/', $lines)), "\n";
	$redis = new Redis;
	$redis->connect('127.0.0.1', $port);
	echo $redis->get('count'), "\n";
	PHP);
echo cs_run([PHP_BINARY, ...cs_php_args(), ...cs_modules(['redis'], true), $script, __DIR__ . '/../include/bootstrap.inc', __DIR__ . '/../include/server.inc'])[1];
unlink($script);
?>
--EXPECT--
Complete requests:      3000
Failed requests:        0
HTML transferred:       15000 bytes
3000
