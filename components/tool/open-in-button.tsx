'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import styles from '@/components/result/status.module.css'
import type { PagePath } from '@/lib/site/pages'
import { pathWithList } from './link'

/** Opens a list in another tool. */
export function OpenInButton({
  label,
  to,
  listId,
}: {
  label: string
  to: PagePath
  /** Undefined if this browser saves nothing. */
  listId: () => Promise<string | undefined>
}) {
  const [isRefused, setIsRefused] = useState(false)

  async function open() {
    const id = await listId()
    setIsRefused(id === undefined)
    if (id !== undefined) window.location.assign(pathWithList(to, id))
  }

  return (
    <>
      <Button variant="quiet" onClick={open}>
        {label}
      </Button>
      <span className={styles.status} role="status">
        {isRefused &&
          'Your browser could not pass the list on to the other tool. Download it, then drop the file there.'}
      </span>
    </>
  )
}
