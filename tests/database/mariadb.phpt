--TEST--
PDOPool and MysqliPool with MariaDB: connections that the server has ended are made anew
--EXTENSIONS--
mysqlnd
mysqli
pdo
pdo_mysql
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
skip_slow();
if (!cs_has_command('mariadbd')) {
	skip('needs mariadbd');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
use Swoole\Database\MysqliConfig;
use Swoole\Database\MysqliPool;
use Swoole\Database\PDOConfig;
use Swoole\Database\PDOPool;

$db = cs_mariadb();
(new PDO("mysql:host=127.0.0.1;port=$db->port", 'root', ''))->exec('CREATE DATABASE IF NOT EXISTS test');
Swoole\Coroutine\run(function () use ($db) {
	$killer = new PDO("mysql:host=127.0.0.1;port=$db->port", 'root', '');
	$pool = new PDOPool((new PDOConfig)->withPort($db->port)->withPassword(''), 3);
	echo json_encode(Swoole\Coroutine\batch(array_fill(0, 5, function () use ($pool) {
		$pdo = $pool->get(10);
		$sum = $pdo->query('SELECT SLEEP(0.01) + 2')->fetchColumn();
		$pool->put($pdo);
		return (int) $sum;
	}))), "\n";
	$pdo = $pool->get();
	$statement = $pdo->prepare('SELECT ? + 1');
	$statement->execute([1]);
	echo $statement->fetchColumn(), ' ';
	$statement->closeCursor();
	$killer->exec('KILL ' . $pdo->query('SELECT CONNECTION_ID()')->fetchColumn());
	$statement->execute([2]);
	echo $statement->fetchColumn(), ' round ', $pdo->getRound(), "\n";
	$pdo->beginTransaction();
	$killer->exec('KILL ' . $pdo->query('SELECT CONNECTION_ID()')->fetchColumn());
	try {
		$pdo->query('SELECT 1');
	} catch (PDOException $error) {
		echo 'lost within a transaction: ', $error->errorInfo[1], "\n";
	}
	echo $pdo->query('SELECT 4')->fetchColumn(), ' round ', $pdo->getRound(), "\n";
	$pool->close();

	$pool = new MysqliPool((new MysqliConfig)->withPort($db->port)->withPassword(''), 2);
	$mysqli = $pool->get();
	$statement = $mysqli->prepare('SELECT ? + 1');
	$number = 5;
	$statement->bind_param('i', $number);
	$statement->execute();
	$statement->bind_result($result);
	$statement->fetch();
	echo $result, ' ';
	$statement->free_result();
	$killer->exec('KILL ' . $mysqli->thread_id);
	$number = 6;
	$statement->execute();
	$statement->fetch();
	echo $result, ' round ', $mysqli->getRound(), "\n";
	$statement->free_result();
	$killer->exec('KILL ' . $mysqli->thread_id);
	echo $mysqli->query('SELECT 8')->fetch_row()[0], ' round ', $mysqli->getRound(), "\n";
	$bad = new MysqliPool((new MysqliConfig)->withPort(1), 1);
	try {
		$bad->get();
	} catch (mysqli_sql_exception|Swoole\Database\MysqliException $error) {
		echo $error->getCode(), "\n";
	}
});
$db->stop();
?>
--EXPECT--
[2,2,2,2,2]
2 3 round 1
lost within a transaction: 2006
4 round 2
6 7 round 1
8 round 2
2002
