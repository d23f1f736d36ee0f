/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Cookies; see cookie.h. The iterator copies nothing. The builder checks every field before it writes the first byte, so
 * that no value of a program can end the header line or start another attribute.
 */
#include "cookie.h"
#include "form.h"

#include <inttypes.h>
#include <uv.h>

void cs_cookie_iter_init(cs_cookie_iter *it, const char *header, size_t len, uint32_t max_pairs)
{
	it->pos = header;
	it->end = len > 0 ? header + len : header;
	it->left = max_pairs > 0 ? max_pairs : UINT32_MAX;
	it->truncated = false;
}

static bool is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

bool cs_cookie_next(cs_cookie_iter *it, cs_view *name, cs_view *value)
{
	while (it->pos < it->end) {
		const char *start = it->pos;
		const char *stop = memchr(start, ';', (size_t) (it->end - start));
		if (!stop) {
			stop = it->end;
		}
		it->pos = stop < it->end ? stop + 1 : it->end;
		while (start < stop && is_blank(*start)) {
			start++;
		}
		if (start == stop || *start == '=') {
			continue;
		}
		if (it->left == 0) {
			it->truncated = true;
			it->pos = it->end;
			return false;
		}
		if (it->left != UINT32_MAX) {
			it->left--;
		}
		const char *equals = memchr(start, '=', (size_t) (stop - start));
		const char *name_end = equals ? equals : stop;
		const char *value_start = equals ? equals + 1 : stop;
		*name = (cs_view){start, (size_t) (name_end - start)};
		*value = (cs_view){value_start, (size_t) (stop - value_start)};
		return true;
	}
	return false;
}

/* Days since 1970-01-01 to a date of the proleptic Gregorian calendar. Counted in years that begin in March, so that the
 * leap day is the last one of its year; 146097 days are 400 years. */
static void date_from_days(int64_t days, int *year, unsigned *month, unsigned *day)
{
	int64_t shifted = days + 719468; /* days since 0000-03-01 */
	int64_t era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
	unsigned of_era = (unsigned) (shifted - era * 146097);
	unsigned year_of_era = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
	unsigned of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
	unsigned march_month = (5 * of_year + 2) / 153;

	*day = of_year - (153 * march_month + 2) / 5 + 1;
	*month = march_month < 10 ? march_month + 3 : march_month - 9;
	*year = (int) ((int64_t) year_of_era + era * 400) + (*month <= 2);
}

static char *put_digits(char *out, unsigned number, int width)
{
	for (int i = width - 1; i >= 0; i--) {
		out[i] = (char) ('0' + number % 10);
		number /= 10;
	}
	return out + width;
}

