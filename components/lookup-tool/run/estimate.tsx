import { Button } from '@/components/elements/button'
import { counted, englishNumber } from '@/components/elements/english'
import { Notice } from '@/components/result/notice'
import { type Calls, type Proposal, planList } from './plan'
import { planReason, planTitle, soonOf } from './plan-text'

/** How long a list will take, and why, before its lookup starts. */
export function Estimate({
  list,
  options,
  onStart,
}: {
  list: Proposal
  options: Calls
  /** With a number, the lookup pauses after so many sites that this browser does not know. */
  onStart: (pauseAfter?: number) => void
}) {
  const { total, known } = list
  const { batchSize = 1, limit } = options
  const planned = planList(list, options)
  const soon = soonOf(planned, batchSize)
  return (
    <Notice
      kind="wait"
      title={planTitle(planned, batchSize)}
      actions={
        <>
          <Button isPrimary onClick={() => onStart()}>
            Look up {counted(total, 'site')}
          </Button>
          {soon > known && soon < total && (
            <Button onClick={() => onStart(soon - known)}>Look up the first {englishNumber(soon)} only</Button>
          )}
        </>
      }
    >
      <p>{planReason(planned, batchSize, limit)}</p>
    </Notice>
  )
}
