-- Each request sends another Accept: one to five ranges in a random order, with random weights.
local ranges = { "text/html", "text/markdown", "text/*", "*/*", "application/json", "text/plain", "image/avif" }
function request()
  local entries = {}
  for i = 1, math.random(5) do
    entries[i] = string.format("%s;q=0.%03d", ranges[math.random(#ranges)], math.random(0, 999))
  end
  wrk.headers["Accept"] = "text/html;q=1, " .. table.concat(entries, ", ")
  return wrk.format()
end
