<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;

/** Asks the application for limits: FCGI_MAX_CONNS, FCGI_MAX_REQS, FCGI_MPXS_CONNS. */
class GetValues extends Params
{
	/** @param array<string> $keys */
	public function __construct(array $keys)
	{
		parent::__construct(\array_fill_keys($keys, ''));
		$this->type = FastCGI::GET_VALUES;
		$this->setRequestId(0);
	}
}
