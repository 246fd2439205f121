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
          <strong className={styles.figure}>{figures.format(blogsResearched)}</strong> blogs researched
        </li>
        <li>
          <strong className={styles.figure}>{figures.format(editorsPitched)}</strong> editors pitched
        </li>
      </ul>
      {sample && <SampleNotice>These two numbers are counted from sample rows, not from the product.</SampleNotice>}
    </>
  )
}
