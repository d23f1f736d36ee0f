--TEST--
FastCGI\Client: an application that breaks the protocol, sends too much, too slowly, or does not read
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\FastCGI\Client;
use Swoole\FastCGI\HttpRequest;
use Swoole\FastCGI\Record;

function outcome(callable $call): string
{
    try {
        $answer = $call();
        return $answer->getStatusCode() . ' ' . strlen($answer->getBody()) . ($answer->getError() ? " error {$answer->getError()}" : '');
    } catch (Client\Exception $error) {
        return swoole_strerror($error->getCode());
    } catch (DomainException|RuntimeException $error) {
        return get_class($error) . ': ' . $error->getMessage();
    }
}

Coroutine\run(function () {
    $out = fn (string $bytes) => (string) new Record\Stdout($bytes);
    $raw = fn (int $type, int $id, string $content, int $padding = 0, int $version = 1) =>
        pack('CCnnCC', $version, $type, $id, strlen($content), $padding, 0) . $content . str_repeat("\0", $padding);
    $good = $out("A: b\r\n\r\nx");
    $end = (string) new Record\EndRequest;
    $answers = [
        'nothing' => '',
        'half a head' => substr($good, 0, 5),
        'half a record' => substr($good, 0, 10),
        'no end' => $good,
        'only an end' => $end,
        'no end of the headers' => $out('text') . $end,
        'a status of no number' => $out("Status: abc\r\n\r\n") . $end,
        'a status too high' => $out("Status: 1000 Too High\r\n\r\n") . $end,
        'errors' => $raw(7, 1, 'oops') . $good . $end,
        'another request' => $raw(6, 2, "A: b\r\n\r\n") . $end,
        'the end of another request' => $raw(3, 2, str_repeat("\0", 8)) . $good . $end,
        'of no request' => $raw(11, 0, "\5\0\0\0\0\0\0\0") . $good . $end,
        'overloaded' => $raw(3, 1, "\0\0\0\0\2\0\0\0"),
        'an end too short' => $good . $raw(3, 1, ''),
        'another type' => $raw(200, 1, ''),
        'another version' => $raw(6, 1, 'x', 0, 2),
        'much padding' => $raw(6, 1, "A: b\r\n\r\nx", 255) . $end,
        'values that are none' => $raw(10, 0, "\x85\1ab"),
        'large records' => $out("A: b\r\n\r\n") . str_repeat($out(str_repeat('x', 65535)), 5) . $end,
        'small records' => $out("A: b\r\n\r\n") . str_repeat($out('x'), 3000) . $end,
    ];
    $answer = '';
    $size = 1;
    $server = new Coroutine\Server('127.0.0.1');
    $server->handle(function ($connection) use (&$answer, &$size) {
        $connection->recv();
        foreach ($answer === '' ? [] : str_split($answer, $size) as $piece) {
            if (!$connection->send($piece)) {
                break;
            }
            Coroutine::sleep(0.001);
        }
    });
    go(fn () => $server->start());
    foreach ($answers as $name => $answer) {
        $client = new Client('127.0.0.1', $server->port);
        $outcomes = [];
        foreach ([1 << 20, 7] as $size) {
            if ($size > 7 || strlen($answer) < 150) {
                $outcomes[] = outcome(fn () => $client->execute((new HttpRequest)->withKeepConn(true), 30 * CS_SLOW));
            }
        }
        echo "$name: ", implode(' | ', array_unique($outcomes)), "\n";
    }

    /* A kept connection on which more came than an answer is not used again. */
    $connections = 0;
    $kept = new Coroutine\Server('127.0.0.1');
    $kept->handle(function ($connection) use (&$connections, $good, $end) {
        $connections++;
        while ($connection->recv()) {
            $connection->send("$good{$end}and more");
        }
    });
    go(fn () => $kept->start());
    $client = new Client('127.0.0.1', $kept->port);
    echo outcome(fn () => $client->execute((new HttpRequest)->withKeepConn(true), 30)), ', ';
    echo outcome(fn () => $client->execute((new HttpRequest)->withKeepConn(true), 30)), ", $connections connections\n";

    /* The time is one for all of it. */
    $slow = new Coroutine\Server('127.0.0.1');
    $slow->handle(function ($connection) use ($out) {
        $connection->recv();
        while ($connection->send($out('x'))) {
            Coroutine::sleep(0.005);
        }
    });
    go(fn () => $slow->start());
    echo 'slow: ', outcome(fn () => (new Client('127.0.0.1', $slow->port))->execute(new HttpRequest, 0.05)), "\n";
    $deaf = new Coroutine\Server('127.0.0.1');
    $end = new Coroutine\Channel;
    $deaf->handle(fn ($connection) => $end->pop());
    go(fn () => $deaf->start());
    echo 'does not read: ', outcome(fn () => (new Client('127.0.0.1', $deaf->port))->execute((new HttpRequest)->withBody(str_repeat('x', 20 << 20)), 0.05)), "\n";
    echo 'TLS that does not answer: ', outcome(fn () => (new Client('127.0.0.1', $deaf->port, true))->execute(new HttpRequest, 0.05)), "\n";
    $server->shutdown();
    $kept->shutdown();
    $slow->shutdown();
    $deaf->shutdown();
    $end->close();
});
?>
--EXPECT--
nothing: Connection reset by peer
half a head: Connection reset by peer
half a record: Connection reset by peer
no end: Connection reset by peer
only an end: 200 0
no end of the headers: DomainException: The FastCGI application sent no end of its headers
a status of no number: DomainException: The FastCGI application sent the status 'abc', which is no number from 100 to 999
a status too high: DomainException: The FastCGI application sent the status '1000 Too High', which is no number from 100 to 999
errors: 200 1 error oops
another request: DomainException: The FastCGI application answered a request 2 that was not sent
the end of another request: DomainException: The FastCGI application answered a request 2 that was not sent
of no request: 200 1
overloaded: RuntimeException: The FastCGI application is overloaded
an end too short: 200 1
another type: DomainException: A FastCGI record of version 1 and type 200 is not known
another version: DomainException: A FastCGI record of version 2 and type 6 is not known
much padding: 200 1
values that are none: DomainException: A name or value goes beyond the end of the FastCGI record
large records: 200 327675
small records: 200 3000
200 1, 200 1, 2 connections
slow: Connection timed out
does not read: Connection timed out
TLS that does not answer: Connection timed out
