import type { Compared } from '@/app/tools/link-gap/messages'
import { counted, englishNumber } from '@/components/elements/english'
import { TableParts } from '@/components/elements/table-parts'
import { Figure } from '@/components/figures/figure'
import styles from './overlap.module.css'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Which rivals share their linking sites, as bars. A table, so that it can be read without the bars. */
export function Overlap({ gap }: { gap: NonNullable<Compared['gap']> }) {
  const { names, combinations, others, hasOwn } = gap
  const largest = Math.max(...combinations.map(({ sites }) => sites), 1)
  const rows = combinations.map(({ rivals, sites, yours }) => [
    <span key="rivals" className={styles.dots}>
      {names.map((name, at) => (
        <span key={name} className={rivals.includes(at) ? styles.in : styles.out}>
          {rivals.includes(at) && LETTERS[at]}
        </span>
      ))}
    </span>,
    <div key="sites" className={styles.cell}>
      <span className={styles.count}>{englishNumber(sites)}</span>
      <svg className={styles.bar} viewBox={`0 0 ${largest} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.yours} width={yours} height="1" />
        <rect className={styles.gap} x={yours} width={sites - yours} height="1" />
      </svg>
    </div>,
    ...(hasOwn
      ? [
          <span key="yours" className={styles.count}>
            {englishNumber(yours)}
          </span>,
        ]
      : []),
  ])
  return (
    <Figure title="Which rivals share their links" caption={captionOf(gap)}>
      <ul className={styles.legend}>
        {names.map((name, at) => (
          <li key={name}>
            <span className={styles.in}>{LETTERS[at]}</span> {name}
          </li>
        ))}
      </ul>
      <table className={styles.table}>
        <TableParts head={['Links to', 'Sites', ...(hasOwn ? ['You too'] : [])]} rows={rows} />
      </table>
      {others.combinations > 0 && (
        <p>
          {counted(others.combinations, 'smaller combination')} with {counted(others.sites, 'site')} in all{' '}
          {others.combinations === 1 ? 'is' : 'are'} not shown.
        </p>
      )}
    </Figure>
  )
}

function captionOf({ names, hasOwn }: NonNullable<Compared['gap']>): string {
  const [first, second] = LETTERS
  const reading =
    names.length > 1
      ? `Each row has the sites that link to just these rivals: ${first} ${second} is for those that link to ${first} and ${second} and to none of the others.`
      : 'The sites that link to this rival.'
  return hasOwn ? `${reading} The yellow part of a bar does not link to you.` : reading
}
