'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/button'

/** How many more rows a click shows. */
const STEP = 50

/** The first rows of a long list, and a button for more. Give it a key that changes with the list. */
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
  const [count, setCount] = useState(STEP)
  const left = rows.length - count
  return (
    <>
      {children(rows.slice(0, count))}
      {left > 0 && (
        <p>
          <Button variant="quiet" onClick={() => setCount(count + STEP)}>
            Show {Math.min(STEP, left).toLocaleString('en')} more of {rows.length.toLocaleString('en')} {what}
          </Button>
        </p>
      )}
    </>
  )
}
