--TEST--
swoole_exec() and swoole_shell_exec() let other coroutines run, without hooks too
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
echo swoole_exec('echo one; echo two; exit 3', $lines, $code), json_encode([$lines, $code, swoole_shell_exec('echo a')]), "\n";
Swoole\Runtime::enableCoroutine(0);
$fifo = sys_get_temp_dir() . '/cserve-exec-' . getmypid();
posix_mkfifo($fifo, 0600);
Swoole\Coroutine\run(function () use ($fifo) {
    go(function () use ($fifo) {
        $lines = ['before'];
        $last = swoole_exec('cat ' . escapeshellarg($fifo) . '; exit 4', $lines, $code);
        echo json_encode([$last, $lines, $code]), "\n";
    });
    if (swoole_shell_exec('echo text >' . escapeshellarg($fifo)) !== null || swoole_gethostbynamel('127.0.0.1') !== ['127.0.0.1']) {
        echo "wrong\n";
    }
});
unlink($fifo);
?>
--EXPECT--
two[["one","two"],3,"a\n"]
["text",["before","text"],4]
