--TEST--
Clients: PDO pgsql and pgsql with PostgreSQL: fifty at once, COPY, LISTEN/NOTIFY, the asynchronous functions, TLS
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_pgsql', 'pgsql');
skip_without_command('postgres');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/services.inc';

$certificate = cs_certificate();
$server = cs_postgres($certificate);
cs_same(<<<'PHP'
	$connect = fn (string $more = '') => new PDO("pgsql:host=127.0.0.1;port=$port;user=postgres;dbname=postgres;$more", options: [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
	$pg = fn () => pg_connect("host=$dir_of_socket port=$port user=postgres dbname=postgres", PGSQL_CONNECT_FORCE_NEW);
	fifty('PDO', fn ($i) => $connect()->query("select pg_sleep(0.2), $i")->fetch(PDO::FETCH_NUM) == ['', $i]);
	fifty('pgsql', fn ($i) => pg_fetch_row(pg_query_params($pg(), 'select pg_sleep(0.2), $1::int', [$i])) == ['', $i]);
	$db = $connect();
	$db->exec('drop table if exists t');
	$db->exec('create table t (id int primary key, v text)');
	$db->beginTransaction();
	$insert = $db->prepare('insert into t values (?, ?)');
	foreach ([1 => 'one', 2 => 'two'] as $id => $v) { show($insert->execute([$id, $v])); }
	show($connect()->query('select count(*) from t')->fetchColumn(), $db->commit(), $connect()->query('select * from t')->fetchAll(PDO::FETCH_ASSOC));
	try { $insert->execute([1, 'again']); } catch (PDOException $e) { show($e->getCode(), $e->getMessage()); }
	/* Two connections want one row: the second goes on when the first commits. */
	$a = $connect();
	$a->beginTransaction();
	$a->exec("update t set v = 'a' where id = 1");
	show(both(fn () => [$a->query('select pg_sleep(0.1)'), $a->commit()][1], fn () => $connect()->exec("update t set v = v || 'b' where id = 1")));
	show($db->query('select v from t where id = 1')->fetchColumn());
	for ($rows = [], $i = 10; $i < 20000; $i++) { $rows[] = "$i\tvalue $i"; }
	show($db->pgsqlCopyFromArray('t', $rows), count($db->pgsqlCopyToArray('t')), $db->query('select sum(id) from t')->fetchColumn());
	$p = $pg();
	pg_query($p, 'copy t from stdin');
	show(pg_put_line($p, "5\tfive\n"), pg_put_line($p, "\\.\n"), pg_end_copy($p), pg_fetch_result(pg_query($p, 'select v from t where id = 5'), 0));
	/* pgsqlGetNotify() waits until another one tells. */
	$db->exec('listen news');
	show(both(function () use ($connect) {
		$other = $connect();
		$other->query('select pg_sleep(0.05)');
		return $other->exec("notify news, 'hello'");
	}, fn () => $db->pgsqlGetNotify(PDO::FETCH_ASSOC, 10000)['payload']));
	$db->exec("notify news, 'own'");
	show($db->pgsqlGetNotify(PDO::FETCH_ASSOC, 300)['payload']);
	show(pg_send_query($p, 'select pg_sleep(0.1); select 42'), pg_connection_busy($p), pg_fetch_result(pg_get_result($p), 0), pg_fetch_result(pg_get_result($p), 0), pg_get_result($p));
	$a = pg_connect("host=127.0.0.1 port=$port user=postgres dbname=postgres", PGSQL_CONNECT_ASYNC | PGSQL_CONNECT_FORCE_NEW);
	while (!in_array($state = pg_connect_poll($a), [PGSQL_POLLING_OK, PGSQL_POLLING_FAILED])) { usleep(1000); }
	show($state === PGSQL_POLLING_OK, pg_fetch_result(pg_query($a, 'select 1'), 0));
	$tls = $connect("sslmode=verify-ca;sslrootcert=$certificate");
	show($tls->query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')->fetchColumn(), strlen($tls->query("select repeat('x', 1000000)")->fetchColumn()));
	fifty('TLS', fn ($i) => $connect('sslmode=require')->query("select pg_sleep(0.2), $i")->fetch(PDO::FETCH_NUM) == ['', $i], 20);
	PHP, modules: ['pdo_pgsql', 'pgsql'],
	vars: ['port' => $server->port, 'dir_of_socket' => $server->dir, 'certificate' => $certificate]);
?>
--EXPECT--
same
