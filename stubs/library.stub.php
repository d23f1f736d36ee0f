<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Coroutine {
	/** @implementation-alias cserve_library */
	function batch(array $tasks, float $timeout = -1.0): array {}

	/** @implementation-alias cserve_library */
	function map(array $list, callable $fn, float $timeout = -1.0): array {}

	/** @implementation-alias cserve_library */
	function parallel(int $n, callable $fn): void {}
}
