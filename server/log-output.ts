import pino from 'pino'
import { type LogOutput, log, setLogOutput } from '@/lib/log'

const FLUSH_MS = 1_000
/** Lines are written in chunks of at least this length. */
const CHUNK_BYTES = 4 * 1024
/** Lines that a full disk or a stuck reader keeps waiting. More are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024
/** The end of the process waits this long for a slow reader. */
const END_MS = 1_000

/** Gathers the log's lines from here on, and writes them without waiting for their reader. */
export function bufferLog(): LogOutput {
  // A failed write by anybody else, such as a package, must not end the process either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let retriesUntil = 0
  let dropped = 0
  // Opening `process.stdout` made a pipe non-blocking. A write that fails is repeated with the next one.
  const output = pino.destination({
    dest: process.stdout.fd,
    sync: true,
    minLength: CHUNK_BYTES,
    maxLength: MAX_WAITING_BYTES,
    periodicFlush: FLUSH_MS,
    retryEAGAIN: () => performance.now() < retriesUntil,
  })
  output.on('error', () => {})
  output.on('drop', () => {
    dropped += 1
  })
  output.on('drain', () => {
    if (dropped === 0) return
    const lines = dropped
    dropped = 0
    log.warn({ dropped: lines }, 'log lines were dropped here, because standard output could not be written to')
    // There was no room for this line either.
    if (dropped > 0) dropped = lines
  })
  process.once('exit', () => {
    retriesUntil = performance.now() + END_MS
    // `flush` writes whole chunks only, so it is called twice. `flushSync` would never end on a full disk.
    output.flush()
    output.flush()
  })
  setLogOutput(output)
  return output
}
