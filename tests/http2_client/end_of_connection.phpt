--TEST--
Http2\Client: GOAWAY, a lost connection and broken frames end the connection with an error; connect() begins anew
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';

h2_run(function ($client) {
	$id = $client->send(h2_request('/goaway'));
	var_dump($client->recv()->data, $client->serverLastStreamId === $id);
	var_dump($client->send(h2_request('/echo')), $client->errMsg);

	var_dump($client->connect(), $client->serverLastStreamId);
	$client->send(h2_request('/die'));
	var_dump($client->recv(), $client->errCode === SOCKET_ECONNRESET, $client->connected, $client->sock);
	var_dump($client->send(h2_request('/echo')), $client->errCode === SWOOLE_ERROR_CLIENT_NO_CONNECTION);
	var_dump($client->connect(), $client->close(), $client->close(), $client->recv());
	$client->connect();
});
?>
--EXPECT--
string(3) "bye"
bool(true)
bool(false)
string(76) "the server takes no more requests on this connection (GOAWAY): connect again"
bool(true)
int(0)
bool(false)
bool(true)
bool(false)
int(-1)
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
