--TEST--
Process: redirected streams work when the standard streams of the parent are closed
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$code = <<<'PHP'
fclose(STDIN);
fclose(STDOUT);
$process = new Swoole\Process(fn ($process) => $process->exec('/bin/sh', ['-c', 'echo hello']), true);
$process->start();
fwrite(STDERR, $process->read());
Swoole\Process::wait();
PHP;
exec(implode(' ', array_map('escapeshellarg', [PHP_BINARY, ...cs_php_args(), '-r', $code])) . ' 2>&1', $output);
echo implode("\n", $output), "\n";
--EXPECT--
hello
