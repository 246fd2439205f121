import styles from './line-mark.module.css'

/** One for each line, so that lines can be told apart without colours. */
const SHAPES = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  'M-4-4h8v8h-8z',
  'M0-5.5 5.5 4h-11z',
  'M0-6 6 0 0 6-6 0z',
  'M0 5.5 5.5-4h-11z',
]

/** The shape of a line, around the origin. Hollow for an estimate. */
export function LineMark({ line, isHollow = false }: { line: number; isHollow?: boolean }) {
  return <path className={isHollow ? styles.hollow : styles.filled} d={SHAPES[line % SHAPES.length]} />
}
