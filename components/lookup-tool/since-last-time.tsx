import { englishDay } from '@/components/elements/english'
import { rounded } from '@/components/elements/rounded'
import type { KnownValues } from '@/components/lookup-tool/run/known-sites'
import { valueColumn } from '@/components/lookup-tool/values/columns'
import type { Column } from '@/components/result/column'
import { type Dated, earlierValue, type KnownValue } from '@/components/store/site'

/** A column with what changed since an earlier day. */
export function sinceLastTimeColumn<Row>({
  domainOf,
  lastOf,
  nowOf,
}: {
  domainOf: (row: Row) => string
  /** The value that was known before, with that of a still earlier day. */
  lastOf: (row: Row) => KnownValue | undefined
  nowOf: (row: Row) => Dated | undefined
}): Column<Row> {
  const numberOf = (row: Row) => {
    const now = nowOf(row)
    return now && differenceOf(lastOf(row), now)
  }
  return valueColumn('Since last time', domainOf, numberOf, (row) => {
    const now = nowOf(row)
    return now && <Change last={lastOf(row)} now={now} />
  })
}

/** Whether the column can have anything in it: a lookup of this very day alone says nothing. */
export function hasEarlierDay(last: KnownValues, today: string): boolean {
  return [...last.values()].some(({ day, before }) => day < today || before !== undefined)
}

/** A domain's change, and since when. */
export function Change({ last, now }: { last: KnownValue | undefined; now: Dated }) {
  if (!last) return null
  const earlier = earlierValue(last, now)
  const { day } = earlier ?? last
  return (
    <>
      {earlier ? wordsOf(earlier.value, now.value) : 'no new data'} <small>since {englishDay(new Date(day))}</small>
    </>
  )
}

/** A domain that comes into the index rises from nothing, and one that leaves it falls to nothing. */
function differenceOf(last: KnownValue | undefined, now: Dated): number | undefined {
  const earlier = earlierValue(last, now)
  return earlier && rounded((now.value ?? 0) - (earlier.value ?? 0))
}

function wordsOf(before: number | undefined, now: number | undefined): string {
  if (now === undefined) return before === undefined ? 'no change' : 'no longer in the index'
  if (before === undefined) return 'new in the index'
  const difference = rounded(now - before)
  if (difference === 0) return 'no change'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}
