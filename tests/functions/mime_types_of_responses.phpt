--TEST--
swoole_mime_type_set() counts for Response::sendfile()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$server = cs_http_server(function ($request, $response) {
    swoole_mime_type_set('phpt', 'text/x-test');
    $response->sendfile(__DIR__ . '/mime_types.phpt');
});
$answer = cs_http_get($server, '/');
echo $answer->headers['content-type'] ?? json_encode($answer->headers), "\n";
?>
--EXPECT--
text/x-test
