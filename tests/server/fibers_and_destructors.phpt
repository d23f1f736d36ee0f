--TEST--
In handlers: PHP's Fibers around waits in generators, and destructors that wait while their parent has ended
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
final class Waits
{
	public function __construct(private Closure $say)
	{
	}

	public function __destruct()
	{
		usleep(2000);
		($this->say)();
	}
}
$server = cs_process_server(function ($server) {
	$server->on('request', function ($request, $response) {
		$number = $request->get['n'];
		$numbers = (function () use ($number) {
			$fiber = new Fiber(function () use ($number) {
				usleep(1000);
				$back = Fiber::suspend("a$number");
				usleep(1000);
				return $back . $number;
			});
			yield $fiber->start();
			$fiber->resume('b');
			yield $fiber->getReturn();
		})();
		$parts = iterator_to_array($numbers, false);
		$channel = new Co\Channel(1);
		go(function () use ($channel) {
			go(fn () => new Waits(fn () => $channel->push('from a destructor')));
		});
		$parts[] = $channel->pop(5);
		$response->end(implode(' ', $parts));
	});
}, ['worker_num' => 2, 'hook_flags' => SWOOLE_HOOK_ALL], SWOOLE_PROCESS);
$conns = [];
for ($i = 0; $i < 40; $i++) {
	$conns[$i] = cs_connect($server->port)->write(cs_http_request('GET', "/?n=$i"));
}
$right = 0;
foreach ($conns as $i => $conn) {
	$right += ($body = $conn->response()->body) === "a$i b$i from a destructor" ? 1 : !print("$body\n");
}
echo "$right right\n";
?>
--EXPECT--
40 right
