import styles from './counters.module.css'
import { SampleNotice } from './sample-notice'

const figures = new Intl.NumberFormat('en')

/** The two public counters; `sample` marks them as sample data. */
export function Counters({
  editorsPitched,
  blogsResearched,
  sample,
}: {
  editorsPitched: number
  blogsResearched: number
  sample: boolean
}) {
  return (
    <>
      <ul className={styles.counters}>
        <li>
          <strong className={styles.figure}>{withNarrowCommas(blogsResearched)}</strong> blogs researched
        </li>
        <li>
          <strong className={styles.figure}>{withNarrowCommas(editorsPitched)}</strong> editors pitched
        </li>
      </ul>
      {sample && <SampleNotice>These two numbers are counted from sample rows, not from the product.</SampleNotice>}
    </>
  )
}

// A monospaced comma is as wide as a digit, so commas are styled to be narrow.
function withNarrowCommas(value: number) {
  return figures.formatToParts(value).map(({ type, value: part }, index) =>
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
