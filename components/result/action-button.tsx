import { useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import styles from './status.module.css'

export interface ActionButtonProps {
  label: string
  isPrimary?: boolean
  /** The id of an element that distinguishes the button. */
  describedBy?: string
}

/** Most actions take less, and a flash would say nothing. */
const SLOW_MS = 400

/** A button, and beside it what its action has to say. `act` begins in the click, without which there is no clipboard. */
export function ActionButton({
  label,
  isPrimary,
  describedBy,
  act,
}: ActionButtonProps & { act: () => Promise<string | undefined> }) {
  const [said, setSaid] = useState<string>()
  const isActing = useRef(false)

  async function run() {
    if (isActing.current) return
    isActing.current = true
    setSaid(undefined)
    const slow = setTimeout(setSaid, SLOW_MS, 'Working…')
    const end = () => {
      clearTimeout(slow)
      isActing.current = false
    }
    setSaid(await act().finally(end))
  }

  return (
    <>
      <Button isPrimary={isPrimary} onClick={run} aria-describedby={describedBy}>
        {label}
      </Button>
      <span className={styles.status} role="status">
        {said}
      </span>
    </>
  )
}
