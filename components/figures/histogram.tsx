import { rounded } from '@/components/elements/rounded'
import { TableParts } from '@/components/elements/table-parts'
import { BINS, binOf, distribute } from './distribute'
import styles from './histogram.module.css'

/** Of the width of a chart, on each side of a bar. */
const GAP = 0.6
/** The least distance of the median's line from the edge of its bar, for half of its stroke. */
const EDGE = 1.2

/** How the values of a list spread over their scale, with the median, and how many domains have none. */
export function Histogram({
  what,
  max,
  values,
  apart,
  isDone,
}: {
  what: string
  max: number
  /** Of the finished lookups; undefined where one failed. */
  values: readonly (number | undefined)[]
  /** How many domains have no value though their lookups succeeded, by the words for it. */
  apart: ReadonlyMap<string, number>
  isDone: boolean
}) {
  const { bins, unknown, median } = distribute(values, max)
  const others = [...apart, ['unknown', unknown] as const]
  const total = values.length + [...apart.values()].reduce((sum, count) => sum + count, 0)
  const highest = Math.max(...bins, ...others.map(([, count]) => count), 1)
  const column = 100 / BINS
  const height = (count: number) => `${(count / highest) * 100}%`
  const top = (count: number) => `${100 - (count / highest) * 100}%`
  const bound = (bin: number) => (bin * max) / BINS
  const tenths = bins.map((count, bin) => {
    return [`${bound(bin)} to ${bin === BINS - 1 ? max : `below ${bound(bin + 1)}`}`, count] as const
  })
  const middle = median === undefined ? undefined : placeOf(median, max)

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {median === undefined ? (
          emptyText(what, isDone)
        ) : (
          <>
            <strong>Median {rounded(median)}</strong>: at least half of the known values are at or above it.
          </>
        )}{' '}
        {others.flatMap(([words, count]) => (count > 0 ? `${shareText(words, count, total)} ` : []))}
        {isDone && unknown === 0 && 'Every lookup succeeded.'}
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
            {middle && (
              <>
                <line className={styles.halo} x1={middle.x} x2={middle.x} y1="0" y2="100%" />
                <line className={styles.median} x1={middle.x} x2={middle.x} y1="-1.5rem" y2="100%" />
                {bins[middle.bin] !== 0 && (
                  // Interrupts the line where the count of its bar stands.
                  <rect
                    className={styles.room}
                    x={`${middle.bin * column}%`}
                    width={`${column}%`}
                    y={top(bins[middle.bin] ?? 0)}
                    height="1.3em"
                  />
                )}
                <text
                  className={styles.label}
                  x={middle.x}
                  y="0"
                  dx={middle.bin >= BINS / 2 ? '-0.5em' : '0.5em'}
                  dy="-1.6em"
                  textAnchor={middle.bin >= BINS / 2 ? 'end' : 'start'}
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
        <div className={styles.others}>
          {others.map(([words, count]) => (
            <div key={words} className={styles.other}>
              <svg aria-hidden="true">
                {count > 0 && (
                  <>
                    <rect className={styles.bar} x="15%" width="70%" y={top(count)} height={height(count)} />
                    <text x="50%" y={top(count)} dy="-0.4em" textAnchor="middle">
                      {count}
                    </text>
                  </>
                )}
                <line x1="0" x2="100%" y1="100%" y2="100%" />
              </svg>
              {words}
            </div>
          ))}
        </div>
      </div>
      <details>
        <summary>The chart as a table</summary>
        <table>
          <TableParts head={[what, 'Domains']} rows={[...tenths, ...others]} />
        </table>
      </details>
    </figure>
  )
}

function emptyText(what: string, isDone: boolean): string {
  return isDone
    ? `There is no ${what} to show.`
    : `The distribution of ${what} will appear here with the first results.`
}

function shareText(words: string, count: number, total: number): string {
  const name = words.slice(0, 1).toUpperCase() + words.slice(1)
  return `${name}: ${count} of ${total}, ${Math.round((count / total) * 100)}%.`
}

/** The bar of a value, and a place inside that bar: a bound, such as 30, is between two. */
function placeOf(value: number, max: number): { bin: number; x: string } {
  const bin = binOf(value, max)
  const at = (place: number) => (place * 100) / BINS
  const x = Math.min(at(bin + 1) - EDGE, Math.max(at(bin) + EDGE, (value / max) * 100))
  return { bin, x: `${x}%` }
}

function anchorAt(bin: number): 'start' | 'middle' | 'end' {
  if (bin === 0) return 'start'
  return bin === BINS ? 'end' : 'middle'
}
