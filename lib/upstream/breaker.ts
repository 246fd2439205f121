import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
} from 'cockatiel'
import { UpstreamError } from '@/lib/errors'
import { measureCall, publishBreaker } from '@/lib/measured-calls'
import { PROVIDER_DEADLINE_MS } from './fetch-upstream'

const FAILURES_IN_A_ROW = 5
const MAX_IN_FLIGHT = 50
const MAX_WAITING = 200

/**
 * Guards one provider: 50 calls at once, and 200 more in a queue; the deadline includes the wait. After 5 failures in a
 * row it sends one probe a second and rejects all other calls at once, with `UpstreamError`.
 */
export function createBreaker(
  part: 'rating' | 'page-rank',
  { deadlineMs = PROVIDER_DEADLINE_MS, probeAfterMs = 1_000, probeDeadlineMs = 2_500 } = {},
) {
  const provider = `the ${part} provider`
  const slots = bulkhead(MAX_IN_FLIGHT, MAX_WAITING)
  const circuit = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    halfOpenAfter: probeAfterMs,
  })
  circuit.onStateChange((state) => publishBreaker({ part, isOpen: state !== CircuitState.Closed }))

  return async <Result>(call: (deadlineMs: number) => Promise<Result>): Promise<Result> => {
    const endsAt = performance.now() + deadlineMs
    const outcome = await slots
      .execute(() => attempt(call, Math.max(0, Math.ceil(endsAt - performance.now()))), AbortSignal.timeout(deadlineMs))
      .catch((error: unknown) => {
        throw rejection(provider, error) ?? error
      })
    if ('error' in outcome) throw outcome.error
    return outcome.result
  }

  async function attempt<Result>(call: (deadlineMs: number) => Promise<Result>, leftMs: number) {
    // The library would let all calls wait for the probe first, up to twice the deadline.
    if (circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    // A probe that hangs must not delay the recovery.
    const isProbe = circuit.state === CircuitState.Open
    return circuit.execute(() =>
      measureCall(part, 'call', () => call(isProbe ? Math.min(leftMs, probeDeadlineMs) : leftMs)).then(
        (result) => ({ result }),
        (error: unknown) => {
          if (isOutage(error)) throw error
          // Returned, not thrown: the library resets its count of failures only after a success.
          return { error }
        },
      ),
    )
  }
}

/** A refused key, a spent quota, a status below 500 or what is said about one name may be the fault of one request. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || ['refused', 'unusable'].includes(error.reason)) return false
  return error.reason !== 'status' || (error.detail.status ?? 500) >= 500
}

/** The error for a call that was not made. */
function rejection(provider: string, error: unknown): UpstreamError | undefined {
  const because = (why: string) => new UpstreamError('unreachable', `${provider} was not called: ${why}`)
  if (error instanceof BrokenCircuitError) return because(`it failed ${FAILURES_IN_A_ROW} times in a row`)
  if (error instanceof BulkheadRejectedError) return because(`${MAX_IN_FLIGHT} calls to it are in progress`)
  if (error instanceof TaskCancelledError) return because('none of the calls to it finished in time')
  return undefined
}
