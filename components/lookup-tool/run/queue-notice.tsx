'use client'

import { Button } from '@/components/elements/button'
import type { Queue, QueueState } from '@/components/queue/queue'
import { Notice } from '@/components/result/notice'

/** Whether a queue has halted, or has failed in a way that another try may mend. */
export function hasNotice<Value>({ entries, halt, isDone }: QueueState<Value>): boolean {
  return halt !== undefined || (isDone && entries.some((entry) => entry.state === 'failed' && entry.canRetry))
}

/** Why a queue has stopped or failed, and what the reader can do. `what` is what it looks up. A limit has the clock. */
export function QueueNotice<Value>({
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
  const left = total - finished
  const retryable = failed.find(({ canRetry }) => canRetry)
  const retry = (
    <Button variant="quiet" onClick={queue.retry}>
      {failed.length === 1 ? 'Try again' : `Retry ${failed.length} failed lookups`}
    </Button>
  )
  return (
    <>
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
              {left > 0 && <Button onClick={queue.resume}>{finished === 0 ? 'Try again' : 'Continue'}</Button>}
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
