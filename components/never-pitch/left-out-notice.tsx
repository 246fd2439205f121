import { Button } from '@/components/elements/button'
import { counted } from '@/components/elements/english'
import { Notice } from '@/components/result/notice'

/** Says how many sites of the never-pitch list were left out, and keeps them for this time. */
export function LeftOutNotice({
  sites,
  isKept,
  onKeep,
}: {
  sites: number
  isKept: boolean
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
