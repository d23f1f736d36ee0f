--TEST--
Coroutine\Http\request(): no connection, no answer in time and a bad URL are exceptions, with each driver
--EXTENSIONS--
curl
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use function Swoole\Coroutine\Http\get;

$silent = stream_socket_server('tcp://127.0.0.1:0');
$name = stream_socket_get_name($silent, false);
Swoole\Coroutine\run(function () use ($name) {
    foreach (['swoole', 'curl', 'stream'] as $driver) {
        swoole_library_set_options(['http_client_driver' => $driver]);
        foreach (["http://127.0.0.1:1/", "http://$name/", 'nonsense://x', 'http://'] as $url) {
            try {
                echo get($url, ['timeout' => 0.05])->getBody(), "\n";
            } catch (Swoole\Exception $error) {
                echo $driver, ' ', str_contains($error->getMessage(), $url) ? 'names the URL' : $error->getMessage(), "\n";
            }
        }
    }
    swoole_library_set_options(['http_client_driver' => 'pigeon']);
    try {
        get('http://127.0.0.1/');
    } catch (Swoole\Exception $error) {
        echo $error->getMessage(), "\n";
    }
});
?>
--EXPECT--
swoole names the URL
swoole names the URL
swoole names the URL
swoole names the URL
curl names the URL
curl names the URL
curl names the URL
curl names the URL
stream names the URL
stream names the URL
stream names the URL
stream names the URL
The library option http_client_driver is 'swoole', 'curl' or 'stream', not 'pigeon'
