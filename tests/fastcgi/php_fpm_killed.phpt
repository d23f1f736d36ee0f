--TEST--
FastCGI\Client: php-fpm's process is killed in the middle of a request, and php-fpm as a whole; then they are there again
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
use Swoole\Coroutine;
use Swoole\Coroutine\FastCGI\Client;
use Swoole\FastCGI\HttpRequest;

$fpm = cs_php_fpm();
$root = cs_service_dir();
chmod($root, 0755);
file_put_contents("$root/pid.php", '<?php echo getmypid();');
file_put_contents("$root/die.php", '<?php echo "begun"; flush(); exec("kill -9 " . getmypid());');
file_put_contents("$root/hang.php", '<?php touch("begun"); sleep(60);');
Coroutine\run(function () use (&$fpm, $root) {
	$run = function (Client $client, string $script) use ($root) {
		try {
			return $client->execute((new HttpRequest)->withScriptFilename("$root/$script")->withKeepConn(true), 30 * CS_SLOW)->getBody();
		} catch (Client\Exception $error) {
			return explode(': ', $error->getMessage())[1];
		}
	};
	$client = new Client("unix:$fpm->socket");
	echo is_numeric($run($client, 'pid.php')) ? 'answered' : 'not', "\n";
	echo $run($client, 'die.php'), "\n";
	echo is_numeric($run($client, 'pid.php')) ? 'answered' : 'not', "\n";

	/* A kept connection, and a request that is running. */
	chmod($root, 0777);
	$running = go(function () use ($run, $fpm, &$ended) {
		$ended = $run(new Client("unix:$fpm->socket"), 'hang.php');
	});
	cs_until(fn () => file_exists("$root/begun"), 'the script');
	$fpm->stop();
	Coroutine::join([$running]);
	echo "running: $ended\nkept: ", $run($client, 'pid.php'), "\n";
	$fpm = cs_php_fpm();
	echo is_numeric($run(new Client("unix:$fpm->socket"), 'pid.php')) ? 'answered' : 'not', "\n";
});
$fpm->stop();
cs_remove_dir($root);
?>
--EXPECT--
answered
Connection reset by peer
answered
running: Connection reset by peer
kept: No such file or directory
answered
