<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Database;

/** A connection or statement that can be replaced behind the back of who uses it. */
class ObjectProxy extends \Swoole\ObjectProxy
{
	final public function __clone(): void
	{
		throw new \Error(static::class . ' stands for a database connection and cannot be cloned');
	}
}
