import pino from 'pino'

interface Sink {
  write(line: string): void
  /** Absent, as the next one, where every line is written at once. */
  flush?: () => void
  /** Resolves when all lines are written. */
  empty?: () => Promise<void>
}

const FLUSH_MS = 1_000
const CHUNK_BYTES = 16 * 1024
const MAX_UTF8_BYTES = 3
/** What waits for a reader that is slow or stuck; later lines are dropped until it has read some. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024

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
  const destination = pino.destination({
    sync: false,
    minLength: 1,
    maxLength: MAX_WAITING_BYTES,
    contentMode: 'buffer',
  })
  // Its types know of texts alone. Lines go into bytes here, because joining texts cost more than all else about them.
  const send = (bytes: Buffer) => destination.write(bytes as unknown as string)
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  let length = 0
  const handOver = () => {
    if (length === 0) return
    send(chunk.subarray(0, length))
    chunk = Buffer.allocUnsafe(CHUNK_BYTES)
    length = 0
  }
  setInterval(handOver, FLUSH_MS).unref()
  // A process that ends by a fault ends with its last lines too: the destination writes what it has after this.
  process.prependListener('exit', handOver)
  registry[SINK] = {
    write(line) {
      const most = line.length * MAX_UTF8_BYTES
      if (length + most > CHUNK_BYTES) handOver()
      if (most > CHUNK_BYTES) send(Buffer.from(line))
      else length += chunk.write(line, length)
    },
    flush: handOver,
    empty() {
      handOver()
      return new Promise((resolve) => destination.flush(() => resolve()))
    },
  }
}

/** Resolves when all lines are written. */
export async function flushLog(): Promise<void> {
  await sink().empty?.()
}

function sink(): Sink {
  registry[SINK] ??= pino.destination({ sync: true })
  return registry[SINK]
}
