// `server.ts` and Next's bundle carry a copy each of these classes and meet what the other has thrown, so an error is
// known by its name.
const isNamed = (name: string) => (value: unknown) => value instanceof Error && value.name === name

/** The request cannot be understood; the message is shown to the client as it is. */
export class InvalidInput extends Error {
  static override readonly [Symbol.hasInstance] = isNamed('InvalidInput')
  override readonly name = 'InvalidInput'
}

/** The client has spent a quota. */
export class QuotaExceeded extends Error {
  static override readonly [Symbol.hasInstance] = isNamed('QuotaExceeded')
  override readonly name = 'QuotaExceeded'
  constructor(
    message: string,
    /** Whole seconds until a request can succeed again. */
    readonly retryAfterSeconds: number,
  ) {
    super(message)
  }
}

export type UpstreamFault = 'timeout' | 'unreachable' | 'status' | 'shape' | 'refused'

/**
 * A provider did not give a usable answer. `refused` means that it rejects our key or that its own quota is spent.
 * The message is for the log only.
 */
export class UpstreamError extends Error {
  static override readonly [Symbol.hasInstance] = isNamed('UpstreamError')
  override readonly name = 'UpstreamError'
  constructor(
    readonly reason: UpstreamFault,
    message: string,
    readonly detail: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: detail.cause })
  }
}

/** A store, a database or a setting that the answer depends on is not there. The message is for the log only. */
export class Unavailable extends Error {
  static override readonly [Symbol.hasInstance] = isNamed('Unavailable')
  override readonly name = 'Unavailable'
}
