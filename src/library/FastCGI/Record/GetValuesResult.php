<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;

/** The answer to GetValues. */
class GetValuesResult extends Params
{
	/** @param array<string, string> $values */
	public function __construct(array $values)
	{
		parent::__construct($values);
		$this->type = FastCGI::GET_VALUES_RESULT;
		$this->setRequestId(0);
	}
}
