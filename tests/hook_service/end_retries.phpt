--TEST--
Clients: the script ends although coroutines catch what their client throws and try again
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/modules.inc'; skip_without_module('pdo_mysql'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/modules.inc';

$silent = (int) substr(strrchr(cs_peer(fn ($connection) => fread($connection, 1)), ':'), 1);
$loops = [
	/* The client throws twice for one connect, see the error handler. Then the server is down. */
	'catch' => 'while (true) { try { $to = $port; $port = 1; $connect($to); } catch (Exception) {} }',
	'sleep' => 'while (true) { try { $connect(1); } catch (Exception) { sleep(1); } }',
	'return' => '$retry = function () use ($connect) { try { $connect(1); } catch (Exception) { try { sleep(1); } finally { return false; } } }; while (!$retry()) {}',
	'finally' => 'try { Co::sleep(1); } finally { while (true) { try { $connect(1); } catch (Exception) { sleep(1); } } }',
	'throws' => 'while (true) { try { try { Co::sleep(1); } finally { $connect(1); } } catch (Exception) {} }',
	'worker' => 'while (true) { try { $connect($port)->query("select 1"); } catch (Exception $e) {} finally { try { $connect(1); } catch (Exception) {} } }',
	/* What a finally block catches is its own. */
	'clean' => 'try { Co::sleep(1); } finally { for ($i = 0; $i < 3; $i++) { try { $connect(1); } catch (Exception) { echo "failed "; } } echo "clean\n"; }',
];
foreach ($loops as $name => $loop) {
	$process = proc_open([PHP_BINARY, ...cs_php_args(), ...cs_modules(['pdo_mysql'], true), '-r', '
		set_error_handler(fn ($level, $message) => throw new ErrorException($message));
		Co\run(function () {
			go(function () {
				$port = ' . $silent . ';
				$connect = fn (int $port) => new PDO("mysql:host=127.0.0.1;port=$port", "x", "y");
				' . $loop . '
			});
			Co::sleep(0.02);
			exit(3);
		});'], [['file', '/dev/null', 'r'], ['pipe', 'w'], ['redirect', 1]], $pipes);
	stream_set_timeout($pipes[1], (int) CS_DEADLINE);
	$output = stream_get_contents($pipes[1]);
	if (stream_get_meta_data($pipes[1])['timed_out']) {
		proc_terminate($process, SIGKILL);
		$output .= 'does not end, ';
	}
	echo "$name: $output", proc_close($process), "\n";
}
?>
--EXPECT--
catch: 3
sleep: 3
return: 3
finally: 3
throws: 3
worker: 3
clean: failed failed failed clean
3
