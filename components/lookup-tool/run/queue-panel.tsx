import { Button } from '@/components/elements/button'
import { counted, englishNumber } from '@/components/elements/english'
import type { Queue, QueueState } from '@/components/queue/queue'
import { Notice } from '@/components/result/notice'
import styles from './queue-panel.module.css'

/** Lists up to this length show no progress: they are done too soon. */
const SHORT = 5

const WAITS = {
  paused: 'paused',
  offline: 'waiting for a connection',
  elsewhere: 'waiting for another tab',
  failing: 'stopped',
}

interface Running<Value> {
  queue: Queue<Value>
  state: QueueState<Value>
  /** The name of the measure. */
  what: string
}

/** A queue's progress. */
export function QueuePanel<Value>({ queue, state, what }: Running<Value>) {
  const { halt, isDone } = state
  const { total, finished } = countsOf(state)
  return (
    <div className={styles.panel}>
      {total > SHORT && (
        <div className={styles.progressLine}>
          <progress className={styles.progress} max={total} value={finished} aria-label={`${what}, progress`} />
          <span className={styles.figures} aria-hidden="true">
            {englishNumber(finished)} / {englishNumber(total)}
          </span>
          {!isDone && !halt && <Button onClick={queue.pause}>Pause</Button>}
        </div>
      )}
      <p className={styles.announcement} role="status">
        {announcement(state, what)}
      </p>
    </div>
  )
}

/** Changes only at the start, at each quarter and at the end, so that screen readers announce little. */
function announcement<Value>(state: QueueState<Value>, what: string) {
  const { total, failed, finished } = countsOf(state)
  const answered = englishNumber(finished - failed.length)
  if (state.isDone && total === 1) return 'Done.'
  const isComplete = state.isDone && failed.length === 0
  const found = `${what}: ${isComplete ? `all ${answered}` : `${answered} of ${englishNumber(total)}`}`
  if (state.isDone) return `${found}.`
  if (state.halt) return `${found}, ${waitOf(state.halt)}.`
  const quarters = Math.floor((4 * finished) / total)
  return quarters === 0 || total <= SHORT
    ? `Looking up ${total === 1 ? 'one domain' : counted(total, 'domain')}.`
    : `At least ${quarters * 25}% done.`
}

function waitOf(halt: NonNullable<QueueState<unknown>['halt']>): string {
  if (halt.kind !== 'limited') return WAITS[halt.kind]
  // The messages about the visitor's own limit begin so.
  return halt.message.startsWith('Your IP address') ? 'waiting for the hourly limit' : 'waiting for the provider'
}

/** Whether a queue has halted, or has failed in a way that another try may mend. */
export function hasNotice<Value>({ entries, halt, isDone }: QueueState<Value>): boolean {
  return halt !== undefined || (isDone && entries.some((entry) => entry.state === 'failed' && entry.canRetry))
}

/** Why a queue has stopped or failed, and what the reader can do. A limit has the clock. */
export function QueueNotice<Value>({ queue, state, what }: Running<Value>) {
  const { halt, isDone } = state
  const { total, failed, finished } = countsOf(state)
  const left = total - finished
  const retryable = failed.find(({ canRetry }) => canRetry)
  const resume = (label: string) => (
    <Button isPrimary onClick={queue.resume}>
      {label}
    </Button>
  )
  const retry = (
    <Button onClick={queue.retry}>{failed.length === 1 ? 'Try again' : `Retry ${failed.length} failed lookups`}</Button>
  )
  return (
    <>
      {halt?.kind === 'paused' && (
        <Notice kind="wait" title="Paused" actions={resume('Resume')}>
          <p>The results so far are below.</p>
        </Notice>
      )}
      {halt?.kind === 'offline' && (
        <Notice kind="wait" title="You are offline" actions={resume('Try now')}>
          <p>Nothing is lost. The lookup resumes as soon as you are back online.</p>
        </Notice>
      )}
      {halt?.kind === 'elsewhere' && (
        <Notice kind="wait" title="Another tab is looking up a list">
          <p>
            Sites that are on both lists appear here as they come. This tab goes on when the other one is done or
            closed.
          </p>
        </Notice>
      )}
      {halt?.kind === 'failing' && (
        <Notice
          kind="error"
          title={`${what} cannot be looked up at the moment`}
          actions={
            <>
              {left > 0 && resume(finished === 0 ? 'Try again' : 'Continue')}
              {retryable && retry}
            </>
          }
        >
          <p>{halt.message}</p>
        </Notice>
      )}
      {isDone && retryable && (
        <Notice
          kind="error"
          title={total === 1 ? `${what} could not be looked up` : `${failed.length} of ${total} could not be looked up`}
          actions={retry}
        >
          <p>{retryable.message}</p>
        </Notice>
      )}
    </>
  )
}

function countsOf<Value>({ entries }: QueueState<Value>) {
  const failed = entries.filter((entry) => entry.state === 'failed')
  const countOf = (wanted: string) => entries.filter(({ state }) => state === wanted).length
  return { total: entries.length - countOf('left out'), failed, finished: countOf('answered') + failed.length }
}
