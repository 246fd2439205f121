import { Fragment } from 'react'
import styles from './unbroken.module.css'

/** A heading's text without line breaks inside hyphenated words such as “e-mail”. */
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
