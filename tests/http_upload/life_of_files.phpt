--TEST--
Temporary files live as long as the request object, in upload_tmp_dir; moved ones stay
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$dir = sys_get_temp_dir() . '/cs-upload-' . getmypid();
mkdir($dir);
$port = cs_http_server(function ($request, $response) use ($dir) {
	$out = [];
	foreach ($request->files as $file) {
		$out[] = dirname($file['tmp_name']) === $dir && filesize($file['tmp_name']) === $file['size'];
		$out[] = is_uploaded_file($file['tmp_name']);
	}
	$out[] = move_uploaded_file($request->files['moved']['tmp_name'], "$dir/moved");
	$out[] = rename($request->files['renamed']['tmp_name'], "$dir/renamed");
	$response->end(json_encode($out));
	go(function () use ($request, $dir) {
		Swoole\Coroutine::sleep(0.05);
		file_put_contents("$dir/kept", strlen(file_get_contents($request->files['kept']['tmp_name'])));
	});
}, ['upload_tmp_dir' => $dir]);
foreach ([10, 200000] as $size) {
	$files = array_map(fn ($name) => cs_file_part($name, 'x', str_repeat('x', $size)), ['kept', 'moved', 'renamed']);
	echo cs_http_post($port, '/', cs_multipart($files), CS_MULTIPART)->body, "\n";
	cs_until(fn () => @file_get_contents("$dir/kept") == $size && count(glob("$dir/*")) === 3, 'the end of the request');
	foreach (glob("$dir/*") as $file) {
		echo basename($file), ' ';
		unlink($file);
	}
	echo "\n";
}
rmdir($dir);
?>
--EXPECT--
[true,true,true,true,true,true,true,true]
kept moved renamed 
[true,true,true,true,true,true,true,true]
kept moved renamed 
