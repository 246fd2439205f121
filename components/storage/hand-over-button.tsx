'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import styles from '@/components/result/status.module.css'
import type { PagePath } from '@/lib/site/pages'
import { type HandedOver, handOver } from './hand-over'

/** Takes a result to another tool. */
export function HandOverButton({ label, to, given }: { label: string; to: PagePath; given: () => HandedOver }) {
  const [hasFailed, setHasFailed] = useState(false)

  async function take() {
    setHasFailed(!(await handOver(to, given())))
  }

  return (
    <>
      <Button variant="quiet" onClick={take}>
        {label}
      </Button>
      <span className={styles.status} role="status">
        {hasFailed &&
          'Your browser could not pass the list on to the other tool. Download it, then drop the file there.'}
      </span>
    </>
  )
}

/** A list of domains as a file. */
export function listFile(domains: readonly string[]): HandedOver {
  return { file: new Blob([domains.map((domain) => `${domain}\n`).join('')]), name: 'domains.txt' }
}
