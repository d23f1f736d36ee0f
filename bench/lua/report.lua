-- SPDX-License-Identifier: Apache-2.0. Part of cserve.
-- For wrk: one machine-readable line at the end, read by bench/lib/load.php. With the argument "pipeline=N" every
-- write carries N requests; with "accept=CODING" they ask for that content coding; with "vary" each has another query.

local WRITES = 64
local batches = {}
local turn = 0

function init(args)
	local pipeline, vary = 1, false
	for _, arg in ipairs(args) do
		local accept = string.match(arg, "^accept=(%w+)$")
		if accept then
			wrk.headers["Accept-Encoding"] = accept
		end
		pipeline = tonumber(string.match(arg, "^pipeline=(%d+)$")) or pipeline
		vary = vary or arg == "vary"
	end
	for write = 1, vary and WRITES or 1 do
		local parts = {}
		for i = 1, pipeline do
			parts[i] = wrk.format(nil, vary and string.format("%s?%d.%d", wrk.path, write, i) or wrk.path)
		end
		batches[write] = table.concat(parts)
	end
end

function request()
	turn = turn % #batches + 1
	return batches[turn]
end

function done(summary, latency, requests)
	local e = summary.errors
	io.write(string.format(
		'RESULT {"requests":%d,"us":%d,"socket_errors":%d,"bad_status":%d,"p50_us":%d,"p99_us":%d}\n',
		summary.requests, summary.duration, e.connect + e.read + e.write + e.timeout, e.status,
		latency:percentile(50), latency:percentile(99)))
end
