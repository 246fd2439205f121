-- Each request asks for another path, below the one given.
local last = 0
local path
function init()
  path = wrk.path
end
function request()
  last = last + 1
  return wrk.format(nil, path .. "-" .. last)
end
