<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;
use Swoole\FastCGI\Record;

/** A piece of the response; the empty one is its end. */
class Stdout extends Record
{
	public function __construct(string $contentData)
	{
		$this->type = FastCGI::STDOUT;
		$this->setContentData($contentData);
	}
}
