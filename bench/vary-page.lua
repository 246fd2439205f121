-- Each request asks for another page of as many as the path's last number says: /guides/40 for the first 40.
local last = 0
local pages
local folder
function init()
  folder, pages = string.match(wrk.path, "(.*/)(%d+)$")
end
function request()
  last = (last + 1) % tonumber(pages)
  return wrk.format(nil, folder .. last)
end
