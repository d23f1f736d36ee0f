<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;
use Swoole\FastCGI\Record;

/** A piece of the request's body; the empty one is its end. */
class Stdin extends Record
{
	public function __construct(string $contentData)
	{
		$this->type = FastCGI::STDIN;
		$this->setContentData($contentData);
	}
}
