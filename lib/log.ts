import pino from 'pino'
import { createLineWriter } from './line-writer'

interface Sink {
  write(line: string): void
  /** Absent, as the next one, where every line is written at once. */
  flush?: () => void
  /** Resolves when all lines are written, or cannot be. */
  end?: () => Promise<void>
}

const FLUSH_MS = 1_000
const WARN = 40

// Next loads this module once a route, and the lines of all must not cut into each other.
const registry = globalThis as { [key: symbol]: Sink | undefined }
const SINK = Symbol.for('site.log-sink')

/** One JSON line an event, on standard output. */
export const log = pino(
  {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      // These are few and tell of failures, so whoever watches sees them as they happen.
      logMethod(line, method) {
        method.apply(this, line)
        sink().flush?.()
      },
    },
  },
  { write: (line: string) => sink().write(line) },
)

/** Writes a line among those of `log`, within a second. */
export function writeLine(line: string): void {
  sink().write(line)
}

/** From here on lines are written while the process does something else; `flushLog` before it ends. */
export function bufferLog(): void {
  // What is printed past this log, as by Next, is no reason to end either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // Opening `process.stdout` makes a pipe non-blocking: a reader that is stuck holds no thread, and so not the exit.
  const writer = createLineWriter(process.stdout.fd, { noticeOf: droppedNotice })
  setInterval(writer.flush, FLUSH_MS).unref()
  // A process that ends by a fault ends with its last lines too.
  process.once('exit', writer.writeNow)
  registry[SINK] = writer
}

/** Resolves when all lines are written, after a second at the latest. */
export async function flushLog(): Promise<void> {
  await sink().end?.()
}

function droppedNotice(dropped: number): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: WARN, time, dropped, msg: 'lines were dropped here: standard output could not be written' })}\n`
}

function sink(): Sink {
  registry[SINK] ??= { write: (line) => process.stdout.write(line) }
  return registry[SINK]
}
