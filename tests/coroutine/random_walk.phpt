--TEST--
Coroutine: thousands of random steps: channels, timers, cancels, exceptions, Fibers, generators, destructors, buffers
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* Every coroutine does random steps; what it must not lose on the way (its id, its buffers, its local variables) is
 * checked after each. The seed is fixed, and nothing depends on time but the order of wake-ups. */
const LIMIT = 60;
$steps = (int) (getenv('CSERVE_WALK_STEPS') ?: max(600, 3000 / CS_SLOW));
mt_srand((int) (getenv('CSERVE_WALK_SEED') ?: 20260101));

final class Walk
{
	public static int $steps = 0;
	public static array $parked = [];
	public static array $wrong = [];
	public static array $seen = [];
	public static array $channels = [];
	public static array $fibers = [];

	public static function check(bool $right, string $what): void
	{
		if (!$right) {
			self::$wrong[$what] = (self::$wrong[$what] ?? 0) + 1;
		}
	}
}

final class Noisy
{
	public mixed $link = null;
	public function __construct(private int $kind)
	{
	}
	public function __destruct()
	{
		if (Co::getCid() < 0) {
			return;
		}
		$cid = Co::getCid();
		try {
			match ($this->kind) {
				0 => Co::sleep(0.001),
				1 => go(fn () => Co::sleep(0.001)),
				2 => (new Chan(1))->pop(0.001),
				3 => gc_collect_cycles(),
				default => null,
			};
		} catch (Swoole\Error) {
			/* inside the cycle collector */
		}
		Walk::check($cid === Co::getCid(), 'id in a destructor');
	}
}

function park(): void
{
	$cid = Co::getCid();
	Walk::$parked[$cid] = true;
	try {
		Co::yield();
	} finally {
		unset(Walk::$parked[$cid]);
	}
}

function generate(int $n): Generator
{
	try {
		for ($i = 0; $i < $n; $i++) {
			step(1);
			yield $i => $n;
		}
	} finally {
		Co::sleep(0.001);
	}
}

function anybody(): ?int
{
	return Walk::$parked ? array_rand(Walk::$parked) : null;
}

