--TEST--
Connections go where dispatch_mode or dispatch_func says, and else are spread evenly
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
function spread(array $settings): array
{
	$server = cs_plain_server(function ($server) {
		$server->on('receive', fn ($server, $fd) => $server->send($fd, "$server->worker_id"));
	}, $settings + ['worker_num' => 4], SWOOLE_PROCESS);
	$conns = $counts = [];
	for ($i = 0; $i < 40; $i++) {
		$conns[$i] = cs_connect($server->port)->write('x');
		$worker = $conns[$i]->read(1);
		$counts[$worker] = ($counts[$worker] ?? 0) + 1;
	}
	$server->stop();
	ksort($counts);
	return $counts;
}
echo 'in turn ', json_encode(spread(['dispatch_mode' => 1])), "\n";
echo 'by address ', json_encode(array_values(spread(['dispatch_mode' => 4]))), "\n";
echo 'by function ', json_encode(spread(['dispatch_func' => fn ($server, $fd, $type, $data) => $fd % 2 + 1])), "\n";
$counts = spread([]);
echo 'default ', count($counts), ' ', max($counts) - min($counts) <= 4 ? 'even' : json_encode($counts), "\n";
$server = cs_plain_server(function ($server) {
	$server->on('receive', fn ($server, $fd) => $server->send($fd, 'x'));
}, ['dispatch_func' => fn ($server, $fd) => $fd === 1 ? SWOOLE_DISPATCH_RESULT_CLOSE_CONNECTION : SWOOLE_DISPATCH_RESULT_USERFUNC_FALLBACK]);
var_dump(cs_connect($server->port)->closed(), cs_connect($server->port)->write('x')->read(1));
?>
--EXPECT--
in turn [10,10,10,10]
by address [40]
by function {"1":20,"2":20}
default 4 even
bool(true)
string(1) "x"
