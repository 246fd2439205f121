'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import { isNotLoaded } from '@/components/elements/is-not-loaded'
import styles from '@/components/result/status.module.css'
import type { PagePath } from '@/lib/site/pages'
import { type HandedOver, handOver } from './hand-over'

/** Takes a result to another tool. */
export function HandOverButton({
  label,
  to,
  given,
}: {
  label: string
  to: PagePath
  /** A result, or why there is none. */
  given: () => HandedOver | Promise<HandedOver | string>
}) {
  const [failure, setFailure] = useState('')

  async function take() {
    try {
      const result = await given()
      if (typeof result === 'string') setFailure(result)
      else setFailure((await handOver(to, result)) ? '' : REFUSED)
    } catch (error) {
      setFailure(REFUSED)
      if (!isNotLoaded(error)) throw error
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={take}>
        {label}
      </Button>
      <span className={styles.status} role="status">
        {failure}
      </span>
    </>
  )
}

const REFUSED = 'Your browser could not pass the list on to the other tool. Download it, then drop the file there.'

/** A list of domains as a file. */
export function listFile(domains: readonly string[]): HandedOver {
  return { file: new Blob([domains.map((domain) => `${domain}\n`).join('')]), name: 'domains.txt' }
}
