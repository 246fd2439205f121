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
import { UpstreamError } from './errors'
import { UPSTREAM_DEADLINE_MS } from './fetch-upstream'

const FAILURES_IN_A_ROW = 5
const MAX_IN_FLIGHT = 50
const MAX_WAITING = 200

/** Makes a call, which has to end when the signal says so, unless the provider is to be left alone. */
export type Guarded = <Answer>(call: (deadline: AbortSignal) => Promise<Answer>) => Promise<Answer>

/**
 * Guards one provider: 50 calls at once, 200 more waiting within the deadline that all of a call has. After 5 failures
 * in a row there is one probe a second, and everybody else is told at once. Throws `UpstreamError` where it does not call.
 */
export function createBreaker(
  provider: string,
  { deadlineMs = UPSTREAM_DEADLINE_MS, probeAfterMs = 1_000, probeDeadlineMs = 2_500 } = {},
): Guarded {
  const slots = bulkhead(MAX_IN_FLIGHT, MAX_WAITING)
  const circuit = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    halfOpenAfter: probeAfterMs,
  })

  return async (call) => {
    const endsAt = performance.now() + deadlineMs
    const deadline = AbortSignal.timeout(deadlineMs)
    const outcome = await slots
      .execute(() => attempt(call, deadline, endsAt), deadline)
      .catch((error: unknown) => {
        throw notAsked(provider, error) ?? error
      })
    if ('error' in outcome) throw outcome.error
    return outcome.answer
  }

  async function attempt<Answer>(
    call: (deadline: AbortSignal) => Promise<Answer>,
    deadline: AbortSignal,
    endsAt: number,
  ) {
    // The library would let everybody wait for the probe and then call, which adds up to twice the deadline.
    if (circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    // A probe that hangs must not keep the provider away for long after it is well again.
    const isProbe = circuit.state === CircuitState.Open
    const leftMs = Math.max(0, Math.ceil(endsAt - performance.now()))
    // Not `AbortSignal.any`: what it watches may be collected as garbage, and then it never aborts.
    const signal = isProbe ? AbortSignal.timeout(Math.min(leftMs, probeDeadlineMs)) : deadline
    return circuit.execute(() =>
      call(signal).then(
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

/** A refused key, a spent quota and a status below 500 are answers: they concern one request or account, and cost nothing. */
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
