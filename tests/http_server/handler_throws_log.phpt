--TEST--
The exception of a handler is logged with its trace
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = tempnam(sys_get_temp_dir(), 'cserve');
$port = cs_http_server(function ($request, $response) {
	(function () {
		throw new DomainException('the message');
	})();
}, [], function () use ($log, &$stderr) {
	fclose(STDERR);
	$stderr = fopen($log, 'a'); /* takes the descriptor that became free */
});
cs_http_get($port, '/path?query');
$text = file_get_contents($log);
var_dump(preg_match('~ERROR: uncaught exception while GET /path\?query was handled: DomainException: the message in .*\.php:\d+~', $text));
var_dump(str_contains($text, 'Stack trace:'));
unlink($log);
?>
--EXPECT--
int(1)
bool(true)
