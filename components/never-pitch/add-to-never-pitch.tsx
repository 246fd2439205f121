import { useId, useState } from 'react'
import { Button } from '@/components/elements/button'
import { counted } from '@/components/elements/english'
import status from '@/components/result/status.module.css'
import styles from './add-to-never-pitch.module.css'
import { neverPitch, outcomeOf } from './browser-never-pitch'
import type { Entries, Why } from './never-pitch'
import { WhyChoice } from './why-choice'

/** Puts the sites of a result on the never-pitch list. Another `result` begins anew. */
export function AddToNeverPitch({ result, domains }: { result: object; domains: () => readonly string[] }) {
  const id = useId()
  const [why, setWhy] = useState<Why>('refused')
  const [last, setLast] = useState<{ result: object; words: string; before?: Entries }>()
  const { words, before } = last?.result === result ? last : { words: '' }

  async function add() {
    const outcome = await outcomeOf(
      neverPitch.add(domains(), why),
      (sites) =>
        `${counted(sites, 'site')} added. Downloads, lookups and merges go on without ${sites === 1 ? 'it' : 'them'}.`,
    )
    setLast({ result, ...outcome })
  }

  async function undo(entries: Entries) {
    await neverPitch.put(entries)
    setLast({ result, words: 'Undone.' })
  }

  return (
    <div className={styles.add}>
      <Button onClick={() => void (before ? undo(before) : add())}>{before ? 'Undo' : 'Add to never pitch'}</Button>
      {!before && (
        <span className={styles.reason}>
          <label htmlFor={id}>Reason</label>
          <WhyChoice id={id} why={why} onWhy={setWhy} />
        </span>
      )}
      <span className={status.status} role="status">
        {words}
      </span>
    </div>
  )
}
