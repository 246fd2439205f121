'use client'

import { Button } from '@/components/elements/button'
import type { Queue, QueueState } from '@/components/queue/queue'
import { Notice } from '@/components/result/notice'
import { Countdown } from './countdown'
import styles from './queue-panel.module.css'

/** Lists up to this length show no progress: they are done too soon. */
const SHORT = 5

/** A queue's progress, why it waits, and what the reader can do. `what` is what it looks up. */
export function QueuePanel<Value>({
  queue,
  state,
  what,
  isKept = false,
}: {
  queue: Queue<Value>
  state: QueueState<Value>
  what: string
  /** Whether the list outlives the page. */
  isKept?: boolean
}) {
  const { entries, halt, isDone } = state
  const total = entries.length
  const failed = entries.flatMap((entry) => (entry.state === 'failed' ? [entry] : []))
  const finished = entries.filter(({ state }) => state === 'answered').length + failed.length
  const retryable = failed.find(({ canRetry }) => canRetry)
  const retry = (
    <Button variant="quiet" onClick={queue.retry}>
      {failed.length === 1 ? 'Try again' : `Retry ${failed.length} failed lookups`}
    </Button>
  )
  return (
    <div className={styles.panel}>
      {total > SHORT && (
        <div className={styles.progressLine}>
          <progress className={styles.progress} max={total} value={finished} aria-label={`${what}, progress`} />
          <span className={styles.figures} aria-hidden="true">
            {finished} / {total}
          </span>
          {!isDone && !halt && (
            <Button variant="quiet" onClick={queue.pause}>
              Pause
            </Button>
          )}
        </div>
      )}
      <p className={styles.announcement} role="status">
        {announcement(state, finished, failed.length, what)}
      </p>
      {halt?.kind === 'paused' && (
        <Notice kind="wait" title="Paused" actions={<Button onClick={queue.resume}>Resume</Button>}>
          <p>The results so far are below.</p>
        </Notice>
      )}
      {halt?.kind === 'offline' && (
        <Notice
          kind="wait"
          title="You are offline"
          actions={
            <Button variant="quiet" onClick={queue.resume}>
              Try now
            </Button>
          }
        >
          <p>Nothing is lost. The list resumes as soon as you are back online.</p>
        </Notice>
      )}
      {halt?.kind === 'limited' && (
        <Notice
          kind="wait"
          title="Limit reached"
          actions={
            <>
              <span className={styles.countdown}>
                Resumes in <Countdown untilMs={halt.untilMs} />
              </span>
              <Button variant="quiet" onClick={queue.pause}>
                Pause
              </Button>
            </>
          }
        >
          <p>
            {halt.message}{' '}
            {isKept ? 'The list resumes while this page is open, or when you come back.' : 'Keep this page open.'}
          </p>
        </Notice>
      )}
      {halt?.kind === 'failing' && (
        <Notice
          kind="error"
          title={`${what} cannot be looked up at the moment`}
          actions={
            <>
              {total - finished > 0 && (
                <Button onClick={queue.resume}>Continue with the other {total - finished}</Button>
              )}
              {retryable && retry}
            </>
          }
        >
          <p>{halt.message} The rest of the list was not looked up.</p>
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
    </div>
  )
}

/** Changes only at the start, at each quarter and at the end, so that screen readers announce little. */
function announcement<Value>(
  { isDone, halt, entries }: QueueState<Value>,
  finished: number,
  failed: number,
  what: string,
) {
  const total = entries.length
  if (isDone && total === 1) return 'Done.'
  if (isDone) return `Done. ${what} looked up for ${total - failed} of ${total} domains.`
  if (halt) return `${finished - failed} of ${total} looked up so far.`
  const quarters = Math.floor((4 * finished) / total)
  return quarters === 0 || total <= SHORT
    ? `Looking up ${total === 1 ? 'one domain' : `${total} domains`}.`
    : `${quarters * 25}% done.`
}
