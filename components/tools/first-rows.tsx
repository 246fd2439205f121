'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/button'

/** The first rows of a list that may be very long, and a way to see more of it. Give it a key that changes with the list. */
export function FirstRows<Row>({
  rows,
  step,
  what,
  children,
}: {
  rows: readonly Row[]
  step: number
  /** What the rows are, in the plural. */
  what: string
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
            Show {Math.min(step, left).toLocaleString('en')} more of {rows.length.toLocaleString('en')} {what}
          </Button>
        </p>
      )}
    </>
  )
}
