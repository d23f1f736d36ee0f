--TEST--
daemonize, pid_file and log_file
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$dir = sys_get_temp_dir() . '/cs-daemon-' . getmypid();
mkdir($dir);
[$status, $output] = cs_php(<<<'EOF'
$dir = $argv[1];
$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_PROCESS);
file_put_contents("$dir/port", $server->port);
$server->set(['daemonize' => true, 'pid_file' => "$dir/pid", 'log_file' => "$dir/log", 'worker_num' => 1]);
$server->on('start', fn ($server) => file_put_contents("$dir/started", $server->master_pid));
$server->on('request', fn ($request, $response) => $response->end(posix_getpgid(getmypid()) === $server->master_pid ? 'own group' : 'other'));
$server->start();
EOF, [$dir]);
cs_until(fn () => (string) @file_get_contents("$dir/started") !== '', 'the start');
$pid = (int) file_get_contents("$dir/pid");
echo $status, ' ', json_encode($output), ' ', $pid === (int) file_get_contents("$dir/started") ? 'pid of the master' : 'other pid', "\n";
echo cs_http_get((int) file_get_contents("$dir/port"))->body, "\n";
posix_kill($pid, SIGUSR1);
cs_until(fn () => str_contains(file_get_contents("$dir/log"), 'reload'), 'a line in the log');
posix_kill($pid, SIGTERM);
cs_all_gone([$pid]);
var_dump(file_exists("$dir/pid"));
array_map('unlink', glob("$dir/*"));
rmdir($dir);
?>
--EXPECT--
0 "" pid of the master
own group
bool(false)
