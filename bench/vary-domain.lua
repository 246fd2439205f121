-- Each request asks for the rating of another domain, below the one given, and comes from one of many clients.
local last = 0
local path
function init()
  path = wrk.path
end
function request()
  last = last + 1
  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", last % 200, math.random(255), math.floor(last / 20000))
  return wrk.format(nil, path .. "-" .. last .. ".com")
end
