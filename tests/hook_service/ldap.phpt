--TEST--
Clients: ldap with slapd: bind and search: fifty at once with the same answers as in plain PHP, three with one handle, time limits
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('ldap');
skip_without_command('slapd');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/services.inc';

$server = cs_slapd();
cs_same(<<<'PHP'
	$connect = function (int $port) {
		$ldap = ldap_connect("ldap://127.0.0.1:$port");
		ldap_set_option($ldap, LDAP_OPT_PROTOCOL_VERSION, 3);
		return $ldap;
	};
	$bound = fn (int $port) => ($ldap = $connect($port)) && ldap_bind($ldap, 'cn=admin,dc=test', 'secret') ? $ldap : false;
	$ldap = $bound($port);
	show(ldap_add($ldap, 'dc=test', ['objectClass' => ['dcObject', 'organization'], 'o' => 'test', 'dc' => 'test']));
	show(ldap_add($ldap, 'ou=people,dc=test', ['objectClass' => 'organizationalUnit', 'ou' => 'people', 'description' => ['one', 'two']]));
	$find = fn ($ldap) => ldap_get_entries($ldap, ldap_search($ldap, 'dc=test', '(ou=people)', ['description']))[0]['description'];
	show($find($ldap), ldap_compare($ldap, 'ou=people,dc=test', 'ou', 'people'));
	fifty('bind and search', fn ($i) => $find($bound($slow)) == ['count' => 2, 'one', 'two'], 50);
	/* libldap holds a lock while it waits. */
	$shared = $bound($slow);
	show(both(fn () => $find($shared), fn () => $find($shared), fn () => ldap_compare($shared, 'ou=people,dc=test', 'ou', 'people')));
	show(@ldap_bind($connect($port), 'cn=admin,dc=test', 'wrong'), ldap_error($ldap), @ldap_bind($connect(1)));
	$short = $bound($slow);
	show(@ldap_search($short, 'dc=test', '(ou=people)', [], 0, 0, 1) !== false, ldap_unbind($short));
	$limited = $connect($slow);
	ldap_set_option($limited, LDAP_OPT_TIMELIMIT, 1);
	ldap_set_option($limited, LDAP_OPT_NETWORK_TIMEOUT, 5);
	show(ldap_bind($limited), ldap_delete($ldap, 'ou=people,dc=test'), ldap_delete($ldap, 'dc=test'));
	PHP, modules: ['ldap'], vars: ['port' => $server->port, 'slow' => cs_slow_proxy($server->port, 0.1)]);
?>
--EXPECT--
same
