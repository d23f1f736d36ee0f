--TEST--
Clients: ssh2 with sshd: commands and SFTP: fifty at once with the same answers as in plain PHP, time limits, cancel
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without_module('ssh2');
PHP_VERSION_ID < 80400 or skip('ext-ssh2 of Debian 13 crashes in plain PHP, too');
skip_without_command('sshd', 'ssh-keygen');
skip_slow();
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/services.inc';

$server = cs_sshd();
$vars = ['port' => $server->port, 'keys' => $server->dir, 'user' => posix_getpwuid(posix_getuid())['name'], 'full' => cs_full()];
$common = <<<'PHP'
	$connect = function () use ($port, $keys, $user) {
		$ssh = ssh2_connect('127.0.0.1', $port);
		return ssh2_auth_pubkey_file($ssh, $user, "$keys/key.pub", "$keys/key") ? $ssh : false;
	};
	$start = function ($ssh, string $command) {
		$stream = ssh2_exec($ssh, $command);
		stream_set_blocking($stream, true);
		return $stream;
	};
	$run = fn ($ssh, string $command) => stream_get_contents($start($ssh, $command));
	PHP;
cs_same($common . <<<'PHP'
	/* Each command says that it runs and waits for a line, which comes when all of them run. */
	$count = extension_loaded('cserve') ? 50 : 1;
	exec("mkfifo $dir/go");
	$calls = [function () use ($count, $dir) {
		while ($count > 1 && count(glob("$dir/run.*")) < $count) { usleep(1000); }
		fwrite($GLOBALS['go'] = fopen("$dir/go", 'r+'), str_repeat("\n", $count));
	}];
	for ($i = 0; $i < $count; $i++) {
		$session = $sessions[] = $connect();
		$calls[] = fn () => $run($session, "touch $dir/run.$i; read line < $dir/go; echo $i") === "$i\n";
	}
	show(array_unique(array_slice(both(...$calls), 1)));
	show(strlen($run($sessions[0], 'head -c 300000 /dev/zero')));
	$sftp = ssh2_sftp($sessions[0]);
	show(file_put_contents('ssh2.sftp://' . (int) $sftp . "$keys/file", str_repeat('x', 200000)), strlen(file_get_contents('ssh2.sftp://' . (int) $sftp . "$keys/file")));
	show(ssh2_sftp_stat($sftp, "$keys/file")['size'], ssh2_sftp_unlink($sftp, "$keys/file"), @ssh2_connect('127.0.0.1', 1));
	ini_set('default_socket_timeout', 1);
	limits([
		'connect' => [1, fn () => ssh2_connect('127.0.0.1', $full)],
		'read' => [1, function () use ($connect, $start) {
			$f = $start($ssh = $connect(), 'read line');
			stream_set_timeout($f, 1);
			return [fgets($f), stream_get_meta_data($f)['timed_out']];
		}],
	]);
	PHP, modules: ['ssh2', 'posix'], vars: $vars);
cs_hooked($common . <<<'PHP'
	[$silent, $connected] = silent();
	cancels([
		'handshake' => [fn () => null, fn () => ssh2_connect('127.0.0.1', $silent), fn () => $run($connect(), 'echo on'), fn () => $connected(8)],
		'read' => [function () use ($start, $connect) { $ssh = $connect(); return [$ssh, $start($ssh, 'read line')]; },
			fn ($client) => fgets($client[1]), fn () => $run($connect(), 'echo on')],
	]);
	PHP, modules: ['ssh2', 'posix'], vars: $vars);
?>
--EXPECT--
same
handshake
warning: sshN_connect(): Error starting up SSH connection(-N): Error waiting on socket
warning: sshN_connect(): Unable to connect to N.N.N.N
false
"on\n"
read
warning: fgets(): Failure 'Error waiting on socket' (-N)
false
"on\n"
