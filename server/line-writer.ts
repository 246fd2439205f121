import fs from 'node:fs'

export interface LineWriter {
  /** Takes a line, with its newline; `flush` hands it over. */
  write(line: string): void
  /** Starts to write all lines taken so far. */
  flush(): void
  /** Resolves when all lines are written, or after a second, which gives up the rest. */
  end(): Promise<void>
  /** Writes all lines before it returns, for at most a second, because the process is about to end. */
  writeNow(): void
}

export interface LineWriterOptions {
  /** The line that tells how many lines are missing where it stands. */
  noticeOf: (dropped: number) => string
  write?: (fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void) => void
  writeSync?: (fd: number, bytes: Buffer) => number
}

interface Chunk {
  bytes: Buffer
  /** Of a notice: the dropped lines that it tells of. */
  dropped?: number
}

const CHUNK_CHARACTERS = 16 * 1024
const MAX_WAITING_BYTES = 16 * 1024 * 1024
const RETRY_MS = 100
const END_MS = 1_000
const NEWLINE = 0x0a

/**
 * Writes lines to a file descriptor, whole and in order, without blocking. Up to 16 MiB wait for a slow reader. Lines
 * that cannot be written are dropped, and one line counts them when writing works again.
 */
export function createLineWriter(
  fd: number,
  { noticeOf, write = fs.write, writeSync = fs.writeSync }: LineWriterOptions,
): LineWriter {
  let gathered = ''
  // The first one is being written.
  const waiting: Chunk[] = []
  let waitingBytes = 0
  let dropped = 0
  let isWriting = false
  let isMidLine = false
  let retry: NodeJS.Timeout | undefined
  let whenIdle = () => {}

  function handOver(): void {
    send(Buffer.from(gathered))
    gathered = ''
  }

  function send(bytes: Buffer): void {
    // After a drop, all lines are dropped until nothing waits, so that one notice counts them.
    const isFull = dropped > 0 ? waiting.length > 0 : waitingBytes + bytes.length > MAX_WAITING_BYTES
    if (isFull) {
      dropped += linesIn(bytes)
      return
    }
    if (dropped > 0) {
      wait({ bytes: Buffer.from(noticeOf(dropped)), dropped })
      dropped = 0
    }
    if (bytes.length > 0) wait({ bytes })
  }

  function wait(chunk: Chunk): void {
    waiting.push(chunk)
    waitingBytes += chunk.bytes.length
  }

  function writeFirst(): void {
    const [first] = waiting
    if (!first || isWriting || retry) return
    isWriting = true
    write(fd, first.bytes, (error, written) => {
      isWriting = false
      if (!error) {
        advance(first, written)
        writeFirst()
      } else if (error.code === 'EAGAIN') {
        retry = setTimeout(() => {
          retry = undefined
          writeFirst()
        }, RETRY_MS)
      } else {
        dropWaiting()
      }
      if (!isWriting && !retry) whenIdle()
    })
  }

  function advance(chunk: Chunk, written: number): void {
    isMidLine = chunk.bytes[written - 1] !== NEWLINE
    waitingBytes -= written
    chunk.bytes = chunk.bytes.subarray(written)
    if (chunk.bytes.length === 0) waiting.shift()
  }

  function dropWaiting(): void {
    const chunks = waiting.splice(0)
    waitingBytes = 0
    const [first] = chunks
    if (isMidLine && first) {
      // The rest of a partly written line still waits, so that every line in the log is whole.
      const end = first.bytes.indexOf(NEWLINE) + 1
      wait({ bytes: first.bytes.subarray(0, end) })
      chunks[0] = { bytes: first.bytes.subarray(end) }
    }
    for (const chunk of chunks) dropped += chunk.dropped ?? linesIn(chunk.bytes)
  }

  function flush(): void {
    handOver()
    writeFirst()
  }

  return {
    write(line) {
      gathered += line
      if (gathered.length > CHUNK_CHARACTERS) flush()
    },
    flush,
    async end() {
      flush()
      if (isWriting || retry) {
        await new Promise<void>((resolve) => {
          whenIdle = resolve
          setTimeout(resolve, END_MS)
        })
      }
      waiting.length = 0
      dropped = 0
    },
    writeNow() {
      handOver()
      if (isWriting) {
        // The started write is another thread's. Without a pause, these could overtake it and fill the pipe before it.
        sleep(RETRY_MS)
        waiting.shift()
      }
      const until = performance.now() + END_MS
      for (let [first] = waiting; first; [first] = waiting) {
        try {
          advance(first, writeSync(fd, first.bytes))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || performance.now() > until) return
          sleep(RETRY_MS)
        }
      }
    },
  }
}

function linesIn(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1
  return lines
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
