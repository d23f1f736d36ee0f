--TEST--
Clients: Coroutine::cancel() ends the waits of PDO mysql, mysqli, PDO pgsql, pgsql, phpredis, Predis, memcached, amqp, ldap with errors that they know, and they go on with a new connection
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_mysql', 'mysqli', 'pdo_pgsql', 'pgsql', 'redis', 'memcached', 'amqp', 'ldap');
skip_without_command('mariadbd', 'initdb', 'postgres', 'redis-server', 'memcached', 'slapd');
file_exists('/usr/share/php/Predis/autoload.php') || skip('needs Predis');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/services.inc';

cs_hooked(<<<'PHP'
	error_reporting(E_ALL & ~E_DEPRECATED);
	require_once '/usr/share/php/Predis/autoload.php';
	$my = fn (int $port) => new PDO("mysql:host=127.0.0.1;port=$port", 'x', '');
	$mysqli = fn (int $port) => new mysqli('127.0.0.1', 'x', '', '', $port);
	$pg = fn (int $port) => new PDO("pgsql:host=127.0.0.1;port=$port;user=postgres;dbname=postgres");
	$pgsql = fn (int $port) => pg_connect("host=127.0.0.1 port=$port user=postgres dbname=postgres", PGSQL_CONNECT_FORCE_NEW);
	$value = fn ($db) => pg_fetch_row(pg_query($db, 'select 1'))[0];
	$answer = fn ($db) => $db->query('select 1')->fetchColumn();
	$row = fn ($db) => $db->query('select 1')->fetch_row()[0];
	$redis = function (int $port) { $redis = new Redis; $redis->connect('127.0.0.1', $port); return $redis; };
	$predis = fn (int $port) => new Predis\Client("tcp://127.0.0.1:$port");
	$memcached = function (int $port) {
		$m = new Memcached;
		$m->setOptions([Memcached::OPT_POLL_TIMEOUT => 60000, Memcached::OPT_CONNECT_TIMEOUT => 60000, Memcached::OPT_RETRY_TIMEOUT => 0]);
		$m->addServer('127.0.0.1', $port);
		return $m;
	};
	$get = fn ($m) => [$m->get('x'), $m->getResultMessage()];
	$other = function ($m) use ($memcache, $get) {
		$m->resetServerList();
		$m->addServer('127.0.0.1', $memcache);
		return $get($m);
	};
	$amqp = fn (int $port) => new AMQPConnection(['host' => '127.0.0.1', 'port' => $port]);
	$ldap = function (int $port) { $ldap = ldap_connect("ldap://127.0.0.1:$port"); ldap_set_option($ldap, LDAP_OPT_PROTOCOL_VERSION, 3); return $ldap; };
	$bind = fn ($ldap) => ldap_bind($ldap, 'cn=admin,dc=test', 'secret');
	[$silent, $connected] = silent();
	$nothing = fn () => null;
	cancels([
		'PDO mysql connect' => [$nothing, fn () => $my($full), fn () => $answer($my($mysql))],
		'PDO mysql greeting' => [$nothing, fn () => $my($silent), fn () => $answer($my($mysql)), $connected],
		'PDO mysql query' => [fn () => $my($mysql), fn ($db) => $db->query('select sleep(60)'), fn () => $answer($my($mysql))],
		'mysqli connect' => [$nothing, fn () => $mysqli($full), fn () => $row($mysqli($mysql))],
		'mysqli query' => [fn () => $mysqli($mysql), fn ($db) => $db->query('select sleep(60)'),
			fn ($db) => [$db->real_connect('127.0.0.1', 'x', '', '', $mysql), $row($db)]],
		'PDO pgsql connect' => [$nothing, fn () => $pg($full), fn () => $answer($pg($postgres))],
		'PDO pgsql answer' => [$nothing, fn () => $pg($silent), fn () => $answer($pg($postgres)), fn () => $connected(8)],
		'PDO pgsql query' => [fn () => $pg($postgres), fn ($db) => $db->query('select pg_sleep(60)'), fn () => $answer($pg($postgres))],
		'PDO pgsql notify' => [fn () => $pg($postgres), fn ($db) => $db->pgsqlGetNotify(PDO::FETCH_ASSOC, 60000), $answer],
		'pgsql connect' => [$nothing, fn () => $pgsql($full), fn () => $value($pgsql($postgres))],
		'pgsql query' => [fn () => $pgsql($postgres), fn ($db) => pg_query($db, 'select pg_sleep(60)'), fn ($db) => [pg_connection_reset($db), $value($db)]],
		'phpredis connect' => [$nothing, fn () => $redis($full), fn () => $redis($port)->ping('on')],
		'phpredis read' => [fn () => $redis($port), fn ($r) => $r->blPop(['none'], 60), fn ($r) => $r->ping('on')],
		'phpredis write' => [fn () => $redis($silent), fn ($r) => @$r->set('x', str_repeat('x', 8000000)), fn ($r) => [$r->connect('127.0.0.1', $port), $r->ping('on')], $connected],
		'Predis connect' => [$nothing, fn () => $predis($full)->get('x'), fn () => (string) $predis($port)->ping('on')],
		'Predis read' => [function () use ($predis, $port) { $p = $predis($port); $p->ping(); return $p; }, fn ($p) => $p->executeRaw(['blpop', 'none', '60']), fn ($p) => (string) $p->ping('on')],
		'memcached connect' => [fn () => $memcached($full), $get, fn () => $get($memcached($memcache))],
		'memcached read' => [fn () => $memcached($silent), $get, $other, fn () => $connected(3)],
		'memcached getMulti' => [fn () => $memcached($silent), fn ($m) => [$m->getMulti(['x', 'y']), $m->getResultMessage()], $other, fn () => $connected(3)],
		'memcached touch' => [fn () => $memcached($silent), fn ($m) => [$m->touch('x', 1), $m->getResultMessage()], $other, fn () => $connected(3)],
		'amqp connect' => [fn () => $amqp($full), fn ($c) => $c->connect(), fn ($c) => $c->isConnected()],
		'amqp answer' => [fn () => $amqp($silent), fn ($c) => $c->connect(), fn ($c) => $c->isConnected(), fn () => $connected(8)],
		'ldap connect' => [fn () => $ldap($full), $bind, fn () => $bind($ldap($slapd))],
		'ldap answer' => [fn () => $ldap($silent), $bind, fn () => $bind($ldap($slapd)), fn () => $connected(8)],
	]);
	PHP, modules: ['pdo_mysql', 'mysqli', 'pdo_pgsql', 'pgsql', 'redis', 'memcached', 'amqp', 'ldap'],
	vars: ['full' => cs_full(), 'mysql' => cs_mariadb()->port, 'postgres' => cs_postgres()->port,
		'port' => cs_redis([], cs_free_port())->port, 'memcache' => cs_memcached()->port, 'slapd' => cs_slapd()->port]);
