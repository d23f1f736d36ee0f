--TEST--
Settings in bytes take K, M and G, those in seconds fractions; a text that is no number is an error
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(fn ($server) => $server->on('request', fn ($request, $response) => $response->end(
	(string) strlen($request->rawContent()))), ['worker_num' => 1, 'package_max_length' => '10K', 'socket_buffer_size' => '1M']);
foreach ([9000, 11000] as $size) {
	echo $size, ': ', cs_http_post($server->port, '/', str_repeat('x', $size))->status, "\n";
}
$server->stop();
$server = new Swoole\Server('127.0.0.1', 0);
foreach ([['package_max_length' => '8m'], ['package_max_length' => '2 apples'], ['package_max_length' => '-1'], ['socket_buffer_size' => ''],
	['worker_num' => '1K'], ['heartbeat_idle_time' => 'soon'], ['max_idle_time' => '0.5'], ['max_wait_time' => '1 minute'],
	['package_body_offset' => 'x'], ['package_length_offset' => '4']] as $settings) {
	try {
		$server->set($settings);
		echo json_encode($settings), "\n";
	} catch (Swoole\Exception $e) {
		echo $e->getMessage(), "\n";
	}
}
/* Half a second is not none. */
$server = cs_plain_server(fn ($server) => $server->on('receive', fn () => 0), ['worker_num' => 1, 'heartbeat_idle_time' => 0.5]);
var_dump(cs_connect($server->port)->write('x')->closed());
?>
--EXPECT--
9000: 200
11000: 413
{"package_max_length":"8m"}
Swoole\Server: the option 'package_max_length' must be a number of bytes from 0 to 2^40; '2 apples' given
Swoole\Server: the option 'package_max_length' must be a number of bytes from 0 to 2^40; '-1' given
Swoole\Server: the option 'socket_buffer_size' must be a number of bytes from 4096; '' given
Swoole\Server: the option 'worker_num' must be a number of processes from 1 to 1000; '1K' given
Swoole\Server: the option 'heartbeat_idle_time' must be a number of seconds, 0 for no limit; 'soon' given
{"max_idle_time":"0.5"}
Swoole\Server: the option 'max_wait_time' must be a number of seconds, 0 for no limit; '1 minute' given
Swoole\Server: the option 'package_body_offset' must be a number of bytes from 0 to 65535; 'x' given
{"package_length_offset":"4"}
bool(true)
