--TEST--
Conformance with RFC 9110 and 9112: Coroutine\Http\Server
--FILE--
<?php
require __DIR__ . '/server.inc';

$file = conformance_file();
$options = ['package_max_length' => 2000000, 'max_header_count' => 100];
$port = cs_http_server(conformance_handler($file), $options, fn () => Swoole\Coroutine::set(['log_level' => SWOOLE_LOG_NONE]));
conformance_run($port);
?>
--EXPECT--
at least 120 cases, 0 failed
