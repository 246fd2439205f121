import { Gauge } from '@/components/elements/gauge'
import { Mockup } from '@/components/home/mockup'
import styles from './prospecting-mockup.module.css'

const prospects = [
  { site: 'allotment-diary.example', rating: 61, note: 'Two editors, posts weekly', keep: true },
  { site: 'potting-shed.example', rating: 38, note: 'Links out to sources', keep: true },
  { site: 'best-garden-deals.example', rating: 72, note: 'Only sells placements', keep: false },
  { site: 'clay-soil-notes.example', rating: undefined, note: 'New, too few links to rate', keep: true },
]

export function ProspectingMockup() {
  return (
    <Mockup label="A list of four prospect blogs, each with its rating, a note, and whether to keep it.">
      <ul className={styles.list}>
        {prospects.map(({ site, rating, note, keep }) => (
          <li className={styles.row} key={site} data-kept={keep}>
            <span className={styles.site}>
              <b>{site}</b>
              <span className={styles.note}>{note}</span>
            </span>
            <Gauge value={rating} words="not rated" max={100} />
            <span className={styles.verdict}>{keep ? 'Keep' : 'Drop'}</span>
          </li>
        ))}
      </ul>
    </Mockup>
  )
}