function step(int $depth): void
{
	if (Walk::$steps-- <= 0) {
		return;
	}
	$cid = Co::getCid();
	$kind = mt_rand(0, 23);
	$mark = "$cid-$kind-" . Walk::$steps;
	Walk::$seen[$kind] = true;
	switch ($kind) {
		case 0:
			Co::sleep(0.001 * mt_rand(1, 3));
			break;
		case 1:
			park();
			break;
		case 2:
			if ($other = anybody()) {
				@Co::resume($other);
			}
			break;
		case 3:
			if ($other = anybody()) {
				Co::cancel($other, (bool) mt_rand(0, 1));
			}
			break;
		case 4:
			Walk::$channels[array_rand(Walk::$channels)]->push($mark, 0.001);
			break;
		case 5:
			Walk::$channels[array_rand(Walk::$channels)]->pop(0.001);
			break;
		case 6:
			if (Co::stats()['coroutine_num'] < LIMIT) {
				go('walk', $depth);
			}
			break;
		case 7:
			if ($depth < 6) {
				$fiber = new Fiber(function () use ($depth) {
					step($depth + 1);
					Walk::check(Fiber::suspend('s') === 'r', 'value given to a Fiber');
					step($depth + 1);
					return 'done';
				});
				Walk::check($fiber->start() === 's', 'value of a Fiber');
				step($depth + 1);
				$fiber->resume('r');
				Walk::check($fiber->getReturn() === 'done', 'return of a Fiber');
			}
			break;
		case 8:
			if ($depth < 6) {
				$expected = 0;
				foreach (generate(3) as $i => $n) {
					Walk::check($i === $expected++ && $n === 3, 'generator');
					if (mt_rand(0, 3) === 0) {
						break;
					}
				}
			}
			break;
		case 9:
			ob_start();
			try {
				echo $mark;
				if ($depth < 6) {
					step($depth + 1);
				}
			} finally {
				Walk::check(ob_get_clean() === $mark, 'output buffer');
			}
			break;
		case 10:
			if ($depth < 6) {
				try {
					try {
						step($depth + 1);
						throw new RuntimeException($mark);
					} finally {
						step($depth + 1);
					}
				} catch (RuntimeException $e) {
					Walk::check($e->getMessage() === $mark, 'exception');
				}
			}
			break;
		case 11:
			$noisy = new Noisy(mt_rand(0, 4));
			break;
		case 12:
			$noisy = new Noisy(mt_rand(0, 4));
			$noisy->link = new Noisy(mt_rand(0, 4));
			$noisy->link->link = $noisy;
			break;
		case 13:
			gc_collect_cycles();
			break;
		case 14:
			if ($depth < 6) {
				$list = [3, 1, 2];
				usort($list, function ($a, $b) use ($depth) {
					step($depth + 2);
					return $a <=> $b;
				});
				Walk::check($list === [1, 2, 3], 'usort');
			}
			break;
		case 15:
			Co::join(iterator_to_array(Co::list()) ? [max(1, $cid - 1)] : [1], 0.001);
			break;
		case 16:
			Swoole\Timer::after(1, function () {
				if ($other = anybody()) {
					@Co::resume($other);
				}
			});
			break;
		case 17:
			Co::getContext()[$mark] = new Noisy(mt_rand(0, 4));
			break;
		case 18:
			defer(function () use ($depth) {
				try {
					$depth < 6 && step($depth + 1);
				} catch (Swoole\Coroutine\CanceledException) {
				}
			});
			break;
		case 19:
			strtok("$mark b c", ' ');
			Co::sleep(0.001);
			Walk::check(strtok(' ') === 'b', 'strtok');
			break;
		case 20:
			Swoole\Event::defer(fn () => null);
			@Co::resume(mt_rand(1, 2000));
			break;
		case 21:
			Co::getBackTrace(anybody() ?? 0);
			count(Co::list());
			break;
		case 22:
			$fiber = new Fiber(function () use ($depth) {
				try {
					Fiber::suspend();
				} finally {
					try {
						Co::getCid() > 0 && $depth < 6 && step($depth + 1);
					} catch (FiberError | Swoole\Error) {
						/* inside the cycle collector */
					}
				}
			});
			$fiber->start();
			if (mt_rand(0, 1)) {
				Walk::$fibers[] = $fiber;
			}
			break;
		case 23:
			if (Walk::$fibers && $depth < 6) {
				$fiber = array_pop(Walk::$fibers);
				$fiber->isSuspended() && $fiber->resume();
			}
			break;
	}
	Walk::check($cid === Co::getCid(), "id after step $kind");
}

function walk(int $depth = 0): void
{
	$cid = Co::getCid();
	for ($i = mt_rand(1, 12); $i > 0; $i--) {
		try {
			step(0);
		} catch (Swoole\Coroutine\CanceledException) {
		}
	}
	Walk::check($cid === Co::getCid(), 'id at the end');
}

Co::set(['enable_deadlock_check' => false, 'max_coroutine' => 100000]);
for ($i = 0; $i < 5; $i++) {
	Walk::$channels[] = new Chan(mt_rand(1, 3));
}
Walk::$steps = $steps;
while (Walk::$steps > 0) {
	Co\run(function () {
		for ($i = 0; $i < 10; $i++) {
			go(function () {
				try {
					walk();
				} catch (Swoole\Coroutine\CanceledException) {
				}
			});
		}
		/* Nobody may stay parked for ever: then the next ten begin. */
		while (Co::stats()['coroutine_num'] > 1) {
			Co::sleep(0.001);
			foreach (array_keys(Walk::$parked) as $cid) {
				isset(Walk::$parked[$cid]) && @Co::resume($cid);
			}
		}
	});
}
Walk::$fibers = [];
ksort(Walk::$wrong);
echo json_encode(Walk::$wrong), ' ', count(Walk::$seen), " kinds of steps\n";
echo count(Co::list()), " coroutines left\n";
--EXPECT--
[] 24 kinds of steps
0 coroutines left
