'use client'

import { Button } from '@/components/elements/button'
import { counted, englishNumber } from '@/components/elements/english'
import type { Queue, QueueState } from '@/components/queue/queue'
import styles from './queue-panel.module.css'

/** Lists up to this length show no progress: they are done too soon. */
const SHORT = 5

/** A queue's progress. `what` is what it looks up. */
export function QueuePanel<Value>({
  queue,
  state,
  what,
}: {
  queue: Queue<Value>
  state: QueueState<Value>
  what: string
}) {
  const { entries, halt, isDone } = state
  const total = entries.length
  const failed = entries.flatMap((entry) => (entry.state === 'failed' ? [entry] : []))
  const finished = entries.filter(({ state }) => state === 'answered').length + failed.length
  return (
    <div className={styles.panel}>
      {total > SHORT && (
        <div className={styles.progressLine}>
          <progress className={styles.progress} max={total} value={finished} aria-label={`${what}, progress`} />
          <span className={styles.figures} aria-hidden="true">
            {englishNumber(finished)} / {englishNumber(total)}
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
  if (isDone) return `Done. ${what} looked up for ${englishNumber(total - failed)} of ${counted(total, 'domain')}.`
  if (halt) return `${englishNumber(finished - failed)} of ${englishNumber(total)} looked up so far.`
  const quarters = Math.floor((4 * finished) / total)
  return quarters === 0 || total <= SHORT
    ? `Looking up ${total === 1 ? 'one domain' : counted(total, 'domain')}.`
    : `${quarters * 25}% done.`
}
