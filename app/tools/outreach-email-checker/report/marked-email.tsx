import { type Email, type Finding, verdicts } from '@/app/tools/outreach-email-checker/checks/findings'
import styles from './marked-email.module.css'
import { segmentsOf } from './marks'

/** The e-mail with its findings marked where they are. `idOf` is the id of a finding's entry in the report. */
export function MarkedEmail({
  email,
  findings,
  idOf,
}: {
  email: Email
  findings: readonly Finding[]
  idOf: (number: number) => string
}) {
  const marked = (part: keyof Email) =>
    segmentsOf(email, part, findings).map(({ text, mark }, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments are the text in its order
      if (!mark) return <span key={index}>{text}</span>
      const { number, verdict } = mark
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <mark key={index} className={styles[verdict]}>
          {text}
          <a
            href={`#${idOf(number)}`}
            aria-label={`${verdicts[verdict]}: finding ${number}, ${findings[number - 1]?.title}`}
          >
            {number}
          </a>
        </mark>
      )
    })
  return (
    <div className={styles.email}>
      {email.subject.trim() !== '' && <p className={styles.subject}>{marked('subject')}</p>}
      <p className={styles.body}>{marked('body')}</p>
    </div>
  )
}
