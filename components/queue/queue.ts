import type { Outcome, Quota } from './outcome'

export interface Answered<Value> {
  value: Value
  /** When the provider was asked. */
  atMs: number
}

export type Entry<Value> =
  | { key: string; state: 'queued' | 'pending' | 'left out' }
  | ({ key: string; state: 'answered' } & Answered<Value>)
  | { key: string; state: 'failed'; message: string; canRetry: boolean }

/** The value of a lookup that succeeded. */
export function answerIn<Value>(entry: Entry<Value> | undefined): Value | undefined {
  return entry?.state === 'answered' ? entry.value : undefined
}

/** Why the queue makes no calls although keys are left. */
type Halt =
  | { kind: 'paused' }
  | { kind: 'offline' }
  /** Another tab makes the calls, and this one learns the answers. */
  | { kind: 'elsewhere' }
  /** The queue resumes by itself at `untilMs`. */
  | { kind: 'limited'; message: string; untilMs: number }
  /** Calls fail; a person decides whether to resume. */
  | { kind: 'failing'; message: string }

/** The share of a limit that the queues of one page have used. */
export interface Usage {
  /** When each call was made that counts, oldest first. */
  madeAtMs: number[]
  /** From the latest answer. */
  quota?: { remaining: number; resetAtMs: number }
}

export interface QueueState<Value> {
  /** In the order of the keys. An unchanged entry is the same object. */
  entries: readonly Entry<Value>[]
  halt?: Halt
  usage: Readonly<Usage>
  /** No key is queued or pending. */
  isDone: boolean
}

export interface Timer {
  now(): number
  /** Calls back once; returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void
}

export interface QueueOptions<Value> {
  keys: readonly string[]
  /** Keys that are not looked up, unless `lookUp` asks for them. */
  leftOut?: ReadonlySet<string>
  ask: (keys: readonly string[], signal: AbortSignal) => Promise<Outcome<Value>>
  /** Keys per call. */
  batchSize?: number
  /** Calls at the same time. */
  concurrency?: number
  /** Of earlier queues for the same endpoint. */
  usage?: Usage
  /** Answers of an earlier run, which are not asked for again. */
  known?: ReadonlyMap<string, Answered<Value>>
  /** Gets the answers of each call as soon as they are there. */
  onAnswers?: (answers: ReadonlyMap<string, Answered<Value>>) => void
  timer: Timer
}

export type Queue<Value> = ReturnType<typeof createQueue<Value>>

/** Answers within this time are published together, to save renders. */
const PUBLISH_MS = 100
/** After this many failed calls in a row, the queue halts. */
const MAX_FAILURES_IN_A_ROW = 3

