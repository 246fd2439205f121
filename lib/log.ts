import pino from 'pino'

/** Where the lines go. */
export interface LogOutput {
  write(line: string): void
  /** Starts to write all lines taken so far. */
  flush(): void
}

let output: LogOutput = { write: (line) => process.stdout.write(line), flush() {} }

/** One JSON line an event, on standard output. */
export const log = pino(
  {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      // These are few and tell of failures, so whoever watches sees them as they happen.
      logMethod(line, method) {
        method.apply(this, line)
        output.flush()
      },
    },
  },
  { write: (line: string) => output.write(line) },
)

/** Has the lines from here on go elsewhere. */
export function setLogOutput(to: LogOutput): void {
  output = to
}
