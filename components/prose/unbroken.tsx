import { Fragment } from 'react'
import styles from './unbroken.module.css'

/** A text without line breaks inside hyphenated words such as “e-mail”. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, at) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word can come twice
      <span className={styles.word} key={at}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word can come twice
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
