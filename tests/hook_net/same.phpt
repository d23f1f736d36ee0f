--TEST--
Name hooks: gethostbyname, gethostbynamel, gethostbyaddr, dns_get_record, checkdnsrr, getmxrr as in plain PHP, yielding
--SKIPIF--
<?php
require __DIR__ . '/../include/dns.inc';
if (PHP_INT_SIZE !== 8) {
	die('skip for 64-bit Linux');
}
skip_without_own_dns();
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/dns.inc';

$host = ['A' => ['127.1.2.3', '127.1.2.4'], 'AAAA' => ['::1'], 'MX' => [[10, 'mail.test'], [20, 'mail2.test']], 'TXT' => ['some text'], 'NS' => ['ns.test']];
cs_dns(['host.test' => $host, 'slow.test' => $host, '9.8.7.127.in-addr.arpa' => ['PTR' => ['host.test']], 'empty.test' => []]);
cs_same(<<<'PHP'
	show(gethostbyname('localhost'), gethostbyname('host.test'), gethostbyname('no.test'), gethostbyname('1.2.3.4'), gethostbyname(str_repeat('x', 300)));
	show(gethostbynamel('host.test'), gethostbynamel('no.test'), gethostbyname('empty.test'), gethostbyname('slow.test'), gethostbyname('bad..name'));
	show(gethostbyaddr('127.0.0.1'), gethostbyaddr('127.7.8.9'), gethostbyaddr('127.7.8.1'), gethostbyaddr('xx'));
	foreach ([DNS_A, DNS_AAAA, DNS_MX, DNS_TXT, DNS_NS, DNS_A | DNS_MX, DNS_SRV] as $type) { show(dns_get_record('host.test', $type)); }
	show(dns_get_record('no.test', DNS_A), dns_get_record('empty.test', DNS_A), dns_get_record('slow.test', DNS_A));
	show(checkdnsrr('no.test'), checkdnsrr('host.test'), checkdnsrr('host.test', 'TXT'), checkdnsrr('host.test', 'SRV'));
	show(getmxrr('no.test', $hosts), $hosts, getmxrr('host.test', $hosts, $weights), $hosts, $weights);
	show(stream_socket_get_name(stream_socket_server('tcp://localhost:0'), false) !== '');
	show(stream_socket_client('tcp://no.test:1', $code, $message, 1), $code, $message, stream_socket_client('tcp://host.test:1', $code, $message, 1));
	$s = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
	show(socket_connect($s, 'no.test', 1), socket_last_error(), socket_connect($s, 'host.test', 1), socket_last_error($s));
	PHP, modules: ['sockets']);
Swoole\Coroutine\run(function () {
	$calls = [
		'gethostbyname' => fn () => gethostbyname('slow.test'),
		'gethostbynamel' => fn () => gethostbynamel('slow.test'),
		'gethostbyaddr' => fn () => gethostbyaddr('127.0.0.1'),
		'checkdnsrr' => fn () => checkdnsrr('slow.test'),
		'dns_get_record' => fn () => dns_get_record('slow.test', DNS_A),
		'getmxrr' => fn () => getmxrr('slow.test', $hosts),
		'connect' => fn () => @stream_socket_client('tcp://slow.test:1'),
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
dns_get_record yields
getmxrr yields
connect yields
bool(true)
