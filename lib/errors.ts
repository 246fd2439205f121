/** Compares names: Next bundles each route apart, so one process can hold several copies of a class. */
function namedError<Name extends string>(name: Name) {
  return class extends Error {
    override readonly name = name
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Error && value.name === name
    }
  }
}

/** The request is invalid; the client sees the message as it is. */
export class InvalidInput extends namedError('InvalidInput') {}

/** The client has to wait: its limit, this site's pace or the provider's limit is reached. */
export class TooManyRequests extends namedError('TooManyRequests') {
  constructor(
    message: string,
    /** Whole seconds until a request can succeed again. */
    readonly retryAfterSeconds: number,
  ) {
    super(message)
  }
}

export type UpstreamFault = 'timeout' | 'unreachable' | 'status' | 'shape' | 'unusable' | 'refused'

/**
 * A provider gave no usable response. `unusable`: it answered as it should, but without what was asked for. `refused`: a
 * rejected key or a spent quota. The message is only logged.
 */
export class UpstreamError extends namedError('UpstreamError') {
  constructor(
    readonly reason: UpstreamFault,
    message: string,
    readonly detail: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: detail.cause })
  }
}

/** The owner has not set up what the response needs. The client sees the message as it is. */
export class NotSetUp extends namedError('NotSetUp') {}

/** A store or a database that the response needs is down. The message is only logged. */
export class Unavailable extends namedError('Unavailable') {}

/** For `catch`, where the request can go on without the store. Rethrows everything but `Unavailable`. */
export function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error
}
