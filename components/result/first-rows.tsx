import { type ReactNode, useState } from 'react'
import { Button } from '@/components/elements/button'
import { englishNumber } from '@/components/elements/english'

/** The shown rows are drawn at each answer of a long run. Drawing 25 keeps a slow phone busy for 110 ms, 50 for 140. */
const FIRST = 25

/** The first rows of a long list, and a button for as many again. Give it a key that changes with the list. */
export function FirstRows<Row>({
  rows,
  what,
  children,
}: {
  rows: readonly Row[]
  /** A plural noun for the rows. */
  what: string
  children: (shown: readonly Row[]) => ReactNode
}) {
  const [count, setCount] = useState(FIRST)
  const left = rows.length - count
  return (
    <>
      {children(rows.slice(0, count))}
      {left > 0 && (
        <p>
          <Button onClick={() => setCount(count * 2)}>
            Show {englishNumber(Math.min(count, left))} more of {englishNumber(rows.length)} {what}
          </Button>
        </p>
      )}
    </>
  )
}
