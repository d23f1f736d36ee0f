--TEST--
Coroutine\Http\request(), get() and post(): the same answers with each driver
--EXTENSIONS--
curl
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use function Swoole\Coroutine\Http\{get, post, request};

$port = cs_http_server(function ($request, $response) {
    $response->status($request->server['request_uri'] === '/none' ? 404 : 200);
    $response->header('X-Echo', $request->header['x-ask'] ?? '-');
    $response->setCookie('set', 'a b');
    $response->end(json_encode([$request->server['request_method'], $request->get, $request->post, $request->cookie, $request->rawContent()]));
});
cs_http_get($port, '/'); // it listens
Swoole\Coroutine\run(function () use ($port) {
    $url = "http://127.0.0.1:$port";
    foreach (['swoole', 'curl', 'stream'] as $driver) {
        swoole_library_set_option('http_client_driver', $driver);
        $answers = [
            get("$url/path?q=1", null, ['X-Ask' => 'hello'], ['c' => 'v;w']),
            post("$url/", ['k' => 'v w']),
            request("$url/none", 'PUT', 'raw', null, ['Content-Type' => 'text/plain']),
        ];
        $lines = [];
        foreach ($answers as $answer) {
            $lines[] = $answer->getStatusCode() . ' ' . $answer->getHeaders()['x-echo'] . ' '
                . json_encode($answer->getCookies()['set']) . ' ' . $answer->getBody();
        }
        $first ??= $lines;
        echo $driver, ': ', $lines === $first ? 'same' : implode("\n", $lines), "\n";
    }
    echo implode("\n", $first), "\n";
});
?>
--EXPECT--
swoole: same
curl: same
stream: same
200 hello "a b" ["GET",{"q":"1"},null,{"c":"v;w"},""]
200 - "a b" ["POST",null,{"k":"v w"},null,"k=v+w"]
404 - "a b" ["PUT",null,null,null,"raw"]
