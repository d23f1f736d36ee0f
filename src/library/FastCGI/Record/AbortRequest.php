<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;
use Swoole\FastCGI\Record;

/** Asks the application to give up a request. */
class AbortRequest extends Record
{
	public function __construct(int $requestId)
	{
		$this->type = FastCGI::ABORT_REQUEST;
		$this->setRequestId($requestId);
	}
}
