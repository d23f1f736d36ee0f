--TEST--
NameResolver\Consul and Nacos: answers that are none are exceptions; a registry that does not answer costs no more than the client's time
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use Swoole\NameResolver\Consul;
use Swoole\NameResolver\Nacos;

function outcome(callable $call): string
{
    try {
        return json_encode($call());
    } catch (Swoole\NameResolver\Exception $error) {
        return preg_replace('/:\d{4,5} answered/', ' answered', $error->getMessage());
    } catch (Throwable $error) {
        return get_class($error) . ' ' . preg_replace('/:\d{4,5}/', '', $error->getMessage());
    }
}

Coroutine\run(function () {
    $body = '';
    $status = 200;
    $registry = new Coroutine\Http\Server('127.0.0.1');
    $registry->handle('/', function ($request, $response) use (&$body, &$status) {
        $response->status($status);
        $response->end($body);
    });
    go(fn () => $registry->start());
    $consul = new Consul("http://127.0.0.1:$registry->port");
    $nacos = new Nacos("http://127.0.0.1:$registry->port");
    foreach (['', '[', '5', 'null', '[]', '{}'] as $body) {
        $both = [outcome(fn () => $consul->lookup('a')), outcome(fn () => $nacos->lookup('a'))];
        echo $body, ' => ', $both[0], $both[0] === $both[1] ? '' : " | $both[1]", "\n";
    }
    $good = ['ServiceAddress' => '10.0.0.1', 'ServicePort' => '80', 'ServiceWeights' => ['Passing' => 1.5]];
    foreach ([[], ['ServiceAddress' => ['x']], ['ServiceAddress' => 'no.address'], ['ServicePort' => null], ['ServicePort' => 70000], ['ServiceWeights' => ['Passing' => 'x']]] as $wrong) {
        $body = json_encode([$wrong + $good]);
        echo outcome(fn () => $consul->getCluster('a')->pop()), "\n";
    }
    foreach (['5', '[5]', '[{}]', '[{"ip":"10.0.0.1","port":80,"weight":"x"}]', '[{"ip":"10.0.0.1","port":"80","weight":0.3}]'] as $hosts) {
        $body = "{\"hosts\":$hosts}";
        echo outcome(fn () => $nacos->getCluster('a')->pop()), "\n";
    }
    $status = 500;
    $body = str_repeat('x', 201);
    echo strlen(outcome(fn () => $consul->getCluster('a'))), ' ', substr(outcome(fn () => $nacos->getCluster('a')), 0, 62), "\n";
    $registry->shutdown();
    echo outcome(fn () => (new Consul("http://127.0.0.1:$registry->port"))->getCluster('a')), "\n";

    $silent = new Coroutine\Server('127.0.0.1');
    $silent->handle(fn ($connection) => $connection->recv() && $connection->recv());
    go(fn () => $silent->start());
    Coroutine::set(['name_resolver' => [new Consul("http://127.0.0.1:$silent->port")]]);
    $client = new Coroutine\Client(SWOOLE_SOCK_TCP);
    var_dump($client->connect('a.service', 80, 0.05), $client->errCode === SOCKET_ETIMEDOUT);
    $client = new Coroutine\Http\Client('a.service', 80);
    $client->set(['connect_timeout' => 0.05]);
    var_dump($client->get('/'), $client->errCode === SOCKET_ETIMEDOUT);
    $silent->shutdown();
});
?>
--EXPECT--
=> The service registry at http://127.0.0.1 answered with what is no JSON array or object
[ => The service registry at http://127.0.0.1 answered with what is no JSON array or object: [
5 => The service registry at http://127.0.0.1 answered with what is no JSON array or object: 5
null => ""
[] => ""
{} => ""
{"host":"10.0.0.1","port":80,"weight":2}
The service registry at http://127.0.0.1 answered with a node without address, port or weight: [["x"],"80",1.5]
'no.address' is no IP address
The service registry at http://127.0.0.1 answered with a node without address, port or weight: ["10.0.0.1",null,1.5]
A port is a number from 0 to 65535, not 70000
The service registry at http://127.0.0.1 answered with a node without address, port or weight: ["10.0.0.1","80","x"]
The service registry at http://127.0.0.1 answered with a node without address, port or weight: [null,null,100]
The service registry at http://127.0.0.1 answered with a node without address, port or weight: [null,null,100]
The service registry at http://127.0.0.1 answered with a node without address, port or weight: [null,null,100]
The service registry at http://127.0.0.1 answered with a node without address, port or weight: ["10.0.0.1",80,"x"]
{"host":"10.0.0.1","port":80,"weight":1}
263 The service registry at http://127.0.0.1 answered with 500: xx
Swoole\Exception GET http://127.0.0.1/v1/catalog/service/swoole_service_a: Connection refused
bool(false)
bool(true)
bool(false)
bool(true)
