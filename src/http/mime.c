/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Content types; see mime.h. Both the table and the changes are sorted by extension and searched by halving.
 */
#include "mime.h"

#include <stdlib.h>
#include <uv.h>

/* Longest extension that is looked up: longer ones are unknown. */
#define CS_MIME_EXT_MAX 31

typedef struct cs_mime_builtin {
	const char *ext;
	const char *type;
} cs_mime_builtin;

/* Sorted by extension, byte by byte. */
/* clang-format off */
static const cs_mime_builtin builtins[] = {
	{"3g2", "video/3gpp2"},
	{"3gp", "video/3gpp"},
	{"7z", "application/x-7z-compressed"},
	{"aac", "audio/aac"},
	{"ai", "application/postscript"},
	{"apk", "application/vnd.android.package-archive"},
	{"appcache", "text/cache-manifest"},
	{"asc", "application/pgp-signature"},
	{"asf", "video/x-ms-asf"},
	{"atom", "application/atom+xml"},
	{"avi", "video/x-msvideo"},
	{"avif", "image/avif"},
	{"bin", "application/octet-stream"},
	{"bmp", "image/bmp"},
	{"bz2", "application/x-bzip2"},
	{"c", "text/x-c"},
	{"cab", "application/vnd.ms-cab-compressed"},
	{"cer", "application/pkix-cert"},
	{"class", "application/java-vm"},
	{"cpp", "text/x-c++"},
	{"crt", "application/x-x509-ca-cert"},
	{"css", "text/css"},
	{"csv", "text/csv"},
	{"cur", "image/x-icon"},
	{"deb", "application/vnd.debian.binary-package"},
	{"der", "application/x-x509-ca-cert"},
	{"dmg", "application/x-apple-diskimage"},
	{"doc", "application/msword"},
	{"docm", "application/vnd.ms-word.document.macroEnabled.12"},
	{"docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"},
	{"dot", "application/msword"},
	{"dotx", "application/vnd.openxmlformats-officedocument.wordprocessingml.template"},
	{"dwg", "image/vnd.dwg"},
	{"dxf", "image/vnd.dxf"},
	{"eml", "message/rfc822"},
	{"eot", "application/vnd.ms-fontobject"},
	{"eps", "application/postscript"},
	{"epub", "application/epub+zip"},
	{"exe", "application/octet-stream"},
	{"flac", "audio/flac"},
	{"flv", "video/x-flv"},
	{"geojson", "application/geo+json"},
	{"gif", "image/gif"},
	{"glb", "model/gltf-binary"},
	{"gltf", "model/gltf+json"},
	{"gz", "application/gzip"},
	{"h", "text/x-c"},
	{"heic", "image/heic"},
	{"heif", "image/heif"},
	{"htm", "text/html"},
	{"html", "text/html"},
	{"ico", "image/vnd.microsoft.icon"},
	{"ics", "text/calendar"},
	{"iso", "application/x-iso9660-image"},
	{"jar", "application/java-archive"},
	{"java", "text/x-java"},
	{"jp2", "image/jp2"},
	{"jpe", "image/jpeg"},
	{"jpeg", "image/jpeg"},
	{"jpg", "image/jpeg"},
	{"js", "text/javascript"},
	{"json", "application/json"},
	{"jsonld", "application/ld+json"},
	{"jsonml", "application/jsonml+json"},
	{"jxl", "image/jxl"},
	{"kml", "application/vnd.google-earth.kml+xml"},
	{"kmz", "application/vnd.google-earth.kmz"},
	{"less", "text/x-less"},
	{"log", "text/plain"},
	{"lua", "text/x-lua"},
	{"m3u", "audio/mpegurl"},
	{"m3u8", "application/vnd.apple.mpegurl"},
	{"m4a", "audio/mp4"},
	{"m4v", "video/x-m4v"},
	{"manifest", "text/cache-manifest"},
	{"map", "application/json"},
	{"md", "text/markdown"},
	{"mid", "audio/midi"},
	{"midi", "audio/midi"},
	{"mjs", "text/javascript"},
	{"mkv", "video/x-matroska"},
	{"mov", "video/quicktime"},
	{"mp3", "audio/mpeg"},
	{"mp4", "video/mp4"},
	{"mpd", "application/dash+xml"},
	{"mpeg", "video/mpeg"},
	{"mpg", "video/mpeg"},
	{"msi", "application/x-msdownload"},
	{"odg", "application/vnd.oasis.opendocument.graphics"},
	{"odp", "application/vnd.oasis.opendocument.presentation"},
	{"ods", "application/vnd.oasis.opendocument.spreadsheet"},
	{"odt", "application/vnd.oasis.opendocument.text"},
	{"oga", "audio/ogg"},
	{"ogg", "audio/ogg"},
	{"ogv", "video/ogg"},
	{"ogx", "application/ogg"},
	{"opus", "audio/ogg"},
	{"otf", "font/otf"},
	{"pdf", "application/pdf"},
	{"pem", "application/x-x509-ca-cert"},
	{"php", "application/x-httpd-php"},
	{"pl", "text/x-perl"},
	{"png", "image/png"},
	{"ppt", "application/vnd.ms-powerpoint"},
	{"pptm", "application/vnd.ms-powerpoint.presentation.macroEnabled.12"},
	{"pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"},
	{"ps", "application/postscript"},
	{"psd", "image/vnd.adobe.photoshop"},
	{"py", "text/x-python"},
	{"qt", "video/quicktime"},
	{"rar", "application/vnd.rar"},
	{"rb", "text/x-ruby"},
	{"rdf", "application/rdf+xml"},
	{"rss", "application/rss+xml"},
	{"rtf", "application/rtf"},
	{"sass", "text/x-sass"},
	{"scss", "text/x-scss"},
	{"sh", "application/x-sh"},
	{"sql", "application/sql"},
	{"sqlite", "application/vnd.sqlite3"},
	{"svg", "image/svg+xml"},
	{"svgz", "image/svg+xml"},
	{"swf", "application/x-shockwave-flash"},
	{"tar", "application/x-tar"},
	{"tcl", "text/x-tcl"},
	{"tgz", "application/gzip"},
	{"tif", "image/tiff"},
	{"tiff", "image/tiff"},
	{"toml", "application/toml"},
	{"ts", "video/mp2t"},
	{"tsv", "text/tab-separated-values"},
	{"ttc", "font/collection"},
	{"ttf", "font/ttf"},
	{"txt", "text/plain"},
	{"vcard", "text/vcard"},
	{"vcf", "text/vcard"},
	{"vtt", "text/vtt"},
	{"wasm", "application/wasm"},
	{"wav", "audio/wav"},
	{"weba", "audio/webm"},
	{"webm", "video/webm"},
	{"webmanifest", "application/manifest+json"},
	{"webp", "image/webp"},
	{"wml", "text/vnd.wap.wml"},
	{"wmlc", "application/vnd.wap.wmlc"},
	{"wmv", "video/x-ms-wmv"},
	{"woff", "font/woff"},
	{"woff2", "font/woff2"},
	{"xcf", "image/x-xcf"},
	{"xht", "application/xhtml+xml"},
	{"xhtml", "application/xhtml+xml"},
	{"xls", "application/vnd.ms-excel"},
	{"xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12"},
	{"xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"},
	{"xml", "text/xml"},
	{"xpi", "application/x-xpinstall"},
	{"xsd", "application/xml"},
	{"xsl", "application/xml"},
	{"xslt", "application/xslt+xml"},
	{"xspf", "application/xspf+xml"},
	{"xul", "application/xml"},
	{"xz", "application/x-xz"},
	{"yaml", "application/yaml"},
	{"yml", "application/yaml"},
	{"zip", "application/zip"},
	{"zst", "application/zstd"},
};
/* clang-format on */

