-- Each request comes from another client: the site under load trusts loopback to name it.
local last = 0
function request()
  last = last + 1
  wrk.headers["X-Forwarded-For"] =
    string.format("10.%d.%d.%d", math.floor(last / 65536) % 256, math.floor(last / 256) % 256, last % 256)
  return wrk.format()
end
