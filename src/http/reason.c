/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See reason.h. */
#include "reason.h"

#include <stddef.h>

const char *cs_reason_of(int status)
{
	switch (status) {
#define CS_REASON(number, text) \
	case number:                \
		return text;
		CS_REASON(100, "Continue")
		CS_REASON(101, "Switching Protocols")
		CS_REASON(102, "Processing")
		CS_REASON(103, "Early Hints")
		CS_REASON(200, "OK")
		CS_REASON(201, "Created")
		CS_REASON(202, "Accepted")
		CS_REASON(203, "Non-Authoritative Information")
		CS_REASON(204, "No Content")
		CS_REASON(205, "Reset Content")
		CS_REASON(206, "Partial Content")
		CS_REASON(207, "Multi-Status")
		CS_REASON(208, "Already Reported")
		CS_REASON(226, "IM Used")
		CS_REASON(300, "Multiple Choices")
		CS_REASON(301, "Moved Permanently")
		CS_REASON(302, "Found")
		CS_REASON(303, "See Other")
		CS_REASON(304, "Not Modified")
		CS_REASON(305, "Use Proxy")
		CS_REASON(307, "Temporary Redirect")
		CS_REASON(308, "Permanent Redirect")
		CS_REASON(400, "Bad Request")
		CS_REASON(401, "Unauthorized")
		CS_REASON(402, "Payment Required")
		CS_REASON(403, "Forbidden")
		CS_REASON(404, "Not Found")
		CS_REASON(405, "Method Not Allowed")
		CS_REASON(406, "Not Acceptable")
		CS_REASON(407, "Proxy Authentication Required")
		CS_REASON(408, "Request Timeout")
		CS_REASON(409, "Conflict")
		CS_REASON(410, "Gone")
		CS_REASON(411, "Length Required")
		CS_REASON(412, "Precondition Failed")
		CS_REASON(413, "Content Too Large")
		CS_REASON(414, "URI Too Long")
		CS_REASON(415, "Unsupported Media Type")
		CS_REASON(416, "Range Not Satisfiable")
		CS_REASON(417, "Expectation Failed")
		CS_REASON(418, "I'm a teapot")
		CS_REASON(421, "Misdirected Request")
		CS_REASON(422, "Unprocessable Content")
		CS_REASON(423, "Locked")
		CS_REASON(424, "Failed Dependency")
		CS_REASON(425, "Too Early")
		CS_REASON(426, "Upgrade Required")
		CS_REASON(428, "Precondition Required")
		CS_REASON(429, "Too Many Requests")
		CS_REASON(431, "Request Header Fields Too Large")
		CS_REASON(451, "Unavailable For Legal Reasons")
		CS_REASON(500, "Internal Server Error")
		CS_REASON(501, "Not Implemented")
		CS_REASON(502, "Bad Gateway")
		CS_REASON(503, "Service Unavailable")
		CS_REASON(504, "Gateway Timeout")
		CS_REASON(505, "HTTP Version Not Supported")
		CS_REASON(506, "Variant Also Negotiates")
		CS_REASON(507, "Insufficient Storage")
		CS_REASON(508, "Loop Detected")
		CS_REASON(510, "Not Extended")
		CS_REASON(511, "Network Authentication Required")
#undef CS_REASON
		default:
			return NULL;
	}
}
