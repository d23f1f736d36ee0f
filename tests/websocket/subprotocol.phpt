--TEST--
websocket_subprotocol is named when the client offers it, and only then
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_ws_server(fn ($server) => null, ['websocket_subprotocol' => 'chat.v2'], $mode);
	foreach ([[], ['chat'], ['chat', 'chat.v2'], ['CHAT.V2'], ['a,chat.v2 ,b']] as $offer) {
		$ws = new CsWs($server->port, $offer ? ['Sec-WebSocket-Protocol' => implode(', ', $offer)] : []);
		echo $name, ' ', json_encode($offer), ': ', $ws->response->header('sec-websocket-protocol') ?? 'none', "\n";
	}
}
?>
--EXPECT--
base []: none
base ["chat"]: none
base ["chat","chat.v2"]: chat.v2
base ["CHAT.V2"]: none
base ["a,chat.v2 ,b"]: chat.v2
process []: none
process ["chat"]: none
process ["chat","chat.v2"]: chat.v2
process ["CHAT.V2"]: none
process ["a,chat.v2 ,b"]: chat.v2