#define BUILTIN_COUNT (sizeof(builtins) / sizeof(builtins[0]))

void cs_mime_dtor(cs_mime *mime)
{
	for (size_t i = 0; i < mime->count; i++) {
		free(mime->entries[i].ext);
		free(mime->entries[i].type);
	}
	free(mime->entries);
	memset(mime, 0, sizeof(*mime));
}

/* Lower-cases an extension into `out`. False when it is empty or longer than any we keep. */
static bool fold_extension(char out[CS_MIME_EXT_MAX + 1], cs_view ext)
{
	if (ext.len == 0 || ext.len > CS_MIME_EXT_MAX || memchr(ext.ptr, '\0', ext.len)) {
		return false;
	}
	for (size_t i = 0; i < ext.len; i++) {
		char c = ext.ptr[i];
		out[i] = c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
	}
	out[ext.len] = '\0';
	return true;
}

static const char *find_builtin(const char *ext)
{
	size_t low = 0, high = BUILTIN_COUNT;

	while (low < high) {
		size_t middle = (low + high) / 2;
		int order = strcmp(ext, builtins[middle].ext);
		if (order == 0) {
			return builtins[middle].type;
		}
		if (order < 0) {
			high = middle;
		} else {
			low = middle + 1;
		}
	}
	return NULL;
}

/* The place of an extension among the changes, or where it would be inserted. */
static size_t find_change(const cs_mime *mime, const char *ext, bool *found)
{
	size_t low = 0, high = mime->count;

	*found = false;
	while (low < high) {
		size_t middle = (low + high) / 2;
		int order = strcmp(ext, mime->entries[middle].ext);
		if (order == 0) {
			*found = true;
			return middle;
		}
		if (order < 0) {
			high = middle;
		} else {
			low = middle + 1;
		}
	}
	return low;
}