/** Looks up many keys, a few at a time; obeys quotas and waits. */
export function createQueue<Value>({
  keys,
  leftOut,
  ask,
  batchSize = 1,
  concurrency = 1,
  usage = { madeAtMs: [] },
  known,
  onAnswers,
  timer,
}: QueueOptions<Value>) {
  const entries = new Map<string, Entry<Value>>(
    keys.map((key) => {
      const answer = known?.get(key)
      return [
        key,
        answer ? { key, state: 'answered', ...answer } : { key, state: leftOut?.has(key) ? 'left out' : 'queued' },
      ]
    }),
  )
  const listeners = new Set<() => void>()
  const controller = new AbortController()
  let halt: Halt | undefined
  let calls = 0
  let failures = 0
  let cancelWake = () => {}
  let cancelPublish: (() => void) | undefined
  let published = snapshot()

  function snapshot(): QueueState<Value> {
    const listed = [...entries.values()]
    const isDone = listed.every(({ state }) => state !== 'queued' && state !== 'pending')
    return { entries: listed, usage: { ...usage }, halt: isDone ? undefined : halt, isDone }
  }

  function publish() {
    cancelPublish?.()
    cancelPublish = undefined
    published = snapshot()
    for (const listener of listeners) listener()
  }

  function publishSoon() {
    cancelPublish ??= timer.after(PUBLISH_MS, publish)
  }

  function work() {
    while (!halt && !controller.signal.aborted && calls < concurrency) {
      const batch = nextBatch()
      if (batch.length === 0) return
      void call(batch)
    }
  }

  function nextBatch(): string[] {
    const batch: string[] = []
    for (const { key, state } of entries.values()) {
      if (state === 'queued') batch.push(key)
      if (batch.length === batchSize) break
    }
    return batch
  }

  async function call(batch: readonly string[]) {
    calls++
    for (const key of batch) entries.set(key, { key, state: 'pending' })
    const madeMs = timer.now()
    const outcome = await ask(batch, controller.signal).catch((): Outcome<Value> => UNEXPECTED)
    calls--
    if (controller.signal.aborted) return
    if (counts(outcome)) usage.madeAtMs.push(madeMs)
    applyOutcome(batch, outcome)
    work()
    if (halt || entries.size === 1 || snapshot().isDone) publish()
    else publishSoon()
  }

  function applyOutcome(batch: readonly string[], outcome: Outcome<Value>) {
    failures = outcome.kind === 'failed' ? failures + 1 : 0
    switch (outcome.kind) {
      case 'answered':
        applyAnswers(batch, outcome)
        if (outcome.quota) applyQuota(outcome.quota)
        return
      case 'refused':
      case 'failed':
        for (const key of batch) entries.set(key, failed(key, outcome.message, outcome.kind === 'failed'))
        if (failures >= MAX_FAILURES_IN_A_ROW) haltFor({ kind: 'failing', message: outcome.message })
        return
      case 'unavailable':
        requeue(batch)
        return haltFor({ kind: 'failing', message: outcome.message })
      case 'limited':
        requeue(batch)
        return wait(outcome.message, outcome.retryAfterSeconds)
      case 'offline':
        requeue(batch)
        return haltFor({ kind: 'offline' })
    }
  }

  function applyAnswers(
    batch: readonly string[],
    { values, atMs = timer.now() }: Extract<Outcome<Value>, { kind: 'answered' }>,
  ) {
    const answers = new Map<string, Answered<Value>>()
    for (const key of batch) {
      const value = values.get(key)
      if (value !== undefined) answers.set(key, { value, atMs })
      entries.set(key, value === undefined ? failed(key, NOT_IN_ANSWER, true) : { key, state: 'answered', value, atMs })
    }
    onAnswers?.(answers)
  }

  function applyQuota({ remaining, resetSeconds }: Quota) {
    usage.quota = { remaining, resetAtMs: timer.now() + resetSeconds * 1_000 }
    if (remaining === 0) wait(QUOTA_SPENT, resetSeconds)
  }

  function requeue(batch: readonly string[]) {
    for (const key of batch) entries.set(key, { key, state: 'queued' })
  }

  function wait(message: string, seconds: number) {
    const untilMs = timer.now() + seconds * 1_000
    // Concurrent calls are limited together; the longest wait counts.
    if (halt?.kind === 'limited' && halt.untilMs >= untilMs) return
    haltFor({ kind: 'limited', message, untilMs })
    if (halt?.kind === 'limited') cancelWake = timer.after(seconds * 1_000, resume)
  }

  function haltFor(reason: Halt) {
    // A pause ends only when the person ends it, and another tab's calls when that tab does.
    if (halt?.kind === 'paused' || halt?.kind === 'elsewhere') return
    cancelWake()
    halt = reason
  }

  function resume() {
    cancelWake()
    halt = undefined
    failures = 0
    work()
    publish()
  }

  return {
    state: () => published,
    /** Calls back when `state` has changed; for answers at most ten times a second. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pause() {
      cancelWake()
      halt = { kind: 'paused' }
      publish()
    },
    /** Starts, or resumes at once, whatever the halt. */
    resume,
    /** Queues the failed keys that can be retried, and resumes. */
    retry() {
      for (const entry of entries.values()) if (entry.state === 'failed' && entry.canRetry) requeue([entry.key])
      resume()
    },
    /** Takes keys out of the queue that wait in it. */
    leaveOut(some: Iterable<string>) {
      for (const key of some) if (entries.get(key)?.state === 'queued') entries.set(key, { key, state: 'left out' })
      publish()
    },
    /** Queues keys that were left out. They wait for a person, a limit or another tab as the others do. */
    lookUp(some: Iterable<string>) {
      for (const key of some) if (entries.get(key)?.state === 'left out') requeue([key])
      if (halt?.kind === 'paused' || halt?.kind === 'elsewhere' || halt?.kind === 'limited') publish()
      else resume()
    },
    /** Halts until `resume`; no call is lost. */
    goOffline() {
      haltFor({ kind: 'offline' })
      publish()
    },
    /** Halts until `resume`, while another tab makes the calls. */
    follow() {
      halt = { kind: 'elsewhere' }
      publish()
    },
    /** Takes answers that somebody else got. */
    learn(answers: ReadonlyMap<string, Answered<Value>>) {
      for (const [key, answer] of answers) {
        if (entries.get(key)?.state !== 'pending') entries.set(key, { key, state: 'answered', ...answer })
      }
      publishSoon()
    },
    /** Ends the queue for good and aborts its calls. */
    stop() {
      controller.abort()
      listeners.clear()
      cancelWake()
      cancelPublish?.()
    },
    /** Aborted by `stop`. */
    stopped: controller.signal,
  }
}

const UNEXPECTED = { kind: 'failed', message: 'The response could not be read. Try again.' } as const
const NOT_IN_ANSWER = 'The provider’s response does not include this domain. Try again.'
export const QUOTA_SPENT = 'Your IP address has no requests left for now.'

/** Whether a call counts towards a limit: not if it was refused, or answered from a cache that is free. */
function counts(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'failed' || (outcome.kind === 'answered' && !outcome.isFree)
}

function failed(key: string, message: string, canRetry: boolean): Entry<never> {
  return { key, state: 'failed', message, canRetry }
}
