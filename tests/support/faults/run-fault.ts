import { setTimeout as sleep } from 'node:timers/promises'
import { type Asked, askEndpoint, leaks } from './asking'
import { ENDPOINTS, type Fault } from './fault'
import type { Lane } from './lane'

/** Every endpoint must answer well so soon after a fault's end. */
export const RECOVERY_MS = 5_000
const POLL_MS = 50
const WARM_UP_ROUNDS = 2
/** Longer than the public counters stay fresh. */
const BEYOND_FRESH_MS = 11 * 60 * 1_000

export interface Row {
  fault: string
  asked: Asked[]
  /** From the fault's end until the last endpoint answered well. */
  recoveryMs: number
  problems: string[]
}

/** Asks for everything several times, because the first answers of a process are slow. */
export async function warmUp({ site, control }: Lane): Promise<void> {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await control.pass(BEYOND_FRESH_MS)
    await Promise.all(ENDPOINTS.map((endpoint) => untilRight(site.url, endpoint)))
  }
}

/** Makes one fault happen, asks every endpoint, ends the fault, and asks until all is well. */
export async function runFault(
  { site, control, providers, decoy, forget, mayRedirect }: Lane,
  fault: Fault,
): Promise<Row> {
  const [before, written] = [providers.calls.length, site.output().length]
  await forget()
  await fault.begin()
  await control.pass(BEYOND_FRESH_MS)
  const asked = await Promise.all(ENDPOINTS.map((endpoint) => askEndpoint(site.url, endpoint, fault)))
  const calls = providers.calls.slice(before)
  await fault.end()
  const ended = performance.now()
  const recovered = await Promise.all(ENDPOINTS.map((endpoint) => untilRight(site.url, endpoint)))
  const recoveryMs = Math.round(performance.now() - ended)

  // Vercel's client follows redirects, but sends its token to no other host.
  const redirected = decoy.requests.splice(0).filter((told) => !mayRedirect || leaks(told).length > 0)
  const uncounted = fault.countersDown ? calls.filter(({ path }) => !path.includes('rating')) : []
  return {
    fault: fault.name,
    asked,
    recoveryMs,
    problems: [
      ...asked.flatMap(({ problems }) => problems),
      ...recovered.flat().map((problem) => `after the fault's end, ${problem}`),
      ...logProblems(site.output().slice(written)),
      ...(uncounted.length === 0 ? [] : ['the page-rank provider was asked without counting']),
      ...redirected.map((told) => `a redirect was followed: ${told}`),
    ],
  }
}

/** The problems that stayed; empty if the endpoint answers well in time. */
async function untilRight(siteUrl: string, endpoint: (typeof ENDPOINTS)[number]): Promise<string[]> {
  const deadline = performance.now() + RECOVERY_MS
  for (;;) {
    const { problems } = await askEndpoint(siteUrl, endpoint)
    if (performance.now() > deadline) return problems.length > 0 ? problems : [`${endpoint} took too long to come back`]
    if (problems.length === 0) return []
    await sleep(POLL_MS)
  }
}

function logProblems(output: string): string[] {
  const words = leaks(output).filter((leak) => !/fault\.test|^E[A-Z]+$/.test(leak))
  const bugs = output.split('\n').filter((line) => /"level":[56]0|unhandled|^\s+at |^\w*Error/i.test(line))
  return [...words.map((word) => `the log tells ${word}`), ...bugs.map((line) => `the log has ${line}`)]
}
