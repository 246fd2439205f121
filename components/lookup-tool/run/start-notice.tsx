import { Button } from '@/components/elements/button'
import { counted } from '@/components/elements/english'
import { Notice } from '@/components/result/notice'
import { type Calls, type Proposal, planList } from './plan'
import { planReason, planTitle } from './plan-text'

/** How long a list will take, and why, before its lookup starts. */
export function StartNotice({ list, options, onStart }: { list: Proposal; options: Calls; onStart: () => void }) {
  const { batchSize = 1, limit } = options
  const planned = planList(list, options)
  return (
    <Notice
      kind="wait"
      title={planTitle(planned, batchSize)}
      actions={
        <Button isPrimary onClick={onStart}>
          Look up {counted(list.total, 'site')}
        </Button>
      }
    >
      <p>{planReason(planned, batchSize, limit)}</p>
    </Notice>
  )
}
