--TEST--
FastCGI\Client: keeps a connection, notices when it was closed; errors and timeouts are exceptions
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\FastCGI\Client;
use Swoole\FastCGI\FrameParser;
use Swoole\FastCGI\HttpRequest;
use Swoole\FastCGI\Record;

Coroutine\run(function () {
    $connections = 0;
    $server = new Coroutine\Server('127.0.0.1');
    $server->handle(function ($connection) use (&$connections) {
        $number = ++$connections;
        $buffer = '';
        while ($data = $connection->recv()) {
            $buffer .= $data;
            while (FrameParser::hasFrame($buffer)) {
                $record = FrameParser::parseFrame($buffer);
                $path = $record instanceof Record\Params && $record->getValues() ? $record->getValues()['REQUEST_URI'] : $path ?? '';
                if (!$record instanceof Record\Stdin || $record->getContentLength()) {
                    continue;
                }
                if ($path === '/silent') {
                    Coroutine::sleep(1);
                }
                if ($path !== '/reset') {
                    $connection->send(new Record\Stdout("X: y\r\n\r\nconnection $number") . new Record\EndRequest);
                }
                if ($path !== '/') {
                    $connection->close();
                    return;
                }
            }
        }
    });
    Coroutine::create(fn () => $server->start());
    $client = new Client('127.0.0.1', $server->port);
    foreach (['/', '/', '/last', '/', '/reset'] as $path) {
        try {
            echo $client->execute((new HttpRequest)->withUri($path)->withKeepConn(true), 5)->getBody(), "\n";
        } catch (Client\Exception $error) {
            echo preg_replace('/:\d+:/', ':PORT:', $error->getMessage()), "\n";
        }
    }
    try {
        $client->execute((new HttpRequest)->withUri('/silent'), 0.01);
    } catch (Client\Exception $error) {
        echo $error->getCode() === SOCKET_ETIMEDOUT ? 'timed out' : $error, "\n";
    }
    $server->shutdown();
    echo json_encode([Client::parseUrl('unix:/a/b'), Client::parseUrl('/a'), Client::parseUrl('h:1'), Client::parseUrl('tcp://[::1]:9')], 64), "\n";
});
?>
--EXPECT--
connection 1
connection 1
connection 1
connection 2
FastCGI application at 127.0.0.1:PORT: Connection reset by peer
timed out
[["unix:/a/b",0],["unix:/a",0],["h",1],["::1",9]]
