'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/button'
import { englishNumber } from '@/components/english'

/** The first rows of a long list, and a button for more. Give it a key that changes with the list. */
export function FirstRows<Row>({
  rows,
  what,
  step = 50,
  children,
}: {
  rows: readonly Row[]
  /** A plural noun for the rows. */
  what: string
  /** How many rows are shown at first, and how many more a click shows. */
  step?: number
  children: (shown: readonly Row[]) => ReactNode
}) {
  const [count, setCount] = useState(step)
  const left = rows.length - count
  return (
    <>
      {children(rows.slice(0, count))}
      {left > 0 && (
        <p>
          <Button variant="quiet" onClick={() => setCount(count + step)}>
            Show {englishNumber(Math.min(step, left))} more of {englishNumber(rows.length)} {what}
          </Button>
        </p>
      )}
    </>
  )
}
