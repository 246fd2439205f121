import { useState } from 'react'
import styles from '@/app/tools/search-operators/builder.module.css'
import { Button } from '@/components/elements/button'
import { Notice } from '@/components/result/notice'
import { inWords } from '@/lib/site/in-words'
import type { Query } from './build-queries'

/** As many tabs as can be read before the next click. */
const AT_ONCE = 5

/** Goes through the queries, five tabs a click. */
export function OpenNext({
  queries,
  opened,
  onOpen,
}: {
  queries: readonly Query[]
  opened: ReadonlySet<string>
  onOpen: (queries: readonly Query[]) => void
}) {
  const [isBlocked, setIsBlocked] = useState(false)
  const left = queries.filter(({ url }) => !opened.has(url))
  const next = left.slice(0, AT_ONCE)
  const progress = `${queries.length - left.length} of ${queries.length} opened.`

  function open() {
    const blockedAt = next.findIndex(({ url }) => !openTab(url))
    setIsBlocked(blockedAt >= 0)
    onOpen(blockedAt < 0 ? next : next.slice(0, blockedAt))
  }

  if (next.length === 0) return <p className={styles.why}>{progress} That was the last one.</p>
  return (
    <>
      <p className={styles.next}>
        <Button isPrimary onClick={open}>
          {next.length === 1 ? 'Open the last one' : `Open the next ${inWords(next.length)}`}
        </Button>
        <span className={styles.why}>
          {progress} Read each batch before you open the next. After many searches in a row, an engine may ask whether
          you are a robot.
        </span>
      </p>
      {isBlocked && (
        <Notice kind="wait" title="Your browser did not open all of them">
          <p>Allow pop-ups for this site to open {AT_ONCE} tabs per click, or click the queries one by one.</p>
        </Notice>
      )}
    </>
  )
}

/** Opens a tab that learns nothing of this page; false where the browser blocks it. */
function openTab(url: string): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  // With `noreferrer` in its features, `window.open` would not say whether a tab was opened.
  const link = tab.document.createElement('a')
  link.href = url
  link.rel = 'noreferrer'
  tab.opener = null
  tab.document.body.append(link)
  link.click()
  return true
}
