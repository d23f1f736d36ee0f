--TEST--
Conformance with RFC 9110 and 9112: Http\Server, SWOOLE_BASE
--FILE--
<?php
require __DIR__ . '/server.inc';

$file = conformance_file();
$options = ['package_max_length' => 2000000, 'max_header_count' => 100];
$port = cs_process_server(fn ($server) => $server->on('request', conformance_handler($file)), $options, SWOOLE_BASE)->port;
conformance_run($port);
?>
--EXPECT--
at least 120 cases, 0 failed
