import { createHash } from 'node:crypto'
import { Unavailable } from '@/lib/errors'
import type { Admission } from './store'

/**
 * `admit` and `peek` over a sorted set of admitted events, scored in microseconds of the server's clock. The window is
 * half-open: (now - window, now]. Arguments: limit, window in microseconds, 1 to count or 0 to peek.
 */
export const ADMIT_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local limit, window, counts = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
-- By default Lua writes a number of this size as 1.7e+15.
local function digits(number) return string.format('%.0f', number) end
local function expire() redis.call('PEXPIREAT', KEYS[1], digits(math.ceil((now + window) / 1000))) end

-- Events in the future were counted before the clock was set back. From now on, they leave after one window.
local future = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. digits(now), '+inf')
for _, event in ipairs(future) do redis.call('ZADD', KEYS[1], digits(now), event) end
if #future > 0 then expire() end

local since = '(' .. digits(now - window)
local used = redis.call('ZCOUNT', KEYS[1], since, '+inf')
local admitted = used < limit
if admitted and counts then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', digits(now - window))
  -- A clock that was set back may meet a name again.
  local number = used
  while redis.call('ZADD', KEYS[1], 'NX', digits(now), digits(now) .. ':' .. number) == 0 do number = number + 1 end
  expire()
  used = used + 1
end

-- A place becomes free when the oldest event leaves; after the limit was lowered, when a later one does.
local first = math.max(used - limit, 0)
local leaving = redis.call('ZRANGEBYSCORE', KEYS[1], since, '+inf', 'WITHSCORES', 'LIMIT', first, 1)[2]
return { admitted and 1 or 0, math.max(limit - used, 0), leaving and leaving + window - now or 0 }
`

export const ADMIT_SCRIPT_SHA1 = createHash('sha1').update(ADMIT_SCRIPT).digest('hex')

export function admitArguments(limit: number, windowSeconds: number, counts: boolean): string[] {
  return [String(limit), String(Math.round(windowSeconds * 1e6)), counts ? '1' : '0']
}

/** Throws `Unavailable` when the reply is not an admission, or has a wait longer than the window. */
export function parseAdmission(reply: unknown, limit: number, windowSeconds: number): Admission {
  const [admitted, remaining, resetMicroseconds] = Array.isArray(reply) && reply.length === 3 ? reply : []
  const isCount = (number: unknown) => Number.isSafeInteger(number) && Number(number) >= 0
  const isTooMuch = admitted > 1 || remaining > limit || resetMicroseconds > Math.round(windowSeconds * 1e6)
  if (![admitted, remaining, resetMicroseconds].every(isCount) || isTooMuch) {
    throw new Unavailable('the store sent an invalid admission')
  }
  return { admitted: admitted === 1, remaining, resetSeconds: resetMicroseconds / 1e6 }
}
