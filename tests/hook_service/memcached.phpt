--TEST--
Clients: memcached: fifty at once with the same answers as in plain PHP, getMulti, delayed results, time limits, persistent connections
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('memcached');
skip_without_command('memcached');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/services.inc';

$server = cs_memcached();
cs_same(<<<'PHP'
	$connect = function (int $port, ?string $id = null) {
		$m = new Memcached($id);
		$m->setOption(Memcached::OPT_POLL_TIMEOUT, 5000);
		if (!$m->getServerList()) { $m->addServer('127.0.0.1', $port); }
		return $m;
	};
	$m = $connect($port);
	for ($i = 0; $i < 50; $i++) { $m->set("key$i", ['number' => $i]); }
	fifty('get', fn ($i) => $connect($slow)->get("key$i") === ['number' => $i]);
	fifty('getMulti', fn ($i) => $connect($slow)->getMulti(["key$i", 'none', 'key1']) == ["key$i" => ['number' => $i], 'key1' => ['number' => 1]]);
	show($m->getMulti(['key1', 'key2', 'none'], Memcached::GET_PRESERVE_ORDER), $m->getResultCode(), $m->get('none'), $m->getResultCode());
	show($m->add('key1', 1), $m->getResultMessage(), $m->increment('n', 2, 5), $m->increment('n', 2, 5), $m->delete('n'), $m->set('big', str_repeat('x', 900000)), strlen($m->get('big')));
	show($m->getDelayed(['key1', 'key2']), $m->fetchAll());
	$m->setOption(Memcached::OPT_NO_BLOCK, true);
	show($m->get('key3'));
	$short = $connect($slow);
	$short->setOption(Memcached::OPT_POLL_TIMEOUT, 50);
	show($short->get('key1'), $short->getResultCode() === Memcached::RES_TIMEOUT || $short->getResultCode());
	$p = $connect($port, 'pool');
	show($p->get('key4'), $p->isPersistent());
	unset($p);
	show($connect($port, 'pool')->isPristine(), $connect(1)->get('x'));
	PHP, modules: ['memcached'], vars: ['port' => $server->port, 'slow' => cs_slow_proxy($server->port, 0.2)]);
?>
--EXPECT--
same
