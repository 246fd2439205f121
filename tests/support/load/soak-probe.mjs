// Loaded first into the site's process. Every second it writes what the process holds and, on a signal, the size of its
// heap.
import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const INTERVAL_MS = 1_000
const file = process.env.PROBE_FILE

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

function write(sample) {
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...sample })}\n`)
}

function writeResources() {
  const resources = {}
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1
  write({ rss: process.memoryUsage.rss(), resources })
}

setInterval(writeResources, INTERVAL_MS).unref()
process.on('SIGUSR2', () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  write({ live: heapUsed + external })
})
