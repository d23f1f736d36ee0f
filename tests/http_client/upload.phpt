--TEST--
Files, parts of files and data as multipart/form-data
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
cs_with_http_server(function ($request, $response) {
	$files = array_map(fn ($f) => [$f['name'], $f['type'], $f['size'], md5_file($f['tmp_name'])], $request->files ?? []);
	$response->end(json_encode([$request->post, $files]));
}, function ($port) {
	$dir = cs_temp_dir();
	file_put_contents("$dir/a.txt", $text = str_repeat('0123456789', 100000));
	$c = new Client('127.0.0.1', $port);
	var_dump($c->addFile("$dir/a.txt", 'whole'), $c->addFile("$dir/a.txt", 'part', 'x/y', 'b "q".bin', 10, 5), $c->addData('data', 'd'));
	var_dump($c->post('/', ['f' => 'v', 'list' => ['a', 'b']]));
	[$post, $files] = json_decode($c->body, true);
	echo json_encode($post), "\n";
	var_dump($files['whole'] === ['a.txt', 'text/plain', 1000000, md5($text)]);
	echo json_encode($files['part']), "\n", json_encode($files['d']), "\n";
	echo cs_failed($c->addFile("$dir/none", 'x'), $c), "\n", cs_failed($c->addFile("$dir/a.txt", 'x', null, null, 2000000), $c), "\n";
	$c->post('/', ['next' => 'one']);
	echo $c->body, "\n";
}, ['package_max_length' => 10000000]);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
{"f":"v","list":["a","b"]}
bool(true)
["b %22q%22.bin","x\/y",5,"4100c4d44da9177247e44a5fc1546778"]
["d","application\/octet-stream",4,"8d777f385d3dfec8815d20f7496026dc"]
false SOCKET_ENOENT
false SOCKET_EINVAL
[{"next":"one"},[]]
