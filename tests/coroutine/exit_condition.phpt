--TEST--
Coroutine::set(['exit_condition' => f]): the loop ends when nothing is left to do and f agrees
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
$asked = 0;
Coroutine::set(['exit_condition' => function () use (&$asked) {
    if (++$asked === 1) {
        go(fn () => print("made by the condition\n"));
    }
    return $asked > 2;
}]);
Coroutine\run(function () {
    Coroutine::sleep(0.001);
    echo "slept\n";
});
echo "asked $asked times\n";
try {
    Coroutine::set(['exit_condition' => 'no_such_function']);
} catch (Swoole\Exception $error) {
    echo $error->getMessage(), "\n";
}
Coroutine::set(['exit_condition' => null]);
Coroutine\run(fn () => print("not asked any more\n"));
echo "asked $asked times\n";
?>
--EXPECT--
slept
made by the condition
asked 3 times
Swoole\Coroutine::set(): the option 'exit_condition' must be a function that returns a boolean; 'no_such_function' given
not asked any more
asked 3 times
