-- Each request is the next person's, by the cookies of SERVER_COOKIES, one a line.
local cookies = {}
for line in io.lines(os.getenv('SERVER_COOKIES')) do cookies[#cookies + 1] = line end

local threads = 0
function setup(thread)
  thread:set('next', threads * 7)
  threads = threads + 1
end

function request()
  next = next + 1
  return wrk.format(nil, nil, {
    ['Cookie'] = cookies[next % #cookies + 1],
    ['Accept'] = os.getenv('SERVER_ACCEPT'),
    ['Accept-Encoding'] = 'br',
  })
end

-- Microseconds; what was not a 2xx or 3xx, and what had no answer, are failures.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"median":%d,"p95":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(95), latency:percentile(99),
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
