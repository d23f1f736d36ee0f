--TEST--
Packets are cut by end mark, by length and by a function, however the bytes arrive
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$mqtt = "\x30\x05\x00\x01abc";
$cases = [
	'split' => [['open_eof_split' => true, 'package_eof' => "\r\n"], "a\r\nbb\r\n\r\nccc\r\n", ["a\r\n", "bb\r\n", "\r\n", "ccc\r\n"]],
	'N' => [['open_length_check' => true, 'package_length_type' => 'N', 'package_body_offset' => 4],
		pack('N', 3) . 'abc' . pack('N', 0) . pack('N', 1) . 'x', [pack('N', 3) . 'abc', pack('N', 0), pack('N', 1) . 'x']],
	'n with offset' => [['open_length_check' => true, 'package_length_type' => 'n', 'package_length_offset' => 2, 'package_body_offset' => 4],
		'hd' . pack('n', 2) . 'xy' . 'HD' . pack('n', 1) . 'z', ['hd' . pack('n', 2) . 'xy', 'HD' . pack('n', 1) . 'z']],
	'V whole' => [['open_length_check' => true, 'package_length_type' => 'V', 'package_body_offset' => 0],
		pack('V', 6) . 'ab' . pack('V', 5) . 'c', [pack('V', 6) . 'ab', pack('V', 5) . 'c']],
	'function' => [['open_length_check' => true, 'package_length_func' => fn ($data) => ($at = strpos($data, ':')) === false ? 0 : $at + 1 + (int) $data],
		'3:abc0:12:' . str_repeat('q', 12), ['3:abc', '0:', '12:' . str_repeat('q', 12)]],
	'mqtt' => [['open_mqtt_protocol' => true], "$mqtt\xc0\x00", [$mqtt, "\xc0\x00"]],
];
foreach ($cases as $name => [$settings, $bytes, $want]) {
	$server = cs_plain_server(function ($server) {
		$server->on('receive', fn ($server, $fd, $reactor, $data) => $server->send($fd, bin2hex($data) . "\n"));
	}, $settings + ['worker_num' => 1]);
	foreach ([strlen($bytes), 1] as $step) {
		$conn = cs_connect($server->port);
		foreach (str_split($bytes, $step) as $piece) {
			$conn->write($piece);
		}
		$got = array_map(fn () => hex2bin(rtrim($conn->readTo("\n"))), $want);
		echo "$name by $step: ", $got === $want ? 'ok' : json_encode($got), "\n";
	}
	$server->stop();
}
?>
--EXPECTF--
split by %d: ok
split by 1: ok
N by %d: ok
N by 1: ok
n with offset by %d: ok
n with offset by 1: ok
V whole by %d: ok
V whole by 1: ok
function by %d: ok
function by 1: ok
mqtt by %d: ok
mqtt by 1: ok
