--TEST--
FIFOs and devices are refused without being opened, by the document root and by sendfile()
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/docroot.inc';
require __DIR__ . '/../include/socket.inc';

$root = cs_docroot();
$dir = cs_temp_dir();
posix_mkfifo("$dir/fifo", 0600);
symlink("$dir/fifo", "$root/fifo");
symlink('/dev/zero', "$root/zero");
$handler = function ($request, $response) use ($dir) {
	if (!isset($request->get['file'])) {
		$response->end('program');
	} elseif (!@$response->sendfile($request->get['file'])) {
		$response->end('refused ' . swoole_last_error());
	}
};
$port = cs_http_server($handler, ['enable_static_handler' => true, 'document_root' => $root, 'static_handler_follow_symlinks' => true]);
/* Opened by anybody else this writer goes on, and what it has written is lost. */
$writer = proc_open(['sh', '-c', 'echo kept > "$0"', "$dir/fifo"], [], $pipes);
$pid = proc_get_status($writer)['pid'];
cs_until(fn () => preg_match('/\) S /', file_get_contents("/proc/$pid/stat")), 'the writer to wait');

foreach (['/fifo', '/zero', "/?file=$dir/fifo", '/?file=/dev/zero'] as $path) {
	echo cs_http_get($port, $path)->body, "\n";
}
Swoole\Coroutine\run(function () use ($dir) {
	[$c] = cs_socket_pair();
	echo cs_failed($c->sendFile("$dir/fifo"), $c), "\n";
});
echo file_get_contents("$dir/fifo");
proc_close($writer);
unlink("$root/fifo");
unlink("$root/zero");
?>
--EXPECT--
program
program
refused 22
refused 22
false SOCKET_EINVAL
kept
