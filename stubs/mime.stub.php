<?php

/**
 * @generate-class-entries
 */

namespace {
	/** Adds a file name extension that is not known yet, without the dot. False when it is. */
	function swoole_mime_type_add(string $suffix, string $mime_type): bool {}

	/** Sets the content type of an extension, known or not. */
	function swoole_mime_type_set(string $suffix, string $mime_type): void {}

	/** Forgets an extension. False when it is not known. */
	function swoole_mime_type_delete(string $suffix): bool {}

	/** The content type of a file by its name; application/octet-stream when it is not known. */
	function swoole_mime_type_get(string $filename): string {}

	/**
	 * As swoole_mime_type_get().
	 *
	 * @implementation-alias swoole_mime_type_get
	 */
	function swoole_get_mime_type(string $filename): string {}

	/** Is there a content type for the file's extension? */
	function swoole_mime_type_exists(string $filename): bool {}

	/** All content types that are known. */
	function swoole_mime_type_list(): array {}
}
