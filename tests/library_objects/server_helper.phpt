--TEST--
Server\Helper::checkOptions() warns of settings that it does not know
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
set_error_handler(fn ($level, $message) => print("$message\n"));
Swoole\Server\Helper::checkOptions(['worker_num' => 1, 'open_eof_check' => true, 'hook_flags' => 1, 'wroker_num' => 2]);
echo count(Swoole\Server\Helper::SERVER_OPTIONS) > 20 ? 'many' : 'few', "\n";
try {
    (new Swoole\Thread\Pool('Some', 2))->start();
} catch (Swoole\Exception $error) {
    echo $error->getMessage(), "\n";
}
echo get_parent_class('Co\Coroutine\Curl\Exception'), "\n";
?>
--EXPECT--
Server settings: the option 'wroker_num' is not known
many
Swoole\Thread\Pool needs Swoole\Thread, which this version has not: use Swoole\Process\Pool
Swoole\Exception
