/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See multipart.h. The delimiter is CR LF "--" boundary, and the first one may lack its line end: the parser starts as if it
 * had seen CR LF. As CR occurs in the delimiter at its start only, a mismatch can only be followed by a match that begins
 * at the byte that did not fit; what had matched is data, and need not be kept since it is known.
 */
#include "multipart.h"

#include <strings.h>
#include <uv.h>

enum {
	STATE_PREAMBLE, /* before the first boundary: ignored */
	STATE_LINE_END, /* behind a boundary: blanks, then CR LF, or "--" */
	STATE_CR,       /* the CR is there */
	STATE_DASH,     /* one "-" is there */
	STATE_HEAD,
	STATE_DATA,
	STATE_EPILOGUE /* behind the last boundary: ignored */
};

/* ---- Content-Type ------------------------------------------------------------------------------------------------ */

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static bool is_boundary_char(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
		|| (c && strchr("'()+_,-./:=? ", c));
}

/* The end of a parameter's value that begins at `at`: of the token, or of the quoted string without its quotes. */
static const char *value_end(const char *at, const char *end, bool quoted)
{
	while (at < end && (quoted ? *at != '"' : *at != ';' && !is_blank(*at) && *at != ',')) {
		at += quoted && *at == '\\' && at + 1 < end ? 2 : 1;
	}
	return at;
}

bool cs_multipart_boundary(const char *type, size_t len, cs_view *boundary)
{
	static const char want[] = "multipart/form-data";
	const char *at = type + sizeof(want) - 1, *end = type + len;
	*boundary = (cs_view){NULL, 0};
	if (len < sizeof(want) - 1 || strncasecmp(type, want, sizeof(want) - 1) != 0
		|| (at < end && *at != ';' && *at != ',' && !is_blank(*at))) {
		return false;
	}
	while (at < end) {
		while (at < end && (is_blank(*at) || *at == ';' || *at == ',')) {
			at++;
		}
		const char *name = at;
		while (at < end && *at != '=' && *at != ';') {
			at++;
		}
		if (at == end || *at == ';') {
			continue;
		}
		bool found = at - name == 8 && strncasecmp(name, "boundary", 8) == 0;
		bool quoted = ++at < end && *at == '"';
		at += quoted;
		const char *stop = value_end(at, end, quoted);
		if (found) {
			bool valid = stop > at && stop - at <= CS_BOUNDARY_MAX && stop[-1] != ' ';
			for (const char *c = at; c < stop; c++) {
				valid = valid && is_boundary_char(*c);
			}
			*boundary = valid ? (cs_view){at, (size_t) (stop - at)} : (cs_view){NULL, 0};
			return true;
		}
		at = quoted && stop < end ? stop + 1 : stop;
	}
	return true;
}

/* ---- Part heads -------------------------------------------------------------------------------------------------- */

static int fail(cs_multipart *m, const char *reason)
{
	m->reason = reason;
	return UV_EINVAL;
}

static cs_view trim(const char *from, const char *to)
{
	while (from < to && is_blank(*from)) {
		from++;
	}
	while (to > from && is_blank(to[-1])) {
		to--;
	}
	return (cs_view){from, (size_t) (to - from)};
}

/* Takes the backslashes off in place; browsers put them before quotes and nothing else, so others stay. */
static cs_view unquote(char *from, char *to)
{
	char *out = from;
	for (char *c = from; c < to; c++) {
		if (*c == '\\' && c + 1 < to && (c[1] == '"' || c[1] == '\\')) {
			c++;
		}
		*out++ = *c;
	}
	return (cs_view){from, (size_t) (out - from)};
}

