import { Bar } from '@/components/elements/bar'
import { DomainName } from '@/components/elements/domain-name'
import { rounded } from '@/components/elements/rounded'
import styles from './scale-chart.module.css'

export interface ScaledDomain {
  domain: string
  /** Undefined if there is no value, or not yet; `note` says which. */
  value?: number
  note: string
  /** A second figure, in a column beside the bars. */
  beside?: string
}

/** The values on one scale as bars. A table, so that it can be read without the bars. */
export function ScaleChart({
  title,
  max,
  domains,
  besideTitle,
}: {
  title: string
  max: number
  domains: readonly ScaledDomain[]
  besideTitle?: string
}) {
  return (
    <table className={styles.chart}>
      <caption className={styles.title}>
        {title}, 0 to {max}
      </caption>
      <thead>
        <tr>
          <th scope="col">Domain</th>
          <th scope="col">{title}</th>
          {besideTitle && (
            <th scope="col" className={styles.besideTitle}>
              {besideTitle}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {domains.map(({ domain, value, note, beside }) => (
          <tr key={domain}>
            <th scope="row">
              <DomainName name={domain} />
            </th>
            <td>
              <div className={styles.cell}>
                <Bar share={(value ?? 0) / max} />
                {value === undefined ? (
                  <span className={styles.note}>{note}</span>
                ) : (
                  <span className={styles.figure}>{rounded(value)}</span>
                )}
              </div>
            </td>
            {besideTitle && <td className={styles.beside}>{beside}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
