import type { Outcome, Quota } from './outcome'

export type Entry<Value> =
  | { key: string; state: 'queued' | 'asking' }
  | { key: string; state: 'answered'; value: Value }
  | { key: string; state: 'failed'; message: string; canRetry: boolean }

/** Why nothing is being asked although something is left. */
export type Halt =
  | { kind: 'paused' }
  | { kind: 'offline' }
  /** It goes on by itself at `untilMs`. */
  | { kind: 'limited'; message: string; untilMs: number }
  /** The other side fails; somebody has to decide whether to go on. */
  | { kind: 'failing'; message: string }

export interface QueueState<Value> {
  /** In the order of the keys; an entry that did not change is the same object. */
  entries: readonly Entry<Value>[]
  halt?: Halt
  /** As the latest answer told it. */
  quota?: { remaining: number; resetAtMs: number }
  /** Nothing is queued and nothing is being asked. */
  isDone: boolean
}

export interface Timer {
  now(): number
  /** Calls back once; answers how to call it off. */
  after(milliseconds: number, callback: () => void): () => void
}

export interface QueueOptions<Value> {
  keys: readonly string[]
  ask: (keys: readonly string[], signal: AbortSignal) => Promise<Outcome<Value>>
  /** How many keys go into one call. */
  batchSize?: number
  /** How many calls run at once. */
  concurrency?: number
  timer: Timer
}

export interface Queue<Value> {
  state(): QueueState<Value>
  /** Calls back when `state` has changed: soon after a decision, at most ten times a second for answers. */
  subscribe(listener: () => void): () => void
  start(): void
  pause(): void
  /** Goes on at once, whatever it stopped for. */
  resume(): void
  /** Queues what failed and may yet work, and goes on. */
  retry(): void
  /** Stops asking until `resume`, without a call being lost. */
  goOffline(): void
  /** Ends it for good and hangs up. */
  stop(): void
}

/** Answers within this time are shown together, so that a hundred of them do not draw a page a hundred times. */
const PUBLISH_MS = 100
/** After this many failed calls in a row the rest is not tried. */
const FAILURES_IN_A_ROW = 3

/** Asks for many keys, a few at a time, and waits where it is told to wait. */
export function createQueue<Value>({
  keys,
  ask,
  batchSize = 1,
  concurrency = 1,
  timer,
}: QueueOptions<Value>): Queue<Value> {
  const entries = new Map<string, Entry<Value>>(keys.map((key) => [key, { key, state: 'queued' }]))
  const listeners = new Set<() => void>()
  const hangUp = new AbortController()
  let halt: Halt | undefined
  let quota: QueueState<Value>['quota']
  let calls = 0
  let failures = 0
  let isStopped = false
  let wakeLater = () => {}
  let publishLater: (() => void) | undefined
  let published = snapshot()

  function snapshot(): QueueState<Value> {
    const listed = [...entries.values()]
    const isDone = listed.every(({ state }) => state === 'answered' || state === 'failed')
    return { entries: listed, quota, halt: isDone ? undefined : halt, isDone }
  }

  function publish() {
    publishLater?.()
    publishLater = undefined
    published = snapshot()
    for (const listener of listeners) listener()
  }

  function publishSoon() {
    publishLater ??= timer.after(PUBLISH_MS, publish)
  }

  function work() {
    while (!halt && !isStopped && calls < concurrency) {
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
    for (const key of batch) entries.set(key, { key, state: 'asking' })
    const outcome = await ask(batch, hangUp.signal).catch((): Outcome<Value> => UNEXPECTED)
    calls--
    if (isStopped) return
    take(batch, outcome)
    work()
    if (halt || entries.size === 1 || snapshot().isDone) publish()
    else publishSoon()
  }

  function take(batch: readonly string[], outcome: Outcome<Value>) {
    failures = outcome.kind === 'failed' ? failures + 1 : 0
    switch (outcome.kind) {
      case 'answered':
        for (const key of batch) {
          const value = outcome.values.get(key)
          entries.set(key, value === undefined ? failed(key, NOT_IN_ANSWER, true) : { key, state: 'answered', value })
        }
        if (outcome.quota) obey(outcome.quota)
        return
      case 'refused':
        for (const key of batch) entries.set(key, failed(key, outcome.message, false))
        return
      case 'failed':
        for (const key of batch) entries.set(key, failed(key, outcome.message, true))
        if (failures >= FAILURES_IN_A_ROW) stopFor({ kind: 'failing', message: outcome.message })
        return
      case 'unavailable':
        requeue(batch)
        return stopFor({ kind: 'failing', message: outcome.message })
      case 'limited':
        requeue(batch)
        return wait(outcome.message, outcome.retryAfterSeconds)
      case 'offline':
        requeue(batch)
        return stopFor({ kind: 'offline' })
    }
  }

  function obey({ remaining, resetSeconds }: Quota) {
    quota = { remaining, resetAtMs: timer.now() + resetSeconds * 1_000 }
    if (remaining === 0) wait(QUOTA_SPENT, resetSeconds)
  }

  function requeue(batch: readonly string[]) {
    for (const key of batch) entries.set(key, { key, state: 'queued' })
  }

  function wait(message: string, seconds: number) {
    const untilMs = timer.now() + seconds * 1_000
    // Calls that ran at once are limited at once: the longest wait counts.
    if (halt?.kind === 'limited' && halt.untilMs >= untilMs) return
    stopFor({ kind: 'limited', message, untilMs })
    if (halt?.kind === 'limited') wakeLater = timer.after(seconds * 1_000, resume)
  }

  function stopFor(reason: Halt) {
    // What a person decided stays until that person decides otherwise.
    if (halt?.kind === 'paused') return
    wakeLater()
    halt = reason
  }

  function resume() {
    wakeLater()
    halt = undefined
    failures = 0
    work()
    publish()
  }

  return {
    state: () => published,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      work()
      publish()
    },
    pause() {
      wakeLater()
      halt = { kind: 'paused' }
      publish()
    },
    resume,
    retry() {
      for (const entry of entries.values()) if (entry.state === 'failed' && entry.canRetry) requeue([entry.key])
      resume()
    },
    goOffline() {
      stopFor({ kind: 'offline' })
      publish()
    },
    stop() {
      isStopped = true
      wakeLater()
      publishLater?.()
      hangUp.abort()
    },
  }
}

const UNEXPECTED = { kind: 'failed', message: 'The answer could not be read; try again.' } as const
const NOT_IN_ANSWER = 'The provider’s answer left this domain out; try again.'
const QUOTA_SPENT = 'The requests that one address may make are spent for now.'

function failed(key: string, message: string, canRetry: boolean): Entry<never> {
  return { key, state: 'failed', message, canRetry }
}
