--TEST--
FastCGI\Client and Proxy with php-fpm: forms, large bodies, kept connections, side by side, static files
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
if (!array_filter(CS_PHP_FPM, 'cs_has_command')) {
	skip('needs php-fpm');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/services.inc';
use Swoole\Coroutine\FastCGI\Client;
use Swoole\Coroutine\FastCGI\Proxy;
use Swoole\FastCGI\HttpRequest;

$fpm = cs_php_fpm();
$root = cs_service_dir();
chmod($root, 0755);
file_put_contents("$root/index.php", '<?php header("X-A: b"); setcookie("c", "d"); setcookie("e", "f"); http_response_code(201); '
	. 'echo json_encode([$_GET, $_POST, $_SERVER["REQUEST_METHOD"], $_SERVER["SCRIPT_NAME"], $_SERVER["REQUEST_URI"], '
	. '$_SERVER["HTTP_X_H"] ?? null, strlen(file_get_contents("php://input"))], 64);');
file_put_contents("$root/wait.php", '<?php usleep(50000); echo "waited";');
file_put_contents("$root/style.css", 'body {}');
$url = "unix:$fpm->socket";
Swoole\Coroutine\run(function () use ($url, $root) {
	echo Client::call($url, "$root/index.php?x=1", ['a' => 'b c'], 10), "\n";
	$client = new Client($url);
	$request = (new HttpRequest)->withScriptFilename("$root/index.php")->withMethod('POST')->withHeader('X-H', 'h')->withKeepConn(true);
	foreach ([0, 100000] as $size) {
		$answer = $client->execute($request->withBody(str_repeat('x', $size)), 10);
		echo $answer->getStatusCode(), ' ', json_encode([$answer->getHeader('x-a'), $answer->getSetCookieHeaderLines()]), ' ', $answer->getBody(), "\n";
	}
	$start = hrtime(true);
	echo implode(' ', Swoole\Coroutine\batch(array_fill(0, 3, fn () => Client::call($url, "$root/wait.php", '', 10)))), "\n";
});
$port = cs_http_server(function ($request, $response) use ($url, $root) {
	(new Proxy($url, $root))->withTimeout(10)->pass($request, $response);
});
foreach (['/?q=1', '/index.php', '/style.css', '/none.css', '/..%2f..%2fetc/passwd'] as $path) {
	$answer = cs_http_get($port, $path);
	echo $path, ' ', $answer->status, ' ', $answer->header('content-type'), ' ', strtr($answer->header('set-cookie') ?? '', "\n", ' '), ' ', $answer->body, "\n";
}
$fpm->stop();
cs_remove_dir($root);
?>
--EXPECT--
[{"x":"1"},{"a":"b c"},"POST","/index.php","/index.php?x=1",null,5]
201 ["b",["c=d","e=f"]] [[],[],"POST","","/","h",0]
201 ["b",["c=d","e=f"]] [[],[],"POST","","/","h",100000]
waited waited waited
/?q=1 201 text/html; charset=UTF-8 c=d e=f [{"q":"1"},[],"GET","/index.php","/?q=1",null,0]
/index.php 201 text/html; charset=UTF-8 c=d e=f [[],[],"GET","/index.php","/index.php",null,0]
/style.css 200 text/css  body {}
/none.css 404 text/html; charset=UTF-8  File not found.

/..%2f..%2fetc/passwd 403 text/html  
