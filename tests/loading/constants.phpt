--TEST--
Constants that programs rely on; those that claim a feature are absent without it
--EXTENSIONS--
cserve
--FILE--
<?php
foreach (['SWOOLE_BASE' => 1, 'SWOOLE_PROCESS' => 2, 'SWOOLE_SOCK_TCP' => 1, 'SWOOLE_TCP' => 1, 'SWOOLE_SOCK_TCP6' => 3,
    'SWOOLE_SOCK_UNIX_STREAM' => 5, 'SWOOLE_HOOK_ALL' => 2143287295, 'SWOOLE_HOOK_NATIVE_CURL' => 4096,
    'SWOOLE_LOG_INFO' => 2, 'SWOOLE_CHANNEL_TIMEOUT' => -1, 'SWOOLE_CHANNEL_CLOSED' => -2, 'SWOOLE_IPC_UNIXSOCK' => 1,
    'SWOOLE_EXIT_IN_COROUTINE' => 2, 'SWOOLE_ERROR_CO_OUT_OF_COROUTINE' => 10001, 'WEBSOCKET_OPCODE_TEXT' => 1,
    'SWOOLE_TIMER_MAX_MS' => PHP_INT_MAX, 'SWOOLE_SOCK_SYNC' => false, 'SWOOLE_MAJOR_VERSION' => 6] as $name => $value) {
    if (constant($name) !== $value) {
        echo "$name is ", var_export(constant($name), true), "\n";
    }
}
ob_start();
phpinfo(INFO_MODULES);
$info = ob_get_clean();
foreach (['SWOOLE_SSL' => 'openssl', 'SWOOLE_USE_HTTP2' => 'http2', 'SWOOLE_HAVE_ZLIB' => 'zlib'] as $name => $key) {
    preg_match("/^swoole\n.*?^$key => (\S+)/ms", $info, $found);
    if (defined($name) === ($found[1] === 'disabled')) {
        echo "$name does not go with \"$key => $found[1]\"\n";
    }
}
echo "done\n";
?>
--EXPECT--
done
