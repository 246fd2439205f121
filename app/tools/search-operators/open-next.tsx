'use client'

import { useState } from 'react'
import { Button } from '@/components/button'
import button from '@/components/button.module.css'
import { Notice } from '@/components/tools/notice'
import type { Query } from './build-queries'
import styles from './builder.module.css'

/** How many tabs are opened before the next pause. */
const BATCH = 10

/** Goes through the queries: each click opens one tab, and after ten it asks whether to go on. */
export function OpenNext({
  queries,
  opened,
  onOpen,
}: {
  queries: readonly Query[]
  opened: ReadonlySet<string>
  onOpen: (query: Query) => void
}) {
  const [inBatch, setInBatch] = useState(0)
  const left = queries.filter(({ url }) => !opened.has(url))
  const [next] = left
  const progress = `${queries.length - left.length} of ${queries.length} opened.`
  if (!next) return <p className={styles.why}>{progress} That was all.</p>
  if (inBatch === BATCH) {
    return (
      <Notice
        kind="wait"
        title={`${BATCH} tabs are open`}
        actions={
          <Button variant="quiet" onClick={() => setInBatch(0)}>
            Go on with the next {Math.min(BATCH, left.length)}
          </Button>
        }
      >
        <p>{progress} Read them first: many searches in a row make an engine ask whether you are a robot.</p>
      </Notice>
    )
  }
  return (
    <p className={styles.next}>
      <a
        className={`${button.button} ${button.primary}`}
        href={next.url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => {
          // Later: a new address in the link now would be the one that the browser opens.
          setTimeout(() => {
            onOpen(next)
            setInBatch((before) => before + 1)
          })
        }}
      >
        Open the next query
      </a>
      <span className={styles.why}>
        {progress} A click opens one tab: <code>{next.text}</code>
      </span>
    </p>
  )
}
