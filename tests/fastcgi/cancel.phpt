--TEST--
FastCGI\Client: a cancelled request is an exception, and the client goes on; an answer that is none is an exception
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\FastCGI\Client;
use Swoole\FastCGI\HttpRequest;
use Swoole\FastCGI\Record;

Coroutine\run(function () {
    $answers = [null, "HTTP/1.1 400 Bad Request\r\n\r\n", new Record\Stdout("A: b\r\n\r\nfine") . new Record\EndRequest];
    $server = new Coroutine\Server('127.0.0.1');
    $server->handle(function ($connection) use (&$answers) {
        $answer = array_shift($answers);
        $connection->recv();
        if ($answer === null) {
            $connection->recv();
            return;
        }
        $connection->send((string) $answer);
    });
    go(fn () => $server->start());
    $client = new Client('127.0.0.1', $server->port);
    $waiting = go(function () use ($client) {
        try {
            $client->execute(new HttpRequest, 10);
        } catch (Client\Exception $error) {
            echo $error->getCode() === SOCKET_ECANCELED ? 'cancelled' : $error, "\n";
        }
    });
    while ($answers[0] === null) {
        Coroutine::sleep(0.001);
    }
    Coroutine::cancel($waiting);
    Coroutine::join([$waiting]);
    foreach ([1, 2] as $i) {
        try {
            echo $client->execute(new HttpRequest, 10)->getBody(), "\n";
        } catch (DomainException $error) {
            echo $error->getMessage(), "\n";
        }
    }
    $server->shutdown();
});
?>
--EXPECT--
cancelled
A FastCGI record of version 72 and type 84 is not known
fine
