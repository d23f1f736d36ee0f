--TEST--
Several ports with own protocols and callbacks, a unix socket among them
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$path = sys_get_temp_dir() . '/cs-' . getmypid() . '.sock';
$server = cs_spawn(function ($ready) use ($path) {
	$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_BASE);
	$server->set(['worker_num' => 1, 'log_level' => SWOOLE_LOG_NONE]);
	$server->on('request', fn ($request, $response) => $response->end('http'));
	$lines = $server->listen('127.0.0.1', 0, SWOOLE_SOCK_TCP);
	$lines->set(['open_http_protocol' => false, 'open_eof_split' => true, 'package_eof' => "\n"]);
	$lines->on('receive', fn ($server, $fd, $reactor, $line) => $server->send($fd, "line $line"));
	$unix = $server->addlistener($path, 0, SWOOLE_SOCK_UNIX_STREAM);
	$unix->on('receive', fn ($server, $fd, $reactor, $data) => $server->send($fd, "unix $data"));
	$ready([$server->port, $lines->port, count($server->ports), $server->ports[1] === $lines]);
	$server->start();
});
[$http, $lines, $count, $same] = $server->data;
echo $count, ' ', json_encode($same), "\n", cs_http_get($http)->body, "\n";
echo cs_connect($lines)->write("a\nb\n")->read(14);
echo cs_connect("unix://$path")->write('x')->read(6), "\n";
$server->stop();
var_dump(file_exists($path));
?>
--EXPECT--
3 true
http
line a
line b
unix x
bool(false)
