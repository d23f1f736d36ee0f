/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See range.h. */
#include "range.h"

#include <llhttp.h>
#include <strings.h>

/* ---- Dates ------------------------------------------------------------------------------------------------------- */

typedef struct reader {
	const char *at;
	const char *end;
	bool failed;
} reader;

static void expect(reader *r, const char *text)
{
	for (; *text; text++) {
		if (r->failed || r->at == r->end || *r->at != *text) {
			r->failed = true;
			return;
		}
		r->at++;
	}
}

/* A number of that many digits; a blank may stand for the first. */
static int number(reader *r, int digits)
{
	int value = 0;
	for (int i = 0; i < digits; i++) {
		if (r->failed || r->at == r->end || !((*r->at >= '0' && *r->at <= '9') || (i == 0 && *r->at == ' '))) {
			r->failed = true;
			return 0;
		}
		value = value * 10 + (*r->at == ' ' ? 0 : *r->at - '0');
		r->at++;
	}
	return value;
}

static int month(reader *r)
{
	static const char names[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
	for (int i = 0; i < 12 && r->end - r->at >= 3; i++) {
		if (memcmp(r->at, names + (size_t) i * 3, 3) == 0) {
			r->at += 3;
			return i + 1;
		}
	}
	r->failed = true;
	return 1;
}

/* Days since 1970 of a date in the Gregorian calendar, counted from a year that begins in March. */
static int64_t days_of(int year, int month, int day)
{
	int64_t y = year - (month <= 2);
	int64_t era = y / 400, of_era = y % 400;
	int64_t of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
	return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

int64_t cs_http_date_parse(const char *text, size_t len)
{
	reader r = {text, text + len, false};
	int day = 1, mon = 1, year = 0, hour = 0, minute = 0, second = 0;
	const char *comma = memchr(text, ',', len);
	if (comma) {
		/* Sun, 06 Nov 1994 08:49:37 GMT, or Sunday, 06-Nov-94 08:49:37 GMT */
		r.at = comma + 1;
		expect(&r, " ");
		day = number(&r, 2);
		bool old = r.at < r.end && *r.at == '-';
		expect(&r, old ? "-" : " ");
		mon = month(&r);
		expect(&r, old ? "-" : " ");
		year = number(&r, old ? 2 : 4);
		year += old ? (year < 70 ? 2000 : 1900) : 0;
		expect(&r, " ");
	} else {
		/* Sun Nov  6 08:49:37 1994 */
		r.at = len > 4 ? text + 3 : r.end;
		expect(&r, " ");
		mon = month(&r);
		expect(&r, " ");
		day = number(&r, 2);
		expect(&r, " ");
	}
	hour = number(&r, 2);
	expect(&r, ":");
	minute = number(&r, 2);
	expect(&r, ":");
	second = number(&r, 2);
	if (comma) {
		expect(&r, " GMT");
	} else {
		expect(&r, " ");
		year = number(&r, 4);
	}
	if (r.failed || r.at != r.end || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 60 || year < 1) {
		return -1;
	}
	int64_t time = days_of(year, mon, day) * 86400 + hour * 3600 + minute * 60 + second;
	return time < 0 ? 0 : time;
}

/* ---- Conditions -------------------------------------------------------------------------------------------------- */

static cs_view value_of(const cs_head *head, const cs_field *field)
{
	return cs_head_view(head, field->value, field->value_len);
}

static bool is_weak(cs_view tag)
{
	return tag.len >= 2 && tag.ptr[0] == 'W' && tag.ptr[1] == '/';
}

static cs_view opaque(cs_view tag)
{
	return is_weak(tag) ? (cs_view){tag.ptr + 2, tag.len - 2} : tag;
}

static bool same_tag(cs_view a, cs_view b, bool weakly)
{
	if (!weakly && (is_weak(a) || is_weak(b))) {
		return false;
	}
	a = opaque(a);
	b = opaque(b);
	return a.len > 0 && a.len == b.len && memcmp(a.ptr, b.ptr, a.len) == 0;
}

/* Does one of the tags in the list fit? "*" fits whatever exists. */
static bool list_has_tag(cs_view list, cs_view tag, bool weakly)
{
	const char *at = list.ptr, *end = list.ptr + list.len;
	while (at < end) {
		if (*at == ' ' || *at == '\t' || *at == ',') {
			at++;
			continue;
		}
		if (*at == '*') {
			return true;
		}
		const char *from = at;
		at += end - at >= 2 && at[0] == 'W' && at[1] == '/' ? 2 : 0;
		const char *close = at < end && *at == '"' ? memchr(at + 1, '"', (size_t) (end - at - 1)) : NULL;
		if (!close) {
			return false;
		}
		at = close + 1;
		if (same_tag((cs_view){from, (size_t) (at - from)}, tag, weakly)) {
			return true;
		}
	}
	return false;
}

/* The same for all lines of the field. */
static bool field_has_tag(const cs_head *head, cs_header header, cs_view tag, bool weakly)
{
	for (unsigned i = 0; i < head->field_count; i++) {
		if (head->fields[i].header == header && list_has_tag(value_of(head, &head->fields[i]), tag, weakly)) {
			return true;
		}
	}
	return false;
}

/* Was the representation changed after the time the field names? *known is false when that cannot be told. */
static bool changed_since(const cs_range_query *query, const cs_field *field, bool *known)
{
	cs_view value = value_of(query->head, field);
	int64_t time = cs_http_date_parse(value.ptr, value.len);
	*known = time >= 0 && query->modified >= 0;
	return query->modified > time;
}

/* The order of RFC 9110 section 13.2.2. Returns 200, 304 or 412. */
static int check_conditions(const cs_range_query *query)
{
	const cs_head *head = query->head;
	const cs_field *field;
	bool known;
	if (cs_head_find(head, CS_HEADER_IF_MATCH)) {
		if (!field_has_tag(head, CS_HEADER_IF_MATCH, query->tag, false)) {
			return 412;
		}
	} else if ((field = cs_head_find(head, CS_HEADER_IF_UNMODIFIED_SINCE))) {
		bool changed = changed_since(query, field, &known);
		if (known && changed) {
			return 412;
		}
	}
	if (cs_head_find(head, CS_HEADER_IF_NONE_MATCH)) {
		if (field_has_tag(head, CS_HEADER_IF_NONE_MATCH, query->tag, true)) {
			return 304;
		}
	} else if ((field = cs_head_find(head, CS_HEADER_IF_MODIFIED_SINCE))) {
		bool changed = changed_since(query, field, &known);
		if (known && !changed) {
			return 304;
		}
	}
	return 200;
}

/* True when the ranges may be used: there is no If-Range, or it names what we have. */
static bool check_if_range(const cs_range_query *query)
{
	const cs_field *field = cs_head_find(query->head, CS_HEADER_IF_RANGE);
	if (!field) {
		return true;
	}
	if (query->head->repeated & (1u << CS_HEADER_IF_RANGE)) {
		return false;
	}
	cs_view value = value_of(query->head, field);
	if (value.len > 0 && (value.ptr[0] == '"' || is_weak(value))) {
		return same_tag(value, query->tag, false);
	}
	int64_t time = cs_http_date_parse(value.ptr, value.len);
	return time >= 0 && time == query->modified;
}

/* ---- Ranges ------------------------------------------------------------------------------------------------------ */

/* Digits; false when there are none. What does not fit is the largest number. */
static bool parse_number(const char **at, const char *end, uint64_t *value)
{
	const char *from = *at;
	*value = 0;
	while (*at < end && **at >= '0' && **at <= '9') {
		uint64_t digit = (uint64_t) (**at - '0');
		*value = *value > (UINT64_MAX - digit) / 10 ? UINT64_MAX : *value * 10 + digit;
		(*at)++;
	}
	return *at > from;
}

/* One of "0-499", "500-", "-500". Returns 1 with the range, 0 when it lies outside, -1 when it is none. */
static int parse_range(const char *at, const char *end, uint64_t size, cs_range *range)
{
	uint64_t first, last;
	bool has_first = parse_number(&at, end, &first);
	if (at == end || *at++ != '-') {
		return -1;
	}
	bool has_last = parse_number(&at, end, &last);
	if (at != end || (!has_first && !has_last) || (has_first && has_last && last < first)) {
		return -1;
	}
	if (!has_first) {
		uint64_t count = last < size ? last : size;
		*range = (cs_range){size - count, count};
		return count > 0;
	}
	if (first >= size) {
		return 0;
	}
	*range = (cs_range){first, (!has_last || last >= size ? size - 1 : last) - first + 1};
	return 1;
}

static unsigned count_overlaps(const cs_range_reply *reply)
{
	unsigned overlaps = 0;
	for (unsigned i = 0; i < reply->count; i++) {
		for (unsigned j = 0; j < i; j++) {
			const cs_range *a = &reply->ranges[i], *b = &reply->ranges[j];
			overlaps += a->first < b->first + b->length && b->first < a->first + a->length;
		}
	}
	return overlaps;
}

/* Fills in the ranges and a status of 200, 206 or 416. */
static void parse_ranges(cs_view value, uint64_t size, cs_range_reply *reply)
{
	const char *at = value.ptr + 6, *end = value.ptr + value.len;
	bool any = false;
	if (value.len < 6 || strncasecmp(value.ptr, "bytes=", 6) != 0) {
		return;
	}
	while (at < end) {
		const char *stop = memchr(at, ',', (size_t) (end - at));
		const char *next = stop ? stop + 1 : end;
		stop = stop ? stop : end;
		while (at < stop && (*at == ' ' || *at == '\t')) {
			at++;
		}
		while (stop > at && (stop[-1] == ' ' || stop[-1] == '\t')) {
			stop--;
		}
		if (at < stop) {
			cs_range range;
			int result = parse_range(at, stop, size, &range);
			if (result < 0 || (result > 0 && reply->count == CS_RANGES_MAX)) {
				reply->count = 0;
				return;
			}
			if (result > 0) {
				reply->ranges[reply->count++] = range;
			}
			any = true;
		}
		at = next;
	}
	if (reply->count > 2 && count_overlaps(reply) > 1) {
		reply->count = 0;
		return;
	}
	reply->status = reply->count ? 206 : any ? 416 : 200;
}

void cs_range_decide(const cs_range_query *query, cs_range_reply *reply)
{
	const cs_head *head = query->head;
	reply->status = 200;
	reply->count = 0;
	if (!head || (head->method != HTTP_GET && head->method != HTTP_HEAD)) {
		return;
	}
	reply->status = check_conditions(query);
	const cs_field *range = cs_head_find(head, CS_HEADER_RANGE);
	if (reply->status == 200 && range && head->method == HTTP_GET && !(head->repeated & (1u << CS_HEADER_RANGE))
		&& check_if_range(query)) {
		parse_ranges(value_of(head, range), query->size, reply);
	}
}
