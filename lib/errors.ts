// Next bundles its routes apart, so a process can hold two copies of a class: what one of them throws
// the other has to understand. Names are the same in both.
const isNamed = (value: unknown, name: string) => value instanceof Error && value.name === name

/** The request cannot be understood; the message is shown to the client as it is. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'InvalidInput')
  }
}

/** The client has spent a quota. */
export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceeded'
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'QuotaExceeded')
  }
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
  override readonly name = 'UpstreamError'
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'UpstreamError')
  }
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
  override readonly name = 'Unavailable'
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'Unavailable')
  }
}
