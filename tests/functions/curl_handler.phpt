--TEST--
swoole_curl_*(): Curl\Handler, with callbacks that get it
--EXTENSIONS--
curl
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$server = cs_http_server(fn ($request, $response) => $response->end('body of ' . $request->server['request_uri']));
$url = "http://127.0.0.1:$server";
cs_http_get($server, '/'); // it listens
Swoole\Coroutine\run(function () use ($url) {
    $curl = swoole_curl_init("$url/a");
    $seen = [];
    swoole_curl_setopt_array($curl, [CURLOPT_RETURNTRANSFER => true, CURLOPT_HEADERFUNCTION => function ($handle, $line) use (&$seen) {
        $seen[get_class($handle)] = true;
        return strlen($line);
    }]);
    echo get_class($curl), ' ', swoole_curl_exec($curl), ' ', json_encode(array_keys($seen)), ' ',
        swoole_curl_getinfo($curl, CURLINFO_HTTP_CODE), swoole_curl_getinfo($curl)['http_code'], swoole_curl_errno($curl), "\n";
    swoole_curl_setopt($curl, CURLOPT_URL, 'http://127.0.0.1:1/');
    var_dump(swoole_curl_exec($curl));
    echo swoole_curl_errno($curl), ' ', json_encode(swoole_curl_error($curl) !== ''), "\n";
    swoole_curl_close($curl);
    var_dump($curl->isAvailable());
});
?>
--EXPECTF--
Swoole\Curl\Handler body of /a ["Swoole\\Curl\\Handler"] 2002000
bool(false)
7 true

Warning: The curl handle is closed in %s on line %d
bool(false)
