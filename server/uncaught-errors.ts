import { log } from '@/lib/log'

/** The build puts the drivers of databases, and nothing else, into this file (build/bundle.ts). */
const FRAME_OF_DRIVER = /^ +at .*[/\\]drivers\.js:\d/m

/**
 * The last net below `lib/database/connection.ts`: an error from a driver's stack is logged and ends nothing. Any other
 * error that nobody catches is a bug: it is logged, and ends the process.
 */
export function catchUncaughtErrors(): void {
  process.on('uncaughtException', (error: unknown) => {
    const stack = error instanceof Error ? String(error.stack) : ''
    if (FRAME_OF_DRIVER.test(stack)) {
      // The message may contain a host, a user name, or anything that the database says.
      log.error({ at: stack.match(/^ +at .*$/gm) }, 'the driver of the database threw an error that nobody catches')
      return
    }
    log.fatal(error, 'an error that nobody catches ends the process')
    process.exit(1)
  })
}
