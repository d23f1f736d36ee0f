<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;
use Swoole\FastCGI\Record;

/** Ends a request, saying how. */
class EndRequest extends Record
{
	/** What the application returned, as the exit code of a program. */
	protected int $appStatus = 0;

	protected int $protocolStatus = FastCGI::REQUEST_COMPLETE;

	protected string $reserved1 = '';

	public function __construct(int $protocolStatus = FastCGI::REQUEST_COMPLETE, int $appStatus = 0, string $reserved = '')
	{
		$this->type = FastCGI::END_REQUEST;
		$this->protocolStatus = $protocolStatus;
		$this->appStatus = $appStatus;
		$this->reserved1 = $reserved;
		$this->setContentData($this->packPayload());
	}

	public function getAppStatus(): int
	{
		return $this->appStatus;
	}

	public function getProtocolStatus(): int
	{
		return $this->protocolStatus;
	}

	protected function packPayload(): string
	{
		return \pack('NCa3', $this->appStatus, $this->protocolStatus, $this->reserved1);
	}

	/** @param static $self */
	protected static function unpackPayload(Record $self, string $binaryData): void
	{
		[$self->appStatus, $self->protocolStatus, $self->reserved1]
			= \array_values(\unpack('NappStatus/CprotocolStatus/a3reserved', \str_pad($binaryData, 8, "\0")));
	}
}
