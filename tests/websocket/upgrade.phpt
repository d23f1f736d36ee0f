--TEST--
upgrade(), recv() with timeout, cancel, two coroutines, and what is left after the end
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
$port = cs_ws_coroutine_server([], function ($request, $response) {
	$say = fn (...$what) => $response->push(json_encode($what));
	if (!@$response->upgrade()) {
		return;
	}
	$say('again', @$response->upgrade(), @$response->write('x'), @$response->header('a', 'b'), $response->isWritable());
	$say('timeout', $response->recv(0.02), swoole_last_error() === SOCKET_ETIMEDOUT, $response->socket->errCode === SOCKET_ETIMEDOUT);
	$self = Co::getCid();
	go(function () use ($self, $response, $say) {
		Co::sleep(0.001);
		try {
			$response->recv();
		} catch (Swoole\Error $e) {
			$say(preg_replace('/\d+/', '#', $e->getMessage()));
		}
		Co::cancel($self);
	});
	$say('cancelled', $response->recv(), swoole_last_error() === SOCKET_ECANCELED);
	$frame = $response->recv();
	$say($frame, get_class($frame));
	$say($response->ping('are you there'), @$response->ping(str_repeat('x', 126)));
	Co::sleep(0.05);
	/* What came meanwhile, then the end, once. */
	$all = [];
	while ($frame = $response->recv()) {
		$all[] = $frame->data;
	}
	file_put_contents($request->get['file'], json_encode([$all, $frame, $response->recv(), $response->push('x'), $response->close()]));
});
$file = tempnam(sys_get_temp_dir(), 'cs');
echo cs_http_get($port)->status, "\n";
$ws = new CsWs($port, [], "/?file=$file");
for ($i = 0; $i < 4; $i++) {
	echo preg_replace('/"fd":\d+/', '"fd":#', $ws->message()), "\n";
}
echo preg_replace('/"fd":\d+/', '"fd":#', $ws->text('hello')->message()), "\n";
echo $ws->next(), ' ', $ws->next(), "\n";
for ($i = 0; $i < 200; $i++) {
	$ws->text("m$i");
}
$ws->write(cs_ws_close(3000));
echo $ws->rest(), "\n";
cs_until(fn () => filesize($file) ?: clearstatcache());
[$all, , , ] = $result = json_decode(file_get_contents($file));
echo count($all), ' ', end($all), ' ', json_encode(array_slice($result, 1)), "\n";
unlink($file);
?>
--EXPECT--
400
["again",false,false,false,true]
["timeout",false,true,true]
["coroutine # cannot receive from the WebSocket connection #: coroutine # is receiving from it"]
["cancelled",false,true]
[{"fd":#,"data":"hello","opcode":1,"flags":33,"finish":true},"Swoole\\WebSocket\\Frame"]
ping are you there text [true,false]
close 3000, end
200 m199 ["",false,false,true]
