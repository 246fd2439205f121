import type { TypeShare } from './distribution'
import { percent } from './percent'
import styles from './type-chart.module.css'

/** Each type with its share as a bar. A table, so that it can be read without the bars. */
export function TypeChart({ types, unit }: { types: readonly TypeShare[]; unit: string }) {
  return (
    <table className={styles.chart}>
      <caption>Types of anchors</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Share</th>
          <th scope="col" className={styles.number}>
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ type, links, share }) => (
          <tr key={type}>
            <th scope="row">{type}</th>
            <td>
              <div className={styles.share}>
                <svg
                  className={styles.bar}
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                >
                  <rect className={styles.track} width="100" height="8" />
                  <rect className={styles.value} width={share * 100} height="8" />
                </svg>
                <span className={styles.figure}>{percent(share)}</span>
              </div>
            </td>
            <td className={styles.number}>{links.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
