// Loaded first into each of the site's threads. The main thread writes every second what the process holds. On a
// signal, each thread writes the size of its heap.
import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads'

const INTERVAL_MS = 1_000
const file = process.env.PROBE_FILE
const channel = new BroadcastChannel('probe')
channel.unref()

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

function write(sample) {
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), thread: threadId, ...sample })}\n`)
}

function writeLive() {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  write({ live: heapUsed + external })
}

function writeResources() {
  const resources = {}
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1
  write({ rss: process.memoryUsage.rss(), resources })
}

if (isMainThread) {
  setInterval(writeResources, INTERVAL_MS).unref()
  process.on('SIGUSR2', () => {
    channel.postMessage('collect')
    writeLive()
  })
} else {
  channel.onmessage = writeLive
}