static const char *find_folded(const cs_mime *mime, const char *ext)
{
	bool found;
	size_t at = find_change(mime, ext, &found);

	return found ? mime->entries[at].type : find_builtin(ext);
}

const char *cs_mime_find(const cs_mime *mime, cs_view ext)
{
	char folded[CS_MIME_EXT_MAX + 1];

	return fold_extension(folded, ext) ? find_folded(mime, folded) : NULL;
}

cs_view cs_mime_extension(cs_view path)
{
	for (size_t i = path.len; i > 0; i--) {
		char c = path.ptr[i - 1];
		if (c == '/') {
			break;
		}
		if (c == '.') {
			if (i == 1 || path.ptr[i - 2] == '/') {
				break;
			}
			return (cs_view){path.ptr + i, path.len - i};
		}
	}
	return (cs_view){NULL, 0};
}

const char *cs_mime_of_file(const cs_mime *mime, cs_view path)
{
	const char *type = cs_mime_find(mime, cs_mime_extension(path));

	return type ? type : CS_MIME_DEFAULT;
}

static char *copy_text(cs_view text)
{
	char *copy = malloc(text.len + 1);

	if (copy) {
		memcpy(copy, text.ptr, text.len);
		copy[text.len] = '\0';
	}
	return copy;
}

static int insert_change(cs_mime *mime, size_t at, cs_mime_entry entry)
{
	if (mime->count == mime->cap) {
		size_t cap = mime->cap > 0 ? mime->cap * 2 : 8;
		cs_mime_entry *entries = realloc(mime->entries, cap * sizeof(*entries));
		if (!entries) {
			return UV_ENOMEM;
		}
		mime->entries = entries;
		mime->cap = cap;
	}
	memmove(mime->entries + at + 1, mime->entries + at, (mime->count - at) * sizeof(entry));
	mime->entries[at] = entry;
	mime->count++;
	return 0;
}

/* Records the type of a folded extension; a `type` without bytes records that it is deleted. */
static int put_change(cs_mime *mime, const char *ext, cs_view type)
{
	cs_mime_entry entry = {NULL, NULL};
	bool found;
	size_t at = find_change(mime, ext, &found);

	if (type.len > 0 && !(entry.type = copy_text(type))) {
		return UV_ENOMEM;
	}
	if (found) {
		free(mime->entries[at].type);
		mime->entries[at].type = entry.type;
		return 0;
	}
	entry.ext = copy_text((cs_view){ext, strlen(ext)});
	if (!entry.ext || insert_change(mime, at, entry) < 0) {
		free(entry.ext);
		free(entry.type);
		return UV_ENOMEM;
	}
	return 0;
}

int cs_mime_set(cs_mime *mime, cs_view ext, cs_view type)
{
	char folded[CS_MIME_EXT_MAX + 1];

	if (!fold_extension(folded, ext) || type.len == 0) {
		return UV_EINVAL;
	}
	for (size_t i = 0; i < type.len; i++) {
		unsigned char c = (unsigned char) type.ptr[i];
		if (c < ' ' || c == 0x7f) {
			return UV_EINVAL;
		}
	}
	return put_change(mime, folded, type);
}

int cs_mime_add(cs_mime *mime, cs_view ext, cs_view type)
{
	return cs_mime_find(mime, ext) ? UV_EEXIST : cs_mime_set(mime, ext, type);
}

int cs_mime_delete(cs_mime *mime, cs_view ext)
{
	char folded[CS_MIME_EXT_MAX + 1];

	if (!fold_extension(folded, ext) || !find_folded(mime, folded)) {
		return UV_ENOENT;
	}
	return put_change(mime, folded, (cs_view){NULL, 0});
}

/* pos[0] counts built-in entries, pos[1] changes: the smaller of the two comes next, a change hides its built-in entry. */
bool cs_mime_next(const cs_mime *mime, size_t pos[2], const char **ext, const char **type)
{
	for (;;) {
		const cs_mime_builtin *builtin = pos[0] < BUILTIN_COUNT ? &builtins[pos[0]] : NULL;
		const cs_mime_entry *change = pos[1] < mime->count ? &mime->entries[pos[1]] : NULL;
		if (!builtin && !change) {
			return false;
		}
		int order = !change ? -1 : !builtin ? 1 : strcmp(builtin->ext, change->ext);
		pos[0] += order <= 0;
		pos[1] += order >= 0;
		*ext = order < 0 ? builtin->ext : change->ext;
		*type = order < 0 ? builtin->type : change->type;
		if (*type) {
			return true;
		}
	}
}
