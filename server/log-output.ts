import { setLogOutput } from '@/lib/log'
import { createLineWriter, type LineWriter } from './line-writer'

const FLUSH_MS = 1_000
const WARN = 40

/** Has the log written while the process does something else; `end` it before the process ends. */
export function bufferLog(): LineWriter {
  // What is printed past this log, as by Next, is no reason to end either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // Opening `process.stdout` makes a pipe non-blocking: a reader that is stuck holds no thread, and so not the exit.
  const writer = createLineWriter(process.stdout.fd, { noticeOf: droppedNotice })
  setInterval(writer.flush, FLUSH_MS).unref()
  // A process that ends by a fault ends with its last lines too.
  process.once('exit', writer.writeNow)
  setLogOutput(writer)
  return writer
}

function droppedNotice(dropped: number): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: WARN, time, dropped, msg: 'lines were dropped here: standard output could not be written' })}\n`
}
