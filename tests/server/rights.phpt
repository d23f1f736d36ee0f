--TEST--
user and group: workers run as them; what does not exist is an error before anything is forked
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (posix_geteuid() !== 0 || !posix_getpwnam('nobody')) die('skip needs root and the user nobody');
?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach ([['user' => 'no_such_user_'], ['group' => 'no_such_group_'], ['chroot' => '/no/such/directory']] as $settings) {
	$server = new Swoole\Http\Server('127.0.0.1', 0);
	$server->on('request', fn () => 0);
	$server->set($settings + ['worker_num' => 2]);
	try {
		$server->start();
	} catch (Swoole\Exception $e) {
		echo $e->getMessage(), "\n";
	}
	unset($server);
}
$server = cs_process_server(function ($server) {
	$server->on('request', fn ($request, $response) => $response->end(json_encode([posix_geteuid(), posix_getegid(),
		$server->manager_pid])));
}, ['user' => 'nobody', 'group' => 'nogroup'], SWOOLE_PROCESS);
[$uid, $gid, $manager] = json_decode(cs_http_get($server->port)->body);
$nobody = posix_getpwnam('nobody');
echo $uid === $nobody['uid'] && $gid === posix_getgrnam('nogroup')['gid'] ? 'worker: nobody' : "worker: $uid $gid", "\n";
?>
--EXPECT--
the user 'no_such_user_' does not exist
the group 'no_such_group_' does not exist
chroot: '/no/such/directory' is not a directory
worker: nobody
