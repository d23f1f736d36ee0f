--TEST--
RemoteObject\Server: a TCP port needs a key or lists; what is not allowed is refused
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\RemoteObject\Client;
use Swoole\RemoteObject\Exception;
use Swoole\RemoteObject\Server;

try {
    new Server('127.0.0.1', 0);
} catch (Exception $error) {
    echo $error->getMessage(), "\n";
}
$path = sys_get_temp_dir() . '/cserve-remote-' . getmypid() . '.sock';
$server = cs_spawn(function ($ready) use ($path) {
    $server = new Server("unix:$path", 0, ['api_key' => 'secret', 'allowed_classes' => ['ArrayObject'], 'allowed_functions' => ['strlen']]);
    $ready(1);
    $server->start();
});
Swoole\Coroutine\run(function () use ($path) {
    $client = new Client("unix:$path", 0, ['api_key' => 'secret']);
    for ($i = 0; $i < 500 && !$client->ping(); $i++) {
        Swoole\Coroutine::sleep(0.01);
    }
    echo substr(sprintf('%o', fileperms($path)), -3), ' ', $client->call('strlen', 'abc'), ' ', count($client->create('ArrayObject', [1])), "\n";
    foreach ([fn () => $client->call('system', 'id'), fn () => $client->create('SplFileObject', '/etc/passwd'), fn () => $client->execute('/__destruct', []),
        fn () => $client->execute('/call_method', ['object' => '99', 'method' => 'x', 'args' => 'a:0:{}']), fn () => $client->execute('/new', []),
        fn () => (new Client("unix:$path", 0, ['api_key' => 'guess']))->call('strlen', 'x')] as $call) {
        try {
            $call();
            echo "allowed\n";
        } catch (Exception $error) {
            echo str_replace($path, 'PATH', $error->getMessage()), "\n";
        }
    }
});
$server->stop();
@unlink($path);
?>
--EXPECT--
A remote object server on a TCP port would run any function for whoever connects: set api_key, or allowed_classes and allowed_functions, or listen on unix:/path
600 3 1
Swoole\RemoteObject\Exception: The function system is not allowed
Swoole\RemoteObject\Exception: The class SplFileObject is not allowed
Swoole\RemoteObject\Exception: There is no call '___destruct'
Swoole\RemoteObject\Exception: There is no object 99
Swoole\RemoteObject\Exception: The call has no parameter 'class'
The remote object server at unix:PATH:0 did not answer: status 403: wrong api key
