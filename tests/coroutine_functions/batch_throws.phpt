--TEST--
batch(), map() and parallel(): what a task throws is thrown in the caller when the others have ended
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\Coroutine;
use function Swoole\Coroutine\{batch, map, parallel, run};

function caught(callable $call): void
{
    try {
        echo json_encode($call()), "\n";
    } catch (Throwable $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
}

run(function () {
    $log = [];
    $slow = function () use (&$log) {
        Coroutine::sleep(0.002);
        $log[] = 'slow';
    };
    $throws = fn (string $text) => fn () => throw new LogicException($text);
    caught(fn () => batch([$throws('at once'), $slow, $throws('second'), $slow]));
    caught(fn () => batch([$slow, function () {
        Coroutine::sleep(0.001);
        throw new DomainException('after a while');
    }]));
    echo json_encode($log), "\n";
    caught(fn () => map([4, 0, 2], fn ($n) => intdiv(8, $n)));
    $done = 0;
    $numbered = function (int $i) use (&$done) {
        Coroutine::sleep(0.001);
        $i === 1 ? throw new RangeException("number $i") : $done++;
    };
    caught(fn () => parallel(4, $numbered));
    var_dump($done);
    /* With a limit: what has been thrown by then. */
    $never = new Coroutine\Channel;
    caught(fn () => batch([fn () => $never->pop(), $throws('within the limit')], 0.001));
    caught(fn () => batch(['not callable']));
    caught(fn () => batch([fn () => 1]));
    $never->close();
});

/* Nobody waits any more: an uncaught exception as that of any coroutine. */
[$status, $output] = cs_php('
    Swoole\Coroutine\run(function () {
        Swoole\Coroutine\batch([function () { Swoole\Coroutine::sleep(0.01); throw new Exception("too late"); }], 0.001);
        echo "returned\n";
    });');
var_dump($status, str_starts_with($output, "returned\n"), str_contains($output, 'Uncaught Exception: too late'));

/* exit ends the script, not only the task. */
[$status, $output] = cs_php('
    Swoole\Coroutine\run(function () {
        try {
            Swoole\Coroutine\batch([fn () => exit(3)]);
        } catch (Swoole\ExitException $e) {
            echo "caught\n";
        }
    });');
var_dump($status, $output);
?>
--EXPECT--
LogicException: at once
DomainException: after a while
["slow","slow","slow"]
DivisionByZeroError: Division by zero
RangeException: number 1
int(3)
LogicException: within the limit
Error: Call to undefined function not callable()
[1]
int(255)
bool(true)
bool(true)
int(3)
string(0) ""
