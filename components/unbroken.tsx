import { Fragment } from 'react'
import styles from './unbroken.module.css'

/** A heading's text, in which a word with a hyphen stays on one line: large letters would end many at “e-”. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span className={styles.word} key={part}>
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )
}
