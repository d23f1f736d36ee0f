--TEST--
Http\Status has the reasons of the codes; NameResolver\Cluster draws nodes by weight
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Http\Status;
use Swoole\NameResolver\Cluster;
echo Status::getReasonPhrase(Status::NOT_FOUND), ', ', Status::getReasonPhrase(999), ', ', count(Status::getReasonPhrases()), "\n";
$cluster = new Cluster;
foreach ([[1, 0], [2, 100], [3, 0]] as [$last, $weight]) {
    $cluster->add("127.0.0.$last", 80, $weight);
}
echo $cluster->count(), ' ', $cluster->pop()['host'], ' ', $cluster->count(), "\n";
$cluster->pop();
$cluster->pop();
var_dump($cluster->pop());
foreach ([['localhost', 1], ['127.0.0.1', 65536], ['127.0.0.1', 1, 101]] as $node) {
    try {
        $cluster->add(...$node);
    } catch (Swoole\NameResolver\Exception $error) {
        echo $error->getMessage(), "\n";
    }
}
?>
--EXPECT--
Not Found, Unknown, 61
3 127.0.0.2 2
bool(false)
'localhost' is no IP address
A port is a number from 0 to 65535, not 65536
A weight is a number from 0 to 100, not 101
