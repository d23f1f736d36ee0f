--TEST--
Clients: PDO mysql and mysqli with MariaDB: fifty at once, transactions, prepared statements, unbuffered results, TLS
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_mysql', 'mysqli');
skip_without_command('mariadbd');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/services.inc';

$certificate = cs_certificate();
$server = cs_mariadb($certificate);
cs_same(<<<'PHP'
	$connect = fn (array $options = []) => new PDO("mysql:host=127.0.0.1;port=$port;dbname=test", 'x', 'y', $options + [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
	(new PDO("mysql:unix_socket=$socket", 'x', ''))->exec('create or replace database test');
	fifty('PDO', fn ($i) => $connect()->query("select sleep(0.2), $i")->fetch(PDO::FETCH_NUM) == [0, $i]);
	fifty('mysqli', function ($i) use ($port) {
		$db = new mysqli('127.0.0.1', 'x', 'y', 'test', $port);
		$s = $db->prepare('select sleep(0.2), ?');
		$s->bind_param('i', $i);
		$s->execute();
		return $s->get_result()->fetch_row() == [0, $i];
	});
	$db = $connect([PDO::ATTR_EMULATE_PREPARES => false]);
	$db->exec('create table t (id int primary key, v varchar(100)) engine=innodb');
	$db->beginTransaction();
	$insert = $db->prepare('insert into t values (?, ?)');
	foreach ([1 => 'one', 2 => 'two', 3 => 'three'] as $id => $v) { show($insert->execute([$id, $v])); }
	show($connect()->query('select count(*) from t')->fetchColumn(), $db->commit(), $connect()->query('select * from t')->fetchAll(PDO::FETCH_ASSOC));
	$db->beginTransaction();
	show($db->exec('delete from t'), $db->rollBack(), $db->query('select count(*) from t')->fetchColumn());
	try { $insert->execute([1, 'again']); } catch (PDOException $e) { show($e->getCode(), $e->getMessage()); }
	/* Two connections want one row: the second goes on when the first commits. */
	$a = $connect();
	$a->beginTransaction();
	$a->exec("update t set v = 'a' where id = 1");
	show(both(fn () => [$a->query('select sleep(0.1)')->fetchAll(), $a->commit()][1], fn () => $connect()->exec("update t set v = concat(v, 'b') where id = 1")));
	show($db->query('select v from t where id = 1')->fetchColumn());
	$big = $connect([PDO::MYSQL_ATTR_USE_BUFFERED_QUERY => false])->query('select seq, repeat(seq, 200) from seq_1_to_20000');
	for ($sum = 0; $row = $big->fetch(PDO::FETCH_NUM); $sum += strlen($row[1])) { }
	show($sum);
	$tls = $connect([PDO::MYSQL_ATTR_SSL_CA => $certificate, PDO::MYSQL_ATTR_SSL_VERIFY_SERVER_CERT => false]);
	show($tls->query("show status like 'Ssl_cipher'")->fetch(PDO::FETCH_NUM)[1] !== '', strlen($tls->query("select repeat('x', 1000000)")->fetchColumn()));
	fifty('TLS', fn ($i) => $connect([PDO::MYSQL_ATTR_SSL_CA => $certificate, PDO::MYSQL_ATTR_SSL_VERIFY_SERVER_CERT => false])->query("select sleep(0.2), $i")->fetch(PDO::FETCH_NUM) == [0, $i], 20);
	PHP, modules: ['pdo_mysql', 'mysqli'],
	vars: ['port' => $server->port, 'socket' => $server->socket, 'certificate' => $certificate]);
?>
--EXPECT--
same
