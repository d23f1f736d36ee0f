--TEST--
cancel_on_disconnect: the handler of a client that has gone is cancelled, and nothing is logged; isWritable() tells without it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = tempnam(sys_get_temp_dir(), 'cs');
$say = fn (string $line) => file_put_contents($log, "$line\n", FILE_APPEND);
$handler = function ($request, $response) use ($say) {
	$say('begins');
	try {
		while ($response->isWritable()) {
			Swoole\Coroutine::sleep($request->server['request_uri'] === '/short' ? 0.001 : 1000);
		}
		$say('not writable');
	} catch (Swoole\Coroutine\CanceledException $e) {
		$say('canceled');
		throw $e;
	} finally {
		$say('finally');
	}
};
foreach ([['cancel_on_disconnect' => true], []] as $options) {
	$port = cs_http_server($handler, $options);
	file_put_contents($log, '');
	$conn = cs_connect($port)->write("GET /" . ($options ? '' : 'short') . " HTTP/1.1\r\nHost: a\r\n\r\n");
	cs_until(fn () => filesize($log) || clearstatcache(), 'the handler');
	$conn->close();
	cs_until(fn () => str_contains(file_get_contents($log), 'finally'), 'the end of the handler');
	echo str_replace("\n", ' ', file_get_contents($log)), "\n";
}
unlink($log);
?>
--EXPECT--
begins canceled finally 
begins not writable finally 
