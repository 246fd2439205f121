import { Button } from '@/components/elements/button'
import { counted } from '@/components/elements/english'
import { Notice } from '@/components/result/notice'

/** How many sites of a list are on the never-pitch list, and whether they are left out of it. */
export interface LeftOut {
  sites: number
  isKept: boolean
}

/** Says what was left out of a list, and keeps it for this time. */
export function LeftOutNotice({
  leftOut: { sites, isKept },
  onKeep,
}: {
  leftOut: LeftOut
  onKeep: (keeps: boolean) => void
}) {
  const were = sites === 1 ? 'was' : 'were'
  return (
    <Notice
      kind="empty"
      title={`${counted(sites, 'site')} on your never-pitch list ${were} ${isKept ? 'kept this time' : 'left out'}`}
      actions={
        <Button onClick={() => onKeep(!isKept)}>
          {isKept ? `Leave ${sites === 1 ? 'it' : 'them'} out` : `Keep ${sites === 1 ? 'it' : 'them'} this time`}
        </Button>
      }
    >
      <p>
        <a href="/tools/your-lists#never-pitch">See your never-pitch list</a>
      </p>
    </Notice>
  )
}
