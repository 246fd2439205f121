import { type Finding, quotesOf, type Verdict, verdicts } from '@/app/tools/outreach-email-checker/checks/findings'
import { Unbroken } from '@/components/prose/unbroken'
import styles from './report.module.css'

/** The findings to fix and to review, with the numbers of their marks. Those that are fine are folded. */
export function FindingsList({
  open,
  fine,
  idOf,
}: {
  open: readonly Finding[]
  fine: readonly Finding[]
  idOf: (number: number) => string
}) {
  return (
    <>
      <ol className={styles.findings}>
        {open.map((one, index) => (
          <Entry key={one.title} finding={one} id={idOf(index + 1)} number={index + 1} />
        ))}
      </ol>
      {fine.length > 0 && (
        <details className={styles.fineOnes}>
          <summary>{fine.length === 1 ? 'One check passed' : `${fine.length} checks passed`}</summary>
          <ul className={styles.findings}>
            {fine.map((one) => (
              <Entry key={one.title} finding={one} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Entry({ finding, id, number }: { finding: Finding; id?: string; number?: number }) {
  const { verdict, title, detail, source } = finding
  return (
    <li className={`${styles.finding} ${styles[verdict]}`} id={id}>
      <h3>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <span className={styles.verdict}>{verdicts[verdict]}</span> <Unbroken>{title}</Unbroken>
      </h3>
      <p>
        {detail} {source && <a href={source.url}>{source.title}</a>}
      </p>
      {finding.places.length > 0 && (
        <ul className={styles.places}>
          {quotesOf(finding).map((quote) => (
            <li key={quote}>{quote}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Its meaning for somebody who is about to send it. `language` is its name, if only the basics are checked in it. */
export function meaningOf(findings: readonly Finding[], language?: string): string {
  const has = (verdict: Verdict) => findings.some((one) => one.verdict === verdict)
  if (has('fix')) return 'Don’t send it yet. “Fix” marks a mistake in any pitch; “Review” is for you to judge.'
  if (has('review')) return 'No definite mistakes. The points marked “Review” are your call.'
  if (language) return 'No mistake was found in what is checked. Have somebody who speaks the language read it.'
  return 'We found no reason not to send it. Whether it gets a reply depends on your page and on the editor.'
}

export function summaryOf(findings: readonly Finding[], language?: string): string {
  const of = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length
  const [toFix, toReview] = [of('fix'), of('review')]
  const basics = language && `Only the basics are checked in ${language}`
  if (toFix + toReview === 0) return basics ?? 'Nothing to fix'
  const found = [toFix > 0 && `${toFix} to fix`, toReview > 0 && `${toReview} to review`].filter(Boolean).join(', ')
  return basics ? `${found}. ${basics}` : found
}
