--TEST--
PDOProxy: a lost connection is made anew, with its attributes, and the call repeated once
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/fake_pdo.inc';

$pdo = new Swoole\Database\PDOProxy(fn () => new FakePdo);
$pdo->setAttribute(PDO::ATTR_CASE, PDO::CASE_LOWER);
echo 'connection ', $pdo->exec('x'), ' round ', $pdo->getRound(), "\n";
FakePdo::$down = 1;
echo 'connection ', $pdo->exec('x'), ' round ', $pdo->getRound(), "\n";
echo json_encode($pdo->set === [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION, PDO::ATTR_CASE => PDO::CASE_LOWER]), "\n";
FakePdo::$down = 2;
try {
    $pdo->exec('x');
} catch (PDOException $error) {
    echo $error->getMessage(), "\n";
}
$pdo->beginTransaction();
FakePdo::$down = 1;
try {
    $pdo->exec('x');
} catch (PDOException $error) {
    echo 'within a transaction: ', $error->getMessage(), "\n";
}
echo json_encode($pdo->inTransaction()), ' connection ', $pdo->exec('x'), "\n";
try {
    clone $pdo;
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
?>
--EXPECT--
connection 1 round 0
connection 2 round 1
true
SQLSTATE[HY000]: General error: 2006 MySQL server has gone away
within a transaction: SQLSTATE[HY000]: General error: 2006 MySQL server has gone away
false connection 4
Swoole\Database\PDOProxy stands for a database connection and cannot be cloned
