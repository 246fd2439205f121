import { type RefObject, useEffect, useState } from 'react'

/** In pixels, until rows are measured. */
const ROW_HEIGHT = 48
/** The rows that are drawn first. The others come in the next frame, in space that waits for them. */
const FIRST_ROWS = 10
/** More rows than fit into the area. */
const ROWS = 20
/** Rows are drawn so many at once, before they come into sight. */
const STEP = 10

/** The indexes of the rows to draw, and the heights in pixels of the rows above and below them. */
export function useRowsInSight(area: RefObject<HTMLElement | null>, count: number) {
  // The rows that are scrolled past, or soon will be.
  const [past, setPast] = useState(0)
  const [measured, setMeasured] = useState<number>()

  useEffect(() => {
    const element = area.current
    if (!element) return
    let rowHeight = ROW_HEIGHT
    let isMeasured = false
    const follow = () => {
      if (!isMeasured) {
        const rows = [...element.querySelectorAll('tbody tr[aria-rowindex]')].map((row) => row.getBoundingClientRect())
        const [top, bottom] = [rows[0]?.top, rows.at(-1)?.bottom]
        if (top !== undefined && bottom !== undefined) rowHeight = (bottom - top) / rows.length
        isMeasured = true
        setMeasured(rowHeight)
      }
      setPast(Math.ceil(element.scrollTop / rowHeight / STEP) * STEP)
    }
    const resized = new ResizeObserver(() => {
      isMeasured = false
      follow()
    })
    resized.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [area])

  const height = measured ?? ROW_HEIGHT
  const from = Math.max(0, Math.min(past - 2 * STEP, count - ROWS))
  const to = Math.min(count, past + (measured === undefined ? FIRST_ROWS : ROWS))
  return { from, to, above: from * height, below: (count - to) * height }
}
