--TEST--
swoole_native_curl_*() are curl's functions
--EXTENSIONS--
curl
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$server = cs_http_server(function ($request, $response) {
    $response->header('X-Path', $request->server['request_uri']);
    $response->end("got {$request->server['request_method']}");
});
cs_http_get($server, '/'); // it listens
Swoole\Coroutine\run(function () use ($server) {
    $curl = swoole_native_curl_init('http://127.0.0.1:' . $server . '/path');
    var_dump(get_class($curl), swoole_native_curl_setopt($curl, CURLOPT_RETURNTRANSFER, true), swoole_native_curl_exec($curl));
    var_dump(swoole_native_curl_getinfo($curl, CURLINFO_HTTP_CODE), swoole_native_curl_errno($curl));
    $multi = swoole_native_curl_multi_init();
    swoole_native_curl_multi_add_handle($multi, $copy = swoole_native_curl_copy_handle($curl));
    do {
        swoole_native_curl_multi_exec($multi, $running);
        swoole_native_curl_multi_select($multi, 0.1);
    } while ($running);
    var_dump(swoole_native_curl_multi_getcontent($copy));
    try {
        swoole_native_curl_exec('x');
    } catch (TypeError $error) {
        echo $error->getMessage(), "\n";
    }
});
?>
--EXPECT--
string(10) "CurlHandle"
bool(true)
string(7) "got GET"
int(200)
int(0)
string(7) "got GET"
swoole_native_curl_exec(): Argument #1 ($handle) must be of type CurlHandle, string given
