<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\FastCGI;

use Swoole\FastCGI;

/** One record: a header of eight bytes, the content, and padding to a multiple of eight bytes. */
class Record implements \Stringable
{
	protected int $version = FastCGI::VERSION_1;

	protected int $type = FastCGI::UNKNOWN_TYPE;

	protected int $requestId = FastCGI::DEFAULT_REQUEST_ID;

	protected int $reserved = 0;

	private int $contentLength = 0;

	private int $paddingLength = 0;

	private string $contentData = '';

	private string $paddingData = '';

	/** The bytes to send. */
	final public function __toString(): string
	{
		return \pack(
			'CCnnCC',
			$this->version,
			$this->type,
			$this->requestId,
			$this->contentLength,
			$this->paddingLength,
			$this->reserved
		) . $this->contentData . $this->paddingData;
	}

	/**
	 * The record that $binaryData begins with.
	 *
	 * @throws \DomainException when it is not whole
	 */
	final public static function unpack(string $binaryData): static
	{
		if (\strlen($binaryData) < FastCGI::HEADER_LEN) {
			throw new \DomainException('A FastCGI record has at least 8 bytes, not ' . \strlen($binaryData));
		}
		$header = \unpack(FastCGI::HEADER_FORMAT, $binaryData);
		$end = FastCGI::HEADER_LEN + $header['contentLength'] + $header['paddingLength'];
		if (\strlen($binaryData) < $end) {
			throw new \DomainException("The FastCGI record has {$end} bytes, of which there are " . \strlen($binaryData));
		}
		$self = (new \ReflectionClass(static::class))->newInstanceWithoutConstructor();
		$self->version = $header['version'];
		$self->type = $header['type'];
		$self->requestId = $header['requestId'];
		$self->reserved = $header['reserved'];
		$self->contentLength = $header['contentLength'];
		$self->paddingLength = $header['paddingLength'];
		$self->contentData = \substr($binaryData, FastCGI::HEADER_LEN, $header['contentLength']);
		$self->paddingData = \substr($binaryData, FastCGI::HEADER_LEN + $header['contentLength'], $header['paddingLength']);
		static::unpackPayload($self, $self->contentData);
		return $self;
	}

	public function getVersion(): int
	{
		return $this->version;
	}

	public function getType(): int
	{
		return $this->type;
	}

	public function getRequestId(): int
	{
		return $this->requestId;
	}

	public function setRequestId(int $requestId): self
	{
		$this->requestId = $requestId;
		return $this;
	}

	final public function getContentLength(): int
	{
		return $this->contentLength;
	}

	final public function getPaddingLength(): int
	{
		return $this->paddingLength;
	}

	public function getContentData(): string
	{
		return $this->contentData;
	}

	/** @throws \LengthException when it is too long for one record */
	public function setContentData(string $data): self
	{
		$length = \strlen($data);
		if ($length > FastCGI::MAX_CONTENT_LENGTH) {
			throw new \LengthException('A FastCGI record holds ' . FastCGI::MAX_CONTENT_LENGTH . " bytes, not {$length}");
		}
		$this->contentData = $data;
		$this->contentLength = $length;
		$this->paddingLength = -$length & 7;
		$this->paddingData = \str_repeat("\0", $this->paddingLength);
		return $this;
	}

	/** The content, made of what the object has. */
	protected function packPayload(): string
	{
		return $this->contentData;
	}

	/** Sets what the object has from the content. */
	protected static function unpackPayload(self $self, string $binaryData): void
	{
	}
}
