-- SPDX-License-Identifier: Apache-2.0. Part of cserve.
-- For wrk: one machine-readable line at the end, read by bench/lib/load.php. With the argument "pipeline=N" every
-- write carries N requests; with "accept=CODING" they ask for that content coding.

local batch

function init(args)
	for _, arg in ipairs(args) do
		local accept = string.match(arg, "^accept=(%w+)$")
		if accept then
			wrk.headers["Accept-Encoding"] = accept
		end
		local n = tonumber(string.match(arg, "^pipeline=(%d+)$"))
		if n and n > 1 then
			local parts = {}
			for i = 1, n do
				parts[i] = wrk.format(nil, wrk.path)
			end
			batch = table.concat(parts)
		end
	end
	if not batch then
		batch = wrk.format(nil, wrk.path)
	end
end

function request()
	return batch
end

function done(summary, latency, requests)
	local e = summary.errors
	io.write(string.format(
		'RESULT {"requests":%d,"us":%d,"socket_errors":%d,"bad_status":%d,"p50_us":%d,"p99_us":%d}\n',
		summary.requests, summary.duration, e.connect + e.read + e.write + e.timeout, e.status,
		latency:percentile(50), latency:percentile(99)))
end
