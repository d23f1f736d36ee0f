<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\RemoteObject;

/** A call of a remote object failed: over there, with the message of that exception, or on the way. */
class Exception extends \RuntimeException
{
}
