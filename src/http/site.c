/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See site.h. */
#include "site.h"

#include <stdlib.h>
#include <string.h>

void cs_site_init(cs_site *site)
{
	*site = (cs_site){
		.compress = true,
		.compress_min = 20,
		.parse_post = true,
		.parse_files = true,
	};
}

void cs_site_dtor(cs_site *site)
{
	free(site->compress_types);
	free(site->upload_dir);
	free(site->document_root);
	free(site->real_root);
	free(site->locations);
	free(site->index_files);
	memset(site, 0, sizeof(*site));
}

bool cs_site_each(const char *list, bool (*each)(const char *entry, size_t len, void *arg), void *arg)
{
	while (list && *list) {
		const char *comma = strchr(list, ',');
		if (each(list, (size_t) (comma - list), arg)) {
			return true;
		}
		list = comma + 1;
	}
	return false;
}