?>
--EXPECTF--
PDO mysql connect
PDOException: SQLSTATE[HYN] [N] Operation canceled
1
PDO mysql greeting
PDOException: PDO::__construct(): Error while reading greeting packet. PID=N
1
PDO mysql query
PDOException: SQLSTATE[HYN]: General error: N MySQL server has gone away
1
mysqli connect
mysqli_sql_exception: Operation canceled
"1"
mysqli query
mysqli_sql_exception: MySQL server has gone away
[true,"1"]
PDO pgsql connect
PDOException: SQLSTATE[N] [N] connection to server at "N.N.N.N", port N failed: select() failed: Operation canceled
1
PDO pgsql answer
PDOException: SQLSTATE[N] [N] connection to server at "N.N.N.N", port N failed: select() failed: Operation canceled
1
PDO pgsql query
PDOException: SQLSTATE[HYN]: General error: N select() failed: Operation canceled
1
PDO pgsql notify
false
1
pgsql connect
warning: pg_connect(): Unable to connect to PostgreSQL server: connection to server at "N.N.N.N", port N failed: select() failed: Operation canceled
false
"1"
pgsql query
warning: pg_query(): Query failed: select() failed: Operation canceled
false
[true,"1"]
phpredis connect
RedisException: Operation canceled
"on"
phpredis read
RedisException: read error on connection to N.N.N.N:N
"on"
phpredis write
false
[true,"on"]
Predis connect
warning: stream_socket_client(): Unable to connect to tcp://N.N.N.N:N (Operation canceled)
Predis\Connection\ConnectionException: Operation canceled [tcp://N.N.N.N:N]
"on"
Predis read
Predis\Connection\ConnectionException: Error while reading line from the server. [tcp://N.N.N.N:N]
"on"
memcached connect
[false,"A TIMEOUT OCCURRED"]
[false,"NOT FOUND"]
memcached read
[false,"A TIMEOUT OCCURRED"]
[false,"NOT FOUND"]
memcached getMulti
[false,"A TIMEOUT OCCURRED"]
[false,"NOT FOUND"]
memcached touch
[false,"A TIMEOUT OCCURRED"]
[false,"NOT FOUND"]
amqp connect
AMQPConnectionException: Socket error: could not connect to host%S
false
amqp answer
AMQPConnectionException: %Sa socket error occurred%S
false
ldap connect
warning: ldap_bind(): Unable to bind to server: Can't contact LDAP server
false
true
ldap answer
warning: ldap_bind(): Unable to bind to server: Can't contact LDAP server
false
true
