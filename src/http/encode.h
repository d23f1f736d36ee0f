/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Content codings of answers: which one, if any, and the encoders, of which one for each coding is kept for the next
 * answer. What goes on the wire is up to respond.c.
 */
#ifndef CS_HTTP_ENCODE_H
#define CS_HTTP_ENCODE_H

#include "php_cserve.h"
#include "compress.h"
#include "head.h"
#include "site.h"

/* The coding that the client of this request prefers and the server may use; CS_CODING_NONE else. */
cs_coding cs_encode_accepted(const cs_site *site, const cs_head *head);

/* True when bodies of that media type are compressed. Parameters behind the type do not matter. */
bool cs_encode_wants_type(const cs_site *site, const char *type, size_t len);

/* The whole body in that coding, or NULL when it does not become smaller or memory runs out. May yield: what takes long is
 * compressed in the thread pool when this is a coroutine. */
zend_string *cs_encode_whole(const cs_site *site, cs_coding coding, zend_string *body);

/* For an answer in pieces: an encoder that is to be given back. NULL when there is none. */
cs_encoder *cs_encode_take(const cs_site *site, cs_coding coding);
void cs_encode_give(cs_encoder *encoder, cs_coding coding);

/* The next piece; with `end` the last one, where body may be NULL. The result may be empty. NULL when memory runs out, or
 * the script: then *encoder may be NULL too. May yield; *encoder is not to be used meanwhile. */
zend_string *cs_encode_piece(cs_encoder **encoder, zend_string *body, bool end);

/* "W/" and the entity tag, as a compressed body is not the same byte for byte; the tag itself when it is weak already. */
zend_string *cs_encode_weak_tag(zend_string *tag);

void cs_encode_close(void);

#endif
