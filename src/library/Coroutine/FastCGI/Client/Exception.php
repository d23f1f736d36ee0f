<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Coroutine\FastCGI\Client;

/** The connection to the FastCGI application failed; the code is the system's. */
class Exception extends \Swoole\Exception
{
}
