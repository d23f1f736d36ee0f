--TEST--
Streams, ext/sockets, curl, SOAP: time limits of connects, reads and writes end the waits with the errors of plain PHP
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('openssl'); skip_without_module('sockets', 'curl', 'soap'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';

cs_same(<<<'PHP'
	ini_set('default_socket_timeout', 1);
	/* To read the system's certificates takes long with sanitizers. */
	$ssl = ['ssl' => ['verify_peer' => false]];
	stream_context_set_default($ssl);
	$context = fn (array $http) => stream_context_create(['http' => $http] + $ssl);
	$open = function (string $url, int $code = 0, string $message = '') use ($context) { return [stream_socket_client($url, $code, $message, 0.3, STREAM_CLIENT_CONNECT, $context([])), $code, $message]; };
	$stream = function () use ($silent) {
		$f = stream_socket_client("tcp://127.0.0.1:$silent");
		stream_context_set_option($f, 'ssl', 'verify_peer', false);
		stream_set_timeout($f, 0, 300000);
		return $f;
	};
	$meta = fn ($f) => stream_get_meta_data($f)['timed_out'];
	$socket = function (int $port) {
		$s = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
		foreach ([SO_RCVTIMEO, SO_SNDTIMEO] as $option) { socket_set_option($s, SOL_SOCKET, $option, ['sec' => 0, 'usec' => 300000]); }
		return [@socket_connect($s, '127.0.0.1', $port), socket_last_error($s), $s];
	};
	$curl = function (array $options) {
		$curl = curl_init();
		curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
		return [curl_exec($curl), curl_errno($curl)];
	};
	$multi = function (array $options) {
		curl_setopt_array($curl = curl_init(), $options);
		curl_multi_add_handle($multi = curl_multi_init(), $curl);
		do { curl_multi_exec($multi, $running); curl_multi_select($multi, 5); } while ($running);
		return curl_multi_info_read($multi)['result'];
	};
	$soap = fn (int $port) => (new SoapClient(null, ['location' => "http://127.0.0.1:$port/", 'uri' => 'urn:t', 'connection_timeout' => 1]))->f();
	limits([
		'tcp connect' => [0.3, fn () => $open("tcp://127.0.0.1:$full")],
		'tcp connect, default' => [1, fn () => stream_socket_client("tcp://127.0.0.1:$full")],
		'fsockopen' => [0.3, function () use ($full) { return [fsockopen('127.0.0.1', $full, $code, $message, 0.3), $code, $message]; }],
		'pfsockopen' => [0.3, function () use ($full) { return [pfsockopen('127.0.0.1', $full, $code, $message, 0.3), $code, $message]; }],
		'tls connect' => [0.3, fn () => $open("tls://127.0.0.1:$full")],
		'tls handshake' => [0.3, fn () => $open("tls://127.0.0.1:$silent")],
		'tls later' => [0.3, fn () => stream_socket_enable_crypto($stream(), true, STREAM_CRYPTO_METHOD_TLS_CLIENT)],
		'accept' => [0.3, fn () => stream_socket_accept(stream_socket_server('tcp://127.0.0.1:0'), 0.3)],
		'fread' => [0.3, fn () => [fread($f = $stream(), 10), $meta($f), feof($f)]],
		'fgets' => [0.3, fn () => [fgets($f = $stream()), $meta($f), feof($f)]],
		'stream_get_contents' => [0.3, fn () => [stream_get_contents($f = $stream()), $meta($f)]],
		'stream_get_line' => [0.3, fn () => [stream_get_line($f = $stream(), 10, "\n"), $meta($f)]],
		'default' => [1, fn () => [fread($f = stream_socket_client("tcp://127.0.0.1:$silent"), 10), $meta($f)]],
		'fwrite' => [0.3, fn () => [@fwrite($f = $stream(), str_repeat('x', 8000000)) < 8000000, $meta($f)]],
		'stream_select' => [0.3, function () use ($stream) { $r = [$stream()]; return [stream_select($r, $w, $e, 0, 300000), $r]; }],
		'http connect' => [0.3, fn () => file_get_contents("http://127.0.0.1:$full/", false, $context(['timeout' => 0.3]))],
		'http answer' => [0.3, fn () => file_get_contents("http://127.0.0.1:$silent/", false, $context(['timeout' => 0.3]))],
		'http default' => [1, fn () => file_get_contents("http://127.0.0.1:$silent/")],
		'https connect' => [0.3, fn () => file_get_contents("https://127.0.0.1:$full/", false, $context(['timeout' => 0.3]))],
		'https handshake' => [0.3, fn () => file_get_contents("https://127.0.0.1:$silent/", false, $context(['timeout' => 0.3]))],
		'ftp connect' => [1, fn () => file_get_contents("ftp://127.0.0.1:$full/x")],
		'ftp answer' => [1, fn () => file_get_contents("ftp://127.0.0.1:$silent/x")],
		'ftps answer' => [1, fn () => file_get_contents("ftps://127.0.0.1:$silent/x")],
		'socket_connect' => [0.3, fn () => array_slice($socket($full), 0, 2)],
		'socket_read' => [0.3, fn () => [@socket_read($s = $socket($silent)[2], 10), socket_last_error($s)]],
		'socket_recv' => [0.3, function () use ($socket, $silent) { return [@socket_recv($s = $socket($silent)[2], $data, 10, 0), $data, socket_last_error($s)]; }],
		'socket_write' => [0.3, fn () => [($s = $socket($silent)[2]) && (function () use ($s) { while (@socket_write($s, str_repeat('x', 1000000))) { } })(), socket_last_error($s)]],
		'socket_select' => [0.3, function () use ($socket, $silent) { $r = [$socket($silent)[2]]; $w = $e = null; return [socket_select($r, $w, $e, 0, 300000), $r]; }],
		'socket_accept' => [0.3, function () {
			socket_set_option($l = socket_create_listen(0), SOL_SOCKET, SO_RCVTIMEO, ['sec' => 0, 'usec' => 300000]);
			return [@socket_accept($l), socket_last_error($l)];
		}],
		'curl connect' => [0.3, fn () => $curl([CURLOPT_URL => "http://127.0.0.1:$full/", CURLOPT_CONNECTTIMEOUT_MS => 300])],
		'curl answer' => [0.3, fn () => $curl([CURLOPT_URL => "http://127.0.0.1:$silent/", CURLOPT_TIMEOUT_MS => 300])],
		'curl handshake' => [0.3, fn () => $curl([CURLOPT_SSL_VERIFYPEER => false, CURLOPT_URL => "https://127.0.0.1:$silent/", CURLOPT_CONNECTTIMEOUT_MS => 300])],
		'curl too slow' => [1, fn () => $curl([CURLOPT_URL => "http://127.0.0.1:$silent/", CURLOPT_LOW_SPEED_LIMIT => 1, CURLOPT_LOW_SPEED_TIME => 1])],
		'curl upload' => [0.3, fn () => $curl([CURLOPT_URL => "http://127.0.0.1:$silent/", CURLOPT_TIMEOUT_MS => 300, CURLOPT_POSTFIELDS => str_repeat('x', 8000000)])],
		'curl multi' => [0.3, fn () => $multi([CURLOPT_URL => "http://127.0.0.1:$silent/", CURLOPT_TIMEOUT_MS => 300])],
		'curl multi connect' => [0.3, fn () => $multi([CURLOPT_URL => "http://127.0.0.1:$full/", CURLOPT_CONNECTTIMEOUT_MS => 300])],
		'SOAP connect' => [1, fn () => $soap($full)],
		'SOAP answer' => [1, fn () => $soap($silent)],
	]);
	PHP, modules: ['sockets', 'curl', 'soap', 'posix'], vars: ['silent' => cs_silent(), 'full' => cs_full()]);
?>
--EXPECT--
same
