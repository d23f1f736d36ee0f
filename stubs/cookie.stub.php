<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Http {
	/** A cookie for Response::setCookie(). Every with…() changes the object and returns it. */
	class Cookie
	{
		/** $encode: the value is sent as urlencode() writes it; else as it is. */
		public function __construct(bool $encode = true) {}

		public function withName(string $name): Cookie {}

		/** An empty value tells the client to delete the cookie. */
		public function withValue(string $value = ""): Cookie {}

		/** A Unix time in seconds; 0: the cookie lives as long as the browser's session. */
		public function withExpires(int $expires = 0): Cookie {}

		public function withPath(string $path = "/"): Cookie {}

		public function withDomain(string $domain = ""): Cookie {}

		public function withSecure(bool $secure = false): Cookie {}

		public function withHttpOnly(bool $httpOnly = false): Cookie {}

		/** Strict, Lax or None. */
		public function withSameSite(string $sameSite = ""): Cookie {}

		/** Low, Medium or High. */
		public function withPriority(string $priority = ""): Cookie {}

		public function withPartitioned(bool $partitioned = false): Cookie {}

		/** The value of the Set-Cookie header; false with a warning when a field has a character that is not allowed. */
		public function toString(): string|false {}

		public function toArray(): array {}

		/** As new, but for the encode flag. */
		public function reset(): void {}
	}
}
