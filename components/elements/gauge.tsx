import styles from './gauge.module.css'
import { rounded } from './rounded'

const TICKS = 25
const STEP = 4

interface Scale {
  max: number
  size?: 'small' | 'large'
}

/** A value on its scale, as a figure and as ticks. Without a value `words` stand in its place, never 0. */
export function Gauge({ value, words = 'unknown', max, size = 'small' }: Scale & { value?: number; words?: string }) {
  const filled = value === undefined ? 0 : Math.round((value / max) * TICKS)
  return (
    <span className={size === 'large' ? `${styles.gauge} ${styles.large}` : styles.gauge}>
      {value === undefined ? (
        <span className={styles.words}>{words}</span>
      ) : (
        <span className={styles.figure}>
          {rounded(value)}
          <span className={styles.scale}> / {max}</span>
        </span>
      )}
      <svg className={styles.ticks} viewBox={`0 0 ${TICKS * STEP} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.empty} d={ticks(filled, TICKS)} />
        <path className={styles.filled} d={ticks(0, filled)} />
      </svg>
    </span>
  )
}

function ticks(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${(from + index) * STEP + STEP / 2} 0v10`).join('')
}
