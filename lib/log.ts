import pino from 'pino'

/** One JSON line an event, on standard output. */
export const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
