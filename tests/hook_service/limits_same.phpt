--TEST--
Clients: time limits of PDO mysql, mysqli, PDO pgsql, pgsql, phpredis, Predis, memcached, amqp, ldap end connects, reads and writes with the errors of plain PHP
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('pdo_mysql', 'mysqli', 'pdo_pgsql', 'pgsql', 'redis', 'memcached', 'amqp', 'ldap');
skip_without_command('mariadbd', 'initdb', 'postgres');
file_exists('/usr/share/php/Predis/autoload.php') || skip('needs Predis');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/services.inc';

cs_same(<<<'PHP'
	ini_set('default_socket_timeout', 1);
	require_once '/usr/share/php/Predis/autoload.php';
	$pdo = fn (string $dsn, int $seconds) => new PDO($dsn, 'postgres', 'y', [PDO::ATTR_TIMEOUT => $seconds]);
	$mysqli = function (int $port, int $option) { $db = mysqli_init(); $db->options($option, 1); $db->real_connect('127.0.0.1', 'x', 'y', '', $port); return $db; };
	$redis = function (int $port, float $connect = 20) { $redis = new Redis; $redis->connect('127.0.0.1', $port, $connect, null, 0, 0.3); return $redis; };
	$predis = fn (int $port, float $connect = 20) => new Predis\Client("tcp://127.0.0.1:$port?timeout=$connect&read_write_timeout=0.3");
	$memcached = function (int $port, array $options, callable $call) {
		$m = new Memcached;
		$m->setOptions($options + [Memcached::OPT_CONNECT_TIMEOUT => 20000]);
		$m->addServer('127.0.0.1', $port);
		return [$call($m), $m->getResultCode(), $m->getResultMessage()];
	};
	$amqp = function (int $port, array $options) { (new AMQPConnection($options + ['host' => '127.0.0.1', 'port' => $port]))->connect(); };
	$ldap = function (int $port, int $option) {
		$ldap = ldap_connect("ldap://127.0.0.1:$port");
		ldap_set_option($ldap, LDAP_OPT_PROTOCOL_VERSION, 3);
		ldap_set_option($ldap, $option, 1);
		return [ldap_bind($ldap, 'cn=x', 'y'), ldap_error($ldap)];
	};
	limits([
		'PDO mysql connect' => [1, fn () => $pdo("mysql:host=127.0.0.1;port=$full", 1)],
		'PDO mysql greeting' => [2, fn () => $pdo("mysql:host=127.0.0.1;port=$silent", 1)],
		'PDO mysql read' => [2, fn () => $pdo("mysql:host=127.0.0.1;port=$mysql", 20)->query('select sleep(30)')],
		'mysqli connect' => [1, fn () => $mysqli($full, MYSQLI_OPT_CONNECT_TIMEOUT)],
		'mysqli greeting' => [1, fn () => $mysqli($silent, MYSQLI_OPT_READ_TIMEOUT)],
		'mysqli read' => [1, fn () => $mysqli($mysql, MYSQLI_OPT_READ_TIMEOUT)->query('select sleep(30)')],
		'PDO pgsql connect' => [2, fn () => $pdo("pgsql:host=127.0.0.1;port=$full", 2)],
		'PDO pgsql answer' => [2, fn () => $pdo("pgsql:host=127.0.0.1;port=$silent", 2)],
		'PDO pgsql query' => [0.3, fn () => $pdo("pgsql:host=127.0.0.1;port=$postgres;dbname=postgres;options='-c statement_timeout=300'", 20)->query('select pg_sleep(30)')],
		'PDO pgsql notify' => [0.3, function () use ($pdo, $postgres) {
			$db = $pdo("pgsql:host=127.0.0.1;port=$postgres;dbname=postgres", 20);
			return $db->exec('listen x') . json_encode($db->pgsqlGetNotify(PDO::FETCH_ASSOC, 300));
		}],
		'pgsql connect' => [2, fn () => pg_connect("host=127.0.0.1 port=$full user=postgres connect_timeout=2")],
		'pgsql answer' => [2, fn () => pg_connect("host=127.0.0.1 port=$silent user=postgres connect_timeout=2")],
		'phpredis connect' => [0.3, fn () => $redis($full, 0.3)],
		'phpredis read' => [0.3, fn () => $redis($silent)->get('x')],
		'phpredis write' => [0.3, fn () => $redis($silent)->set('x', str_repeat('x', 8000000))],
		'Predis connect' => [0.3, fn () => $predis($full, 0.3)->get('x')],
		'Predis read' => [0.3, fn () => $predis($silent)->get('x')],
		'Predis write' => [0.3, fn () => $predis($silent)->set('x', str_repeat('x', 8000000))],
		'memcached connect' => [0.3, fn () => $memcached($full, [Memcached::OPT_CONNECT_TIMEOUT => 300], fn ($m) => $m->get('x'))],
		'memcached read' => [0.3, fn () => $memcached($silent, [Memcached::OPT_POLL_TIMEOUT => 300], fn ($m) => $m->get('x'))],
		'memcached getMulti' => [0.3, fn () => $memcached($silent, [Memcached::OPT_POLL_TIMEOUT => 300], fn ($m) => $m->getMulti(['x', 'y']))],
		'memcached write' => [0.3, fn () => $memcached($silent, [Memcached::OPT_POLL_TIMEOUT => 300, Memcached::OPT_COMPRESSION => false], fn ($m) => $m->set('x', str_repeat('x', 8000000)))],
		'amqp connect' => [0.3, fn () => $amqp($full, ['connect_timeout' => 0.3])],
		'ldap connect' => [1, fn () => $ldap($full, LDAP_OPT_NETWORK_TIMEOUT)],
		'ldap answer' => [1, fn () => $ldap($silent, LDAP_OPT_TIMEOUT)],
	]);
	PHP, ini: ['mysqlnd.net_read_timeout' => '2', 'memory_limit' => '512M'], modules: ['pdo_mysql', 'mysqli', 'pdo_pgsql', 'pgsql', 'redis', 'memcached', 'amqp', 'ldap', 'posix'],
	vars: ['silent' => cs_silent(), 'full' => cs_full(), 'mysql' => cs_mariadb()->port, 'postgres' => cs_postgres()->port]);
?>
--EXPECT--
same
