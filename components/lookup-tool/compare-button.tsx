'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import type { Entry } from '@/components/queue/queue'
import styles from '@/components/result/status.module.css'

const MAX_COMPARED = 5

/** Takes the highest values of a result to the comparison. */
export function CompareButton<Value>({
  entries,
  numberOf,
}: {
  entries: readonly Entry<Value>[]
  numberOf: (value: Value) => number | undefined
}) {
  const [failure, setFailure] = useState('')

  async function compare() {
    // With the list of platforms, so it is loaded when it is needed.
    const part = await import('./top-of').catch(() => undefined)
    if (!part) return setFailure('A part of this page could not be loaded. Reload it, then try again.')
    const domains = part.topOf(entries, numberOf, MAX_COMPARED)
    if (domains.length > 0) window.location.assign(`/tools/compare-domains?domains=${domains.join()}`)
    else setFailure('There is no site to compare: all of these are platforms, or have no value.')
  }

  return (
    <>
      <Button variant="quiet" onClick={compare}>
        {entries.length > MAX_COMPARED ? 'Compare the top five' : 'Compare on both scales'}
      </Button>
      <span className={styles.status} role="status">
        {failure}
      </span>
    </>
  )
}
