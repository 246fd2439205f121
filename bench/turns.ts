import { setTimeout as wait } from 'node:timers/promises'
import { type Measure, type Subject, startLoad } from './load'

const TURN_MS = 50
/** Both generators end by themselves, at the same time. */
const LAST_MS = 150

/**
 * Loads two subjects in turns of 50 ms, for the same number of seconds each. The machine's changes of speed then fall on
 * both alike. The latencies include the other subject's turns.
 */
export async function loadInTurns(
  [first, second]: readonly [Subject, Subject],
  secondsEach: number,
): Promise<[Measure, Measure]> {
  const seconds = 2 * secondsEach
  const generators = [startLoad({ ...first, seconds }), startLoad({ ...second, seconds })] as const
  const end = performance.now() + 1_000 * seconds - LAST_MS
  for (let turn = 0; performance.now() < end; turn += 1) {
    generators[turn % 2 === 0 ? 1 : 0].process.kill('SIGSTOP')
    generators[turn % 2 === 0 ? 0 : 1].process.kill('SIGCONT')
    await wait(TURN_MS)
  }
  for (const { process } of generators) process.kill('SIGCONT')
  const [one, other] = await Promise.all([generators[0].measured, generators[1].measured])
  const perSecond = (measure: Measure) => ({ ...measure, requestsPerSecond: measure.requests / secondsEach })
  return [perSecond(one), perSecond(other)]
}
