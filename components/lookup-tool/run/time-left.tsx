import { englishNumber } from '@/components/elements/english'
import type { QueueState } from '@/components/queue/queue'
import { durationText, windowText } from '@/lib/limit/duration-text'

/** How often one address may ask. */
export interface AskLimit {
  limit: number
  windowSeconds: number
}

/** How long a list will take where the limit makes it wait; nothing where it does not. */
export function TimeLeft<Value>({
  state: { entries, quota, halt, isDone },
  batchSize = 1,
  limit,
}: {
  state: QueueState<Value>
  batchSize?: number
  limit: AskLimit
}) {
  const left = entries.filter(({ state }) => state === 'queued' || state === 'pending').length
  const calls = Math.ceil(left / batchSize)
  const waitSeconds = waitFor(calls, halt?.kind === 'limited' ? 0 : quota?.remaining, limit)
  if (isDone || waitSeconds === 0) return null
  return (
    <p>
      About <strong>{durationText(waitSeconds)}</strong> left: {englishNumber(calls)} more{' '}
      {calls === 1 ? 'request' : 'requests'}. The limit is {limit.limit} {windowText(limit.windowSeconds)} per IP
      address.
    </p>
  )
}

/** Seconds until the last call may be made. Without a known rest of the quota, all of it is there. */
function waitFor(calls: number, remaining: number | undefined, { limit, windowSeconds }: AskLimit): number {
  return Math.ceil(Math.max(0, calls - (remaining ?? limit)) / limit) * windowSeconds
}
