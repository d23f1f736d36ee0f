--TEST--
PDOStatementProxy: execute() prepares the statement anew after the loss of the connection, bindings included
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/fake_pdo.inc';

$pdo = new Swoole\Database\PDOProxy(fn () => new FakePdo);
$first = $pdo->prepare('SELECT ? AS a, ? AS b');
$second = $pdo->prepare('SELECT ? AS c');
echo get_class($first), "\n";
$variable = 'then';
$first->bindValue(1, 'value');
$first->bindParam(2, $variable);
$first->setFetchMode(PDO::FETCH_NUM);
$second->setFetchMode(PDO::FETCH_ASSOC);
$first->execute();
$variable = 'now';
FakePdo::$down = 1;
$first->execute();
$second->execute([3]);
$pdo->beginTransaction();
FakePdo::$down = 1;
try {
    $second->execute([4]);
} catch (PDOException $error) {
    echo $error->getMessage(), "\n";
}
$second->execute([5]);
?>
--EXPECT--
Swoole\Database\PDOStatementProxy
on 1: ["value","then"]
on 2: ["value","now"]
on 2: {"c":"3"}
SQLSTATE[HY000]: General error: 2006 MySQL server has gone away
on 3: {"c":"5"}
