'use client'

import { useEffect, useState } from 'react'
import { SampleNotice } from '@/components/frame/sample-notice'
import { askCounters, type Counters as Figures } from './ask-counters'
import styles from './counters.module.css'

/** Longer than the endpoint takes while a store or a database hangs. */
const DEADLINE_MS = 10_000

const english = new Intl.NumberFormat('en')

/** The two public counters, which the browser asks for. A dash stands for a figure that is not there. */
export function Counters() {
  const [result, setResult] = useState<Figures | string>()
  useEffect(() => {
    askCounters(fetch, AbortSignal.timeout(DEADLINE_MS)).then(setResult)
  }, [])
  const figures = typeof result === 'object' ? result : undefined
  return (
    <>
      {/* Markdown has no figures, and a label without one says nothing. */}
      <ul className={styles.counters} data-markdown-ignore>
        <li>
          <strong className={styles.figure}>{withNarrowCommas(figures?.blogsResearched)}</strong> blogs researched
        </li>
        <li>
          <strong className={styles.figure}>{withNarrowCommas(figures?.editorsPitched)}</strong> editors pitched
        </li>
      </ul>
      <div className={styles.status} role="status">
        {typeof result === 'string' && <p>{result}</p>}
        {figures?.isSample && (
          <SampleNotice>These two figures come from sample data, not from the product.</SampleNotice>
        )}
      </div>
    </>
  )
}

// A monospaced comma is as wide as a digit, so commas are styled to be narrow.
function withNarrowCommas(value: number | undefined) {
  if (value === undefined) return null
  return english.formatToParts(value).map(({ type, value: part }, index) =>
    type === 'group' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key and never change order
      <span className={styles.comma} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
