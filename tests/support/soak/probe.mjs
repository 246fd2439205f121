// Loaded into the site's process before anything else: writes down each second, and when asked to, what that holds.
import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const INTERVAL_MS = 1_000
const file = process.env.PROBE_FILE

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

function write(more) {
  const resources = {}
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), rss: process.memoryUsage.rss(), resources, ...more })}\n`)
}

setInterval(write, INTERVAL_MS).unref()
process.on('SIGUSR2', () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  write({ live: heapUsed + external })
})
