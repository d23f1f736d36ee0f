<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;
use Swoole\FastCGI\Record;

/** A piece of the file that a FILTER application gets. */
class Data extends Record
{
	public function __construct(string $contentData)
	{
		$this->type = FastCGI::DATA;
		$this->setContentData($contentData);
	}
}
