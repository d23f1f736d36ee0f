<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

/** What the library keeps for a script; see swoole_library_set_options(). */
class SwooleLibrary
{
	public static array $options = [];

	public static bool $remote_object_server_initiated = false;

	public static string $remote_object_server_socket_file = '';
}
