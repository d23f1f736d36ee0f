<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Exception;

/** ArrayObject::get() was asked for a key that is not there. */
class ArrayKeyNotExists extends \RuntimeException
{
}
