import { rounded } from '@/components/elements/rounded'
import { BarTable } from './bar-table'
import { distribute } from './distribute'
import styles from './histogram.module.css'

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
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {median === undefined ? (
          emptyText(what, isDone)
        ) : (
          <>
            <strong>Median {rounded(median)}</strong>: at least half of the known values are at or above it.
          </>
        )}
      </figcaption>
      <BarTable head={[what, 'Domains']} rows={[...bins, ...apart, ['unknown', unknown]]} />
    </figure>
  )
}

function emptyText(what: string, isDone: boolean): string {
  return isDone
    ? `There is no ${what} to show.`
    : `The distribution of ${what} will appear here with the first results.`
}
