import { type Finding, type Letter, verdicts } from '@/app/tools/outreach-email-checker/checks/findings'
import styles from './marked-letter.module.css'
import { type Segment, segmentsOf } from './marks'

/** The letter with its findings marked where they are. `idOf` is the id of a finding's entry in the report. */
export function MarkedLetter({
  letter,
  findings,
  idOf,
}: {
  letter: Letter
  findings: readonly Finding[]
  idOf: (number: number) => string
}) {
  const segments = (part: keyof Letter) => (
    <Segments segments={segmentsOf(letter, part, findings)} findings={findings} idOf={idOf} />
  )
  return (
    <div className={styles.letter}>
      {letter.subject.trim() !== '' && <p className={styles.subject}>{segments('subject')}</p>}
      <p className={styles.body}>{segments('body')}</p>
    </div>
  )
}

function Segments({
  segments,
  findings,
  idOf,
}: {
  segments: readonly Segment[]
  findings: readonly Finding[]
  idOf: (number: number) => string
}) {
  return segments.map(({ text, mark }, index) => {
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
}
