--TEST--
Name hooks: gethostbyname, gethostbynamel, gethostbyaddr, dns_get_record, checkdnsrr, getmxrr as in plain PHP, yielding
--SKIPIF--
<?php
if (PHP_OS_FAMILY !== 'Linux' || PHP_INT_SIZE !== 8) {
	die('skip for 64-bit Linux');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	show(gethostbyname('localhost'), gethostbyname('no.such.invalid'), gethostbyname('1.2.3.4'), gethostbyname(str_repeat('x', 300)));
	show(gethostbynamel('localhost'), gethostbynamel('no.such.invalid'), gethostbyaddr('127.0.0.1'), gethostbyaddr('xx'));
	show(dns_get_record('no.such.invalid', DNS_A), checkdnsrr('no.such.invalid'), getmxrr('no.such.invalid', $hosts), $hosts);
	show(stream_socket_get_name(stream_socket_server('tcp://localhost:0'), false) !== '');
	PHP);
Swoole\Coroutine\run(function () {
	$calls = [
		'gethostbyname' => fn () => gethostbyname('localhost'),
		'gethostbynamel' => fn () => gethostbynamel('localhost'),
		'gethostbyaddr' => fn () => gethostbyaddr('127.0.0.1'),
		'checkdnsrr' => fn () => checkdnsrr('no.such.invalid'),
	];
	foreach ($calls as $name => $call) {
		$over = false;
		$cid = go(function () use ($call, &$over) {
			$call();
			$over = true;
		});
		echo $name, $over ? " blocks\n" : " yields\n";
		Swoole\Coroutine::join([$cid]);
	}
	/* Its answer may be there by then. */
	$cid = go(fn () => var_dump(in_array(gethostbyname('localhost'), ['localhost', '127.0.0.1'])));
	Swoole\Coroutine::cancel($cid);
});
?>
--EXPECT--
same
gethostbyname yields
gethostbynamel yields
gethostbyaddr yields
checkdnsrr yields
bool(true)
