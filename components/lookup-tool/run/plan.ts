import type { Queue, QueueState, Usage } from '@/components/queue/queue'

/** A shorter time is not worth a question or a clock. */
export const SHORT_MS = 60_000

/** How often one IP address may call an endpoint, and how soon the site answers calls one after the other. */
export interface AskLimit {
  limit: number
  windowSeconds: number
  /** Between two calls of the site to its provider; calls at the same time share one. None where it does not wait. */
  gapSeconds?: number
}

export interface Plan {
  /** Calls that need not wait for the limit. */
  soon: number
  /** When the last of them ends. */
  soonEndsMs: number
  /** When the last of all ends. */
  endsMs: number
}

/**
 * When so many calls can be made, by a limit in a sliding window and by what this page knows to be used of it. After a
 * refusal none is made before `notBeforeMs`.
 */
export function planCalls(
  calls: number,
  { limit, windowSeconds, gapSeconds = 0 }: AskLimit,
  {
    usage,
    concurrency = 1,
    nowMs,
    notBeforeMs = nowMs,
  }: { usage: Usage; concurrency?: number; nowMs: number; notBeforeMs?: number },
): Plan {
  const windowMs = windowSeconds * 1_000
  const madeMs = usedUp(usage, limit, nowMs, windowMs)
  const plan = { soon: 0, soonEndsMs: nowMs, endsMs: nowMs }
  for (let call = 0; call < calls; call += 1) {
    const earliestMs = Math.max(plan.endsMs, notBeforeMs)
    const freeMs = (madeMs.at(-limit) ?? Number.NEGATIVE_INFINITY) + windowMs
    const atMs = Math.max(earliestMs, freeMs)
    madeMs.push(atMs)
    plan.endsMs = atMs + (gapSeconds * 1_000) / concurrency
    if (plan.soon === call && atMs === Math.max(plan.soonEndsMs, nowMs)) {
      plan.soon += 1
      plan.soonEndsMs = plan.endsMs
    }
  }
  return plan
}

/** How an endpoint is called. */
export interface Calls {
  limit: AskLimit
  batchSize?: number
  concurrency?: number
}

/** A list before its lookup starts. */
export interface Proposal {
  total: number
  /** Sites that this browser knows the values of. */
  known: number
  usage: Usage
  nowMs: number
}

export interface Planned extends Proposal {
  plan: Plan
}

export function planList(list: Proposal, { batchSize = 1, concurrency, limit }: Calls): Planned {
  const { total, known, usage, nowMs } = list
  return { ...list, plan: planCalls(Math.ceil((total - known) / batchSize), limit, { usage, concurrency, nowMs }) }
}

export function isLong({ plan, nowMs }: Planned): boolean {
  return plan.endsMs - nowMs >= SHORT_MS
}

/** The calls of one endpoint that are under way. */
export interface Run extends Calls {
  queue: Pick<Queue<unknown>, 'pause'>
  state: QueueState<unknown>
}

/** When a run will be done if it goes on from now. */
export function planRest({ state, limit, batchSize = 1, concurrency }: Run, nowMs: number): number {
  const { entries, usage, halt } = state
  const notBeforeMs = halt?.kind === 'limited' ? halt.untilMs : nowMs
  const left = entries.filter(({ state }) => state === 'queued' || state === 'pending').length
  return planCalls(Math.ceil(left / batchSize), limit, { usage, concurrency, nowMs, notBeforeMs }).endsMs
}

/** When the calls of the last window were made. Those that the server counts and this page does not came first. */
function usedUp({ madeAtMs, quota }: Usage, limit: number, nowMs: number, windowMs: number): number[] {
  const own = madeAtMs.filter((atMs) => atMs > nowMs - windowMs)
  if (!quota || quota.resetAtMs <= nowMs) return own
  const others = Math.max(0, limit - quota.remaining - own.length)
  return [...Array<number>(others).fill(quota.resetAtMs - windowMs), ...own]
}
