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
import { PROVIDER_DEADLINE_MS } from './fetch-upstream'

const FAILURES_IN_A_ROW = 5
const MAX_IN_FLIGHT = 50
const MAX_WAITING = 200

/** Makes a call, which is told how long it may take, unless the provider is to be left alone. */
export type Guarded = <Answer>(call: (deadlineMs: number) => Promise<Answer>) => Promise<Answer>

/**
 * Guards one provider: 50 calls at once, 200 more waiting within the deadline that all of a call has. After 5 failures
 * in a row there is one probe a second, and everybody else is told at once. Throws `UpstreamError` where it does not call.
 */
export function createBreaker(
  provider: string,
  { deadlineMs = PROVIDER_DEADLINE_MS, probeAfterMs = 1_000, probeDeadlineMs = 2_500 } = {},
): Guarded {
  const slots = bulkhead(MAX_IN_FLIGHT, MAX_WAITING)
  const circuit = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    halfOpenAfter: probeAfterMs,
  })

  return async (call) => {
    const endsAt = performance.now() + deadlineMs
    const outcome = await slots
      .execute(() => attempt(call, Math.max(0, Math.ceil(endsAt - performance.now()))), AbortSignal.timeout(deadlineMs))
      .catch((error: unknown) => {
        throw notAsked(provider, error) ?? error
      })
    if ('error' in outcome) throw outcome.error
    return outcome.answer
  }

  async function attempt<Answer>(call: (deadlineMs: number) => Promise<Answer>, leftMs: number) {
    // The library would let everybody wait for the probe and then call, which adds up to twice the deadline.
    if (circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    // A probe that hangs must not keep the provider away for long after it is well again.
    const isProbe = circuit.state === CircuitState.Open
    return circuit.execute(() =>
      call(isProbe ? Math.min(leftMs, probeDeadlineMs) : leftMs).then(
        (answer) => ({ answer }),
        (error: unknown) => {
          if (isOutage(error)) throw error
          // Returned and not thrown: the library resets its count for what succeeds alone.
          return { error }
        },
      ),
    )
  }
}

/** A refused key, a spent quota and a status below 500 are answers, and may be the fault of one request alone. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.reason === 'refused') return false
  return error.reason !== 'status' || (error.detail.status ?? 500) >= 500
}

function notAsked(provider: string, error: unknown): UpstreamError | undefined {
  const because = (why: string) => new UpstreamError('unreachable', `${provider} is not asked: ${why}`)
  if (error instanceof BrokenCircuitError) return because(`it failed ${FAILURES_IN_A_ROW} times in a row`)
  if (error instanceof BulkheadRejectedError) return because(`${MAX_IN_FLIGHT} calls to it are under way`)
  if (error instanceof TaskCancelledError) return because('no call to it ended in time')
  return undefined
}
