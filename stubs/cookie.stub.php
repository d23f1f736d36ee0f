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

		/** The name (RFC 6265). toString() finds characters that are not allowed. */
		public function withName(string $name): Cookie {}

		/** An empty value tells the client to delete the cookie. */
		public function withValue(string $value = ""): Cookie {}

		/** A Unix time in seconds; 0: the cookie lives as long as the browser's session. */
		public function withExpires(int $expires = 0): Cookie {}

		/** The path below which the client sends it back; empty: left out. */
		public function withPath(string $path = "/"): Cookie {}

		/** The domain to whose hosts the client sends it back; empty: to the answer's own host alone. */
		public function withDomain(string $domain = ""): Cookie {}

		/** Whether the client sends it back over TLS only. */
		public function withSecure(bool $secure = false): Cookie {}

		/** Whether it is kept from scripts in the page. */
		public function withHttpOnly(bool $httpOnly = false): Cookie {}

		/** Strict, Lax or None. */
		public function withSameSite(string $sameSite = ""): Cookie {}

		/** Low, Medium or High. */
		public function withPriority(string $priority = ""): Cookie {}

		/** Whether the client keeps it apart for each top-level site (CHIPS); needs withSecure(true). */
		public function withPartitioned(bool $partitioned = false): Cookie {}

		/** The value of the Set-Cookie header; false with a warning when a field has a character that is not allowed. */
		public function toString(): string|false {}

		/**
		 * The fields by name: name, value, expires, path, domain, secure, httpOnly, sameSite, priority, partitioned,
		 * encode.
		 */
		public function toArray(): array {}

		/** As new, but for the encode flag. */
		public function reset(): void {}
	}
}