/* form-data; name="a"; filename="b.txt". The line may be changed. */
static int parse_disposition(cs_multipart *m, char *at, char *end, cs_part_head *part)
{
	bool named = false;
	char *type_end = at;
	while (type_end < end && *type_end != ';' && !is_blank(*type_end)) {
		type_end++;
	}
	if (type_end - at != 9 || strncasecmp(at, "form-data", 9) != 0) {
		return fail(m, "A part of the form is not form-data");
	}
	for (at = type_end; at < end;) {
		while (at < end && (is_blank(*at) || *at == ';')) {
			at++;
		}
		char *name = at;
		while (at < end && *at != '=' && *at != ';') {
			at++;
		}
		cs_view key = trim(name, at);
		if (at == end || *at == ';') {
			continue;
		}
		at++;
		while (at < end && is_blank(*at)) {
			at++;
		}
		bool quoted = at < end && *at == '"';
		at += quoted;
		char *stop = at + (value_end(at, end, quoted) - at);
		if (quoted && stop >= end) {
			return fail(m, "A part of the form has a quote that is not closed");
		}
		cs_view value = quoted ? unquote(at, stop) : (cs_view){at, (size_t) (stop - at)};
		if (key.len == 4 && strncasecmp(key.ptr, "name", 4) == 0 && !named) {
			part->name = value;
			named = true;
		} else if (key.len == 8 && strncasecmp(key.ptr, "filename", 8) == 0 && !part->is_file) {
			part->filename = value;
			part->is_file = true;
		}
		at = stop + quoted;
	}
	return named ? 0 : fail(m, "A part of the form has no name");
}

/* The line at `at`, which ends at `end` without its CR LF. */
static int parse_line(cs_multipart *m, char *at, char *end, cs_part_head *part, bool *disposed)
{
	char *colon = memchr(at, ':', (size_t) (end - at));
	if (!colon || colon == at || is_blank(*at) || is_blank(colon[-1])) {
		return fail(m, "A part of the form has a malformed header line");
	}
	for (char *c = at; c < end; c++) {
		if ((unsigned char) *c < ' ' && *c != '\t') {
			return fail(m, "A part of the form has a control character in a header line");
		}
	}
	size_t len = (size_t) (colon - at);
	cs_view value = trim(colon + 1, end);
	if (len == 19 && strncasecmp(at, "content-disposition", 19) == 0) {
		if (*disposed) {
			return fail(m, "A part of the form has two Content-Disposition lines");
		}
		*disposed = true;
		char *from = colon + 1 + (value.ptr - (colon + 1));
		return parse_disposition(m, from, from + value.len, part);
	}
	if (len == 12 && strncasecmp(at, "content-type", 12) == 0) {
		part->type = value;
	}
	return 0;
}

/* m->head has the head's lines and the empty one. */
static int finish_head(cs_multipart *m)
{
	cs_part_head part = {0};
	bool disposed = false;
	char *at = m->head.data, *end = at + m->head.len - 2;
	while (at < end) {
		char *stop = memchr(at, '\r', (size_t) (end - at));
		if (!stop || stop[1] != '\n') {
			return fail(m, "A part of the form has a line that does not end with CR LF");
		}
		int error = parse_line(m, at, stop, &part, &disposed);
		if (error) {
			return error;
		}
		at = stop + 2;
	}
	if (!disposed) {
		return fail(m, "A part of the form has no Content-Disposition");
	}
	m->state = STATE_DATA;
	m->matched = 0;
	int error = m->handler->on_part(m->arg, &part);
	cs_buf_reset(&m->head);
	return error;
}

/* ---- The stream -------------------------------------------------------------------------------------------------- */

void cs_multipart_init(
	cs_multipart *m, const char *boundary, size_t len, const cs_multipart_handler *handler, void *arg)
{
	memset(m, 0, sizeof(*m));
	m->handler = handler;
	m->arg = arg;
	memcpy(m->delimiter, "\r\n--", 4);
	memcpy(m->delimiter + 4, boundary, len);
	m->delimiter_len = (uint8_t) (len + 4);
	m->matched = m->pretended = 2;
}

void cs_multipart_dtor(cs_multipart *m)
{
	cs_buf_dtor(&m->head);
}

bool cs_multipart_done(const cs_multipart *m)
{
	return m->state == STATE_EPILOGUE;
}

/* Bytes before a delimiter: of a part, or ignored. */
static int give(cs_multipart *m, const char *bytes, size_t len)
{
	if (len == 0) {
		return 0;
	}
	return m->state == STATE_DATA ? m->handler->on_data(m->arg, bytes, len) : m->handler->on_frame(m->arg, bytes, len);
}

