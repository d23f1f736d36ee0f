<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;
use Swoole\FastCGI\Record;

/** The answer to a record of a type that the application does not know. */
class UnknownType extends Record
{
	protected int $type1 = 0;

	protected string $reserved1 = '';

	public function __construct(int $type, string $reserved = '')
	{
		$this->type = FastCGI::UNKNOWN_TYPE;
		$this->type1 = $type;
		$this->reserved1 = $reserved;
		$this->setContentData($this->packPayload());
	}

	public function getUnrecognizedType(): int
	{
		return $this->type1;
	}

	protected function packPayload(): string
	{
		return \pack('Ca7', $this->type1, $this->reserved1);
	}

	/** @param static $self */
	public static function unpackPayload(Record $self, string $binaryData): void
	{
		[$self->type1, $self->reserved1] = \array_values(\unpack('Ctype/a7reserved', \str_pad($binaryData, 8, "\0")));
	}
}
