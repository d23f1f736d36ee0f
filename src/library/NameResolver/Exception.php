<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\NameResolver;

/** A service registry could not be used. */
class Exception extends \RuntimeException
{
}
