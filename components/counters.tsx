import styles from './counters.module.css'
import { SampleNotice } from './sample-notice'

export interface PublicCounters {
  editorsPitched: number
  blogsResearched: number
}

const figures = new Intl.NumberFormat('en')

/** The two public counters as hero figures; `sample` marks them as rows of the reference database. */
export function Counters({ editorsPitched, blogsResearched, sample }: PublicCounters & { sample?: boolean }) {
  return (
    <>
      <ul className={styles.counters}>
        <li>
          <strong className={styles.figure}>{setInFigures(blogsResearched)}</strong> blogs researched
        </li>
        <li>
          <strong className={styles.figure}>{setInFigures(editorsPitched)}</strong> editors pitched
        </li>
      </ul>
      {sample && <SampleNotice>These two numbers are counted from sample rows, not from the product.</SampleNotice>}
    </>
  )
}

// A comma takes a whole column of a monospaced face, which tears a large number apart.
function setInFigures(value: number) {
  return figures.formatToParts(value).map(({ type, value: part }, index) =>
    type === 'group' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number have no other key and keep their order
      <span className={styles.comma} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
