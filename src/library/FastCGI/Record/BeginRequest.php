<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;
use Swoole\FastCGI\Record;

/** Begins a request: what the application is to do, and whether the connection stays open. */
class BeginRequest extends Record
{
	protected int $role = FastCGI::UNKNOWN_ROLE;

	protected int $flags = 0;

	protected string $reserved1 = '';

	public function __construct(int $role = FastCGI::UNKNOWN_ROLE, int $flags = 0, string $reserved = '')
	{
		$this->type = FastCGI::BEGIN_REQUEST;
		$this->role = $role;
		$this->flags = $flags;
		$this->reserved1 = $reserved;
		$this->setContentData($this->packPayload());
	}

	public function getRole(): int
	{
		return $this->role;
	}

	public function getFlags(): int
	{
		return $this->flags;
	}

	protected function packPayload(): string
	{
		return \pack('nCa5', $this->role, $this->flags, $this->reserved1);
	}

	/** @param static $self */
	protected static function unpackPayload(Record $self, string $binaryData): void
	{
		[$self->role, $self->flags, $self->reserved1]
			= \array_values(\unpack('nrole/Cflags/a5reserved', \str_pad($binaryData, 8, "\0")));
	}
}
