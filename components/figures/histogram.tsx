import { BINS, distribute } from './distribute'
import styles from './histogram.module.css'

/** Of the width of a column, on each side. */
const GAP = 0.6

/** How the values of a list spread over their scale, with the median and the share that is unknown. */
export function Histogram({
  what,
  max,
  values,
}: {
  what: string
  max: number
  values: readonly (number | undefined)[]
}) {
  const { bins, unknown, median } = distribute(values, max)
  const highest = Math.max(...bins, unknown, 1)
  const column = 100 / BINS
  const height = (count: number) => `${(count / highest) * 100}%`
  const top = (count: number) => `${100 - (count / highest) * 100}%`
  const bound = (bin: number) => (bin * max) / BINS
  const at = median === undefined ? 0 : (median / max) * 100

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {median === undefined ? (
          `The distribution of ${what} will appear here with the first results.`
        ) : (
          <>
            <strong>Median {rounded(median)}</strong>: at least half of the known values are at or above it.
          </>
        )}{' '}
        {values.length > 0 && unknownText(unknown, values.length)}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.known}>
          <svg aria-hidden="true">
            {bins.map((count, bin) => (
              <rect
                key={bound(bin)}
                className={styles.bar}
                x={`${bin * column + GAP}%`}
                width={`${column - 2 * GAP}%`}
                y={top(count)}
                height={height(count)}
              />
            ))}
            {median !== undefined && (
              <>
                <line className={styles.halo} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
                <line className={styles.median} x1={`${at}%`} x2={`${at}%`} y1="-1.5rem" y2="100%" />
                <text
                  className={styles.label}
                  x={`${at}%`}
                  y="0"
                  dx={at > 50 ? '-0.5em' : '0.5em'}
                  dy="-1.6em"
                  textAnchor={at > 50 ? 'end' : 'start'}
                >
                  median
                </text>
              </>
            )}
            {bins.map(
              (count, bin) =>
                count > 0 && (
                  <text key={bound(bin)} x={`${(bin + 0.5) * column}%`} y={top(count)} dy="-0.4em" textAnchor="middle">
                    {count}
                  </text>
                ),
            )}
            <line x1="0" x2="100%" y1="100%" y2="100%" />
            {[0, BINS / 2, BINS].map((bin) => (
              <text key={bin} x={`${bin * column}%`} y="100%" dy="1.5em" textAnchor={anchorAt(bin)}>
                {bound(bin)}
              </text>
            ))}
          </svg>
        </div>
        <div className={styles.unknown}>
          <svg aria-hidden="true">
            {unknown > 0 && (
              <>
                <rect className={styles.bar} x="15%" width="70%" y={top(unknown)} height={height(unknown)} />
                <text x="50%" y={top(unknown)} dy="-0.4em" textAnchor="middle">
                  {unknown}
                </text>
              </>
            )}
            <line x1="0" x2="100%" y1="100%" y2="100%" />
            <text x="50%" y="100%" dy="1.5em" textAnchor="middle">
              unknown
            </text>
          </svg>
        </div>
      </div>
      <details>
        <summary>The chart as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">Domains</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((count, bin) => (
              <tr key={bound(bin)}>
                <th scope="row">
                  {bound(bin)} to {bin === BINS - 1 ? max : `below ${bound(bin + 1)}`}
                </th>
                <td>{count}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">unknown</th>
              <td>{unknown}</td>
            </tr>
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function unknownText(unknown: number, all: number): string {
  return unknown === 0
    ? 'None of the values is unknown.'
    : `Unknown: ${unknown} of ${all}, ${Math.round((unknown / all) * 100)}%.`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function anchorAt(bin: number): 'start' | 'middle' | 'end' {
  if (bin === 0) return 'start'
  return bin === BINS ? 'end' : 'middle'
}
