import pino from 'pino'

export interface LogOutput {
  write(line: string): void
  /** Starts to write all buffered lines. */
  flush(): void
}

let output: LogOutput = { write: (line) => process.stdout.write(line), flush() {} }

/** Writes one JSON line for each event, to standard output by default. */
export const log = pino(
  {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      // These lines are few and report failures, so they are written at once.
      logMethod(line, method) {
        method.apply(this, line)
        output.flush()
      },
    },
  },
  { write: (line: string) => output.write(line) },
)

export function setLogOutput(to: LogOutput): void {
  output = to
}
