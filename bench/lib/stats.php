<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 * Medians and spreads. */
declare(strict_types=1);

namespace Bench;

final class Stats
{
	/** @param float[] $values */
	public static function median(array $values): float
	{
		sort($values);
		$n = count($values);
		return $n === 0 ? NAN : ($values[intdiv($n - 1, 2)] + $values[intdiv($n, 2)]) / 2;
	}

	/**
	 * Half the distance from the smallest to the largest, as a part of the median.
	 * @param float[] $values
	 */
	public static function spread(array $values): float
	{
		$median = self::median($values);
		return count($values) < 2 || $median == 0.0 ? 0.0 : (max($values) - min($values)) / 2 / $median;
	}
}