/* Looks for the delimiter. Returns how many bytes were used, or an error. */
static ssize_t find_delimiter(cs_multipart *m, const char *bytes, size_t len)
{
	const char *at = bytes, *end = bytes + len;
	const char *from = bytes; /* not given yet */
	while (at < end) {
		if (m->matched == 0) {
			at = memchr(at, '\r', (size_t) (end - at));
			if (!at) {
				at = end;
				break;
			}
			int error = give(m, from, (size_t) (at - from));
			if (error) {
				return error;
			}
			from = at;
		}
		while (at < end && m->matched < m->delimiter_len && *at == m->delimiter[m->matched]) {
			at++;
			m->matched++;
		}
		if (m->matched == m->delimiter_len) {
			int error = m->state == STATE_DATA ? m->handler->on_part_end(m->arg) : 0;
			if (!error) {
				error = m->handler->on_frame(
					m->arg, m->delimiter + m->pretended, (size_t) (m->delimiter_len - m->pretended));
			}
			m->pretended = 0;
			m->state = STATE_LINE_END;
			return error ? error : at - bytes;
		}
		if (at < end) {
			/* What had matched is no delimiter. */
			int error = give(m, m->delimiter + m->pretended, (size_t) (m->matched - m->pretended));
			if (error) {
				return error;
			}
			m->matched = m->pretended = 0;
			from = at;
		} else {
			return (ssize_t) len;
		}
	}
	int error = give(m, from, (size_t) (at - from));
	return error ? error : (ssize_t) len;
}

/* Behind a delimiter. Returns how many bytes were used, or an error. */
static ssize_t read_line_end(cs_multipart *m, const char *bytes, size_t len)
{
	const char *at = bytes, *end = bytes + len;
	while (at < end && m->state != STATE_HEAD && m->state != STATE_EPILOGUE) {
		char c = *at++;
		if (m->state == STATE_CR && c == '\n') {
			m->state = STATE_HEAD;
			cs_buf_reset(&m->head);
		} else if (m->state == STATE_DASH && c == '-') {
			m->state = STATE_EPILOGUE;
		} else if (m->state == STATE_LINE_END && c == '\r') {
			m->state = STATE_CR;
		} else if (m->state == STATE_LINE_END && c == '-') {
			m->state = STATE_DASH;
		} else if (m->state != STATE_LINE_END || !is_blank(c)) {
			return fail(m, "A boundary of the form is not followed by a line end");
		}
	}
	int error = m->handler->on_frame(m->arg, bytes, (size_t) (at - bytes));
	return error ? error : at - bytes;
}

/* Up to the empty line. Returns how many bytes were used, or an error. */
static ssize_t read_head(cs_multipart *m, const char *bytes, size_t len)
{
	size_t used = 0;
	bool complete = false;
	while (used < len && !complete) {
		const char *line_end = memchr(bytes + used, '\n', len - used);
		size_t part = line_end ? (size_t) (line_end - bytes) + 1 - used : len - used;
		if (m->head.len + part > CS_PART_HEAD_MAX) {
			return fail(m, "A part of the form has a head that is too large");
		}
		if (cs_buf_append(&m->head, bytes + used, part) < 0) {
			return UV_ENOMEM;
		}
		used += part;
		size_t n = m->head.len;
		complete = line_end && n >= 2 && memcmp(m->head.data + n - 2, "\r\n", 2) == 0
			&& (n == 2 || (n >= 4 && memcmp(m->head.data + n - 4, "\r\n", 2) == 0));
	}
	int error = m->handler->on_frame(m->arg, bytes, used);
	if (!error && complete) {
		error = finish_head(m);
	}
	return error ? error : (ssize_t) used;
}

int cs_multipart_feed(cs_multipart *m, const char *bytes, size_t len)
{
	while (len > 0) {
		ssize_t used;
		switch (m->state) {
			case STATE_PREAMBLE:
			case STATE_DATA:
				used = find_delimiter(m, bytes, len);
				break;
			case STATE_HEAD:
				used = read_head(m, bytes, len);
				break;
			case STATE_EPILOGUE:
				used = m->handler->on_frame(m->arg, bytes, len);
				used = used ? used : (ssize_t) len;
				break;
			default:
				used = read_line_end(m, bytes, len);
				break;
		}
		if (used < 0) {
			return (int) used;
		}
		bytes += used;
		len -= (size_t) used;
	}
	return 0;
}
