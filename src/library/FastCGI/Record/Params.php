<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI\Record;

use Swoole\FastCGI;
use Swoole\FastCGI\Record;

/** Names and values; the empty record is the end of a request's. */
class Params extends Record
{
	/** @var array<string, string> */
	protected array $values = [];

	/** @param array<string, string> $values */
	public function __construct(array $values)
	{
		$this->type = FastCGI::PARAMS;
		$this->values = $values;
		$this->setContentData($this->packPayload());
	}

	public function getValues(): array
	{
		return $this->values;
	}

	/** Lengths below 128 take one byte, others four with the highest bit set. */
	protected function packPayload(): string
	{
		$content = '';
		foreach ($this->values as $name => $value) {
			$name = (string) $name;
			$value = (string) $value;
			foreach ([\strlen($name), \strlen($value)] as $length) {
				$content .= $length < 128 ? \chr($length) : \pack('N', $length | 0x80000000);
			}
			$content .= $name . $value;
		}
		return $content;
	}

	/** @param static $self */
	protected static function unpackPayload(Record $self, string $binaryData): void
	{
		$self->values = [];
		$offset = 0;
		$end = \strlen($binaryData);
		while ($offset < $end) {
			$lengths = [];
			for ($i = 0; $i < 2; $i++) {
				$length = \ord($binaryData[$offset] ?? "\0");
				if ($length < 128) {
					$offset++;
				} else {
					$length = \unpack('N', \str_pad(\substr($binaryData, $offset, 4), 4, "\0"))[1] & 0x7fffffff;
					$offset += 4;
				}
				$lengths[] = $length;
			}
			if ($offset + $lengths[0] + $lengths[1] > $end) {
				throw new \DomainException('A name or value goes beyond the end of the FastCGI record');
			}
			$name = \substr($binaryData, $offset, $lengths[0]);
			$self->values[$name] = \substr($binaryData, $offset + $lengths[0], $lengths[1]);
			$offset += $lengths[0] + $lengths[1];
		}
	}
}
