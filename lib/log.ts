import pino from 'pino'

export interface LogOutput {
  write(line: string): void
  /** Starts to write all buffered lines. */
  flush(): void
}

/** The number of a warning's level in pino. */
const WARN = 40

/** Writes one JSON line for each event. */
export function createLog(output: LogOutput): pino.Logger {
  return pino(
    {
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(line, method, level) {
          method.apply(this, line)
          // Failures are few, so they are written at once.
          if (level >= WARN) output.flush()
        },
      },
    },
    output,
  )
}

let output: LogOutput = { write: (line) => process.stdout.write(line), flush() {} }

/** Writes to standard output by default. */
export const log = createLog({ write: (line) => output.write(line), flush: () => output.flush() })

export function setLogOutput(to: LogOutput): void {
  output = to
}
