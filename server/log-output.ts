import { setLogOutput } from '@/lib/log'
import { createLineWriter, type LineWriter } from './line-writer'

const FLUSH_MS = 1_000
const WARN = 40

/** Writes the log without blocking from here on. Call `end` before the process ends. */
export function bufferLog(): LineWriter {
  // A failed write by anybody else, such as Next, must not end the process either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // Opening `process.stdout` makes a pipe non-blocking, so a stuck reader cannot hold up the exit.
  const writer = createLineWriter(process.stdout.fd, { noticeOf: droppedNotice })
  setInterval(writer.flush, FLUSH_MS).unref()
  // A crashing process writes its last lines too.
  process.once('exit', writer.writeNow)
  setLogOutput(writer)
  return writer
}

function droppedNotice(dropped: number): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: WARN, time, dropped, msg: 'lines were dropped here: standard output could not be written' })}\n`
}
