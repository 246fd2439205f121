import { channel } from 'node:diagnostics_channel'

/** A call to something outside of this process that has ended. */
export interface MeasuredCall {
  part: 'rating' | 'page-rank' | 'store' | 'database'
  operation: string
  /** `ok`, the reason of an `UpstreamError`, or the name of another error. */
  outcome: string
  durationMs: number
}

/** A provider's breaker has opened, or closed again. */
export interface BreakerChange {
  part: MeasuredCall['part']
  isOpen: boolean
}

// Node keeps channels by their names, so they are one even where a platform bundles each route apart.
const calls = channel('site.call')
const breakers = channel('site.breaker')

/** Awaits `call`, and tells those who listen how it ended. */
export async function measureCall<Result>(
  part: MeasuredCall['part'],
  operation: string,
  call: () => Promise<Result>,
): Promise<Result> {
  if (!calls.hasSubscribers) return call()
  const startedAt = performance.now()
  const end = (outcome: string) => {
    const durationMs = performance.now() - startedAt
    calls.publish({ part, operation, outcome, durationMs } satisfies MeasuredCall)
  }
  return call().then(
    (result) => {
      end('ok')
      return result
    },
    (error: unknown) => {
      end(outcomeOf(error))
      throw error
    },
  )
}

/** The same object, whose asynchronous calls are measured. */
export function measured<Calls extends object>(part: MeasuredCall['part'], target: Calls): Calls {
  return new Proxy(target, {
    get(calls, name) {
      const call = Reflect.get(calls, name)
      if (typeof call !== 'function' || name === 'close') return call
      return (...given: unknown[]) => measureCall(part, String(name), () => call.apply(calls, given))
    },
  })
}

export function onCall(listen: (call: MeasuredCall) => void): void {
  calls.subscribe((message) => listen(message as MeasuredCall))
}

export function publishBreaker(change: BreakerChange): void {
  breakers.publish(change)
}

export function onBreaker(listen: (change: BreakerChange) => void): void {
  breakers.subscribe((message) => listen(message as BreakerChange))
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  return 'reason' in error ? String(error.reason) : error.name
}
