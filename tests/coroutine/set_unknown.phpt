--TEST--
Coroutine: an unknown option is named in the log, once, and ignored; frameworks turn warnings of PHP into exceptions
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

set_error_handler(fn ($no, $message) => throw new ErrorException($message));
Co::set(['no_such_option' => 1, 'max_coroutine' => 5]);
Co::set(['no_such_option' => 2]);
Co::set(['another' => 1]);
Co\run(function () {
	$client = new Swoole\Coroutine\Http2\Client('127.0.0.1', 1);
	var_dump($client->set(['timeout' => 3.0, 'credentials' => 'of the application']));
});
--EXPECTF--
[%s #%d] WARNING: Swoole\Coroutine::set(): the option 'no_such_option' is unknown %s
[%s #%d] WARNING: Swoole\Coroutine::set(): the option 'another' is unknown %s
[%s #%d] WARNING: Swoole\Coroutine\Http2\Client: the option 'credentials' is unknown %s
bool(true)