/* "Thu, 01-Jan-1970 00:00:01 GMT" with the given character between day, month and year. */
static int format_date(char out[CS_HTTP_DATE_LEN + 1], int64_t time, char between)
{
	static const char day_names[] = "ThuFriSatSunMonTueWed"; /* 1970-01-01 was a Thursday */
	static const char month_names[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
	int year;
	unsigned month, day;

	if (time < INT64_C(-62167219200) || time > INT64_C(253402300799)) {
		return UV_EINVAL;
	}
	int64_t days = time / 86400;
	int64_t second = time % 86400;
	if (second < 0) {
		second += 86400;
		days--;
	}
	date_from_days(days, &year, &month, &day);
	int64_t weekday = days % 7;
	if (weekday < 0) {
		weekday += 7;
	}

	char *p = out;
	memcpy(p, day_names + weekday * 3, 3);
	memcpy(p + 3, ", ", 2);
	p = put_digits(p + 5, day, 2);
	*p++ = between;
	memcpy(p, month_names + (month - 1) * 3, 3);
	p += 3;
	*p++ = between;
	p = put_digits(p, (unsigned) year, 4);
	*p++ = ' ';
	p = put_digits(p, (unsigned) second / 3600, 2);
	*p++ = ':';
	p = put_digits(p, (unsigned) second / 60 % 60, 2);
	*p++ = ':';
	p = put_digits(p, (unsigned) second % 60, 2);
	memcpy(p, " GMT", 5);
	return 0;
}

int cs_http_date(char out[CS_HTTP_DATE_LEN + 1], int64_t time)
{
	return format_date(out, time, ' ');
}

/* Control characters, blanks, ',' and ';' are forbidden everywhere, as in PHP's setcookie(); RFC 6265 allows still less,
 * but programs have long sent quotes and UTF-8. */
static bool is_clean(cs_view v, bool is_name)
{
	for (size_t i = 0; i < v.len; i++) {
		unsigned char c = (unsigned char) v.ptr[i];
		if (c <= ' ' || c == 0x7f || c == ',' || c == ';' || (is_name && c == '=')) {
			return false;
		}
	}
	return true;
}

static cs_cookie_field check_fields(const cs_cookie *c)
{
	char date[CS_HTTP_DATE_LEN + 1];

	if (c->name.len == 0) {
		return CS_COOKIE_NAME_EMPTY;
	}
	if (!is_clean(c->name, true)) {
		return CS_COOKIE_NAME;
	}
	if (!c->encode && !is_clean(c->value, false)) {
		return CS_COOKIE_VALUE;
	}
	if (c->expires > 0 && format_date(date, c->expires, '-') < 0) {
		return CS_COOKIE_EXPIRES;
	}
	if (!is_clean(c->path, false)) {
		return CS_COOKIE_PATH;
	}
	if (!is_clean(c->domain, false)) {
		return CS_COOKIE_DOMAIN;
	}
	if (!is_clean(c->samesite, false)) {
		return CS_COOKIE_SAMESITE;
	}
	if (!is_clean(c->priority, false)) {
		return CS_COOKIE_PRIORITY;
	}
	return CS_COOKIE_OK;
}

/* The value and its end of life. An empty value deletes the cookie: a date in the past, a second after the epoch because
 * some clients take 0 for "no date". */
static void put_value(cs_buf *out, const cs_cookie *c, int64_t now)
{
	char date[CS_HTTP_DATE_LEN + 1];
	int64_t age = 0;

	if (c->value.len == 0) {
		cs_buf_puts(out, "deleted");
		format_date(date, 1, '-');
	} else {
		if (c->encode) {
			cs_form_encode(out, c->value);
		} else {
			cs_buf_put_view(out, c->value);
		}
		if (c->expires <= 0) {
			return;
		}
		format_date(date, c->expires, '-');
		age = c->expires > now ? c->expires - (now > 0 ? now : 0) : 0;
	}
	cs_buf_puts(out, "; expires=");
	cs_buf_append(out, date, CS_HTTP_DATE_LEN);
	cs_buf_printf(out, "; Max-Age=%" PRId64, age);
}

static void put_attribute(cs_buf *out, const char *name, cs_view value)
{
	if (value.len > 0) {
		cs_buf_puts(out, name);
		cs_buf_put_view(out, value);
	}
}

int cs_cookie_build(cs_buf *out, const cs_cookie *c, int64_t now, cs_cookie_field *bad)
{
	size_t before = out->len;

	*bad = check_fields(c);
	if (*bad != CS_COOKIE_OK) {
		return UV_EINVAL;
	}
	cs_buf_put_view(out, c->name);
	cs_buf_putc(out, '=');
	put_value(out, c, now);
	put_attribute(out, "; path=", c->path);
	put_attribute(out, "; domain=", c->domain);
	if (c->secure) {
		cs_buf_puts(out, "; secure");
	}
	if (c->httponly) {
		cs_buf_puts(out, "; httponly");
	}
	put_attribute(out, "; samesite=", c->samesite);
	put_attribute(out, "; priority=", c->priority);
	if (c->partitioned) {
		cs_buf_puts(out, "; partitioned");
	}
	if (out->failed) {
		out->len = before;
		return UV_ENOMEM;
	}
	return 0;
}

const char *cs_cookie_field_error(cs_cookie_field field)
{
	switch (field) {
		case CS_COOKIE_NAME_EMPTY:
			return "the cookie's name is empty";
		case CS_COOKIE_NAME:
			return "the cookie's name contains a character that is not allowed there: none of \"=,;\", blanks or control "
				   "characters";
		case CS_COOKIE_VALUE:
			return "the cookie's value contains a character that is not allowed unencoded: none of \",;\", blanks or "
				   "control characters; use cookie(), which encodes it, or urlencode() it";
		case CS_COOKIE_EXPIRES:
			return "the cookie's expiry date is after the year 9999";
		case CS_COOKIE_PATH:
			return "the cookie's path contains a character that is not allowed there: none of \",;\", blanks or control "
				   "characters";
		case CS_COOKIE_DOMAIN:
			return "the cookie's domain contains a character that is not allowed there: none of \",;\", blanks or "
				   "control characters";
		case CS_COOKIE_SAMESITE:
			return "the cookie's samesite contains a character that is not allowed there: none of \",;\", blanks or "
				   "control characters; use Strict, Lax or None";
		case CS_COOKIE_PRIORITY:
			return "the cookie's priority contains a character that is not allowed there: none of \",;\", blanks or "
				   "control characters; use Low, Medium or High";
		case CS_COOKIE_OK:
			break;
	}
	return "";
}
