import chart from './chart.module.css'
import { percent } from './percent'
import styles from './scatter-plot.module.css'

interface Point {
  name: string
  x: number
  /** Undefined if the second scale knows nothing of it; it is drawn hollow, under the axis. */
  y?: number
}

interface Axis {
  title: string
  max: number
}

const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1]

/**
 * Things on two scales, with the line on which they would lie if one scale were a multiple of the other. It has no
 * text for screen readers, so a table has to stand beside it.
 */
export function ScatterPlot({ x, y, points }: { x: Axis; y: Axis; points: readonly Point[] }) {
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg className={`${chart.drawing} ${styles.chart}`} aria-hidden="true">
        {STEPS.map((step) => (
          <g key={step}>
            <line x1="0" x2="100%" y1={percent(1 - step)} y2={percent(1 - step)} />
            <text x="-0.625rem" y={percent(1 - step)} dy="0.35em" textAnchor="end">
              {step * y.max}
            </text>
            <line x1={percent(step)} x2={percent(step)} y1="100%" y2="101.5%" />
            <text x={percent(step)} y="100%" dy="1.75em" textAnchor="middle">
              {step * x.max}
            </text>
          </g>
        ))}
        <line className={styles.rule} x1="0" y1="100%" x2="100%" y2="0" />
        <text className={styles.axis} x="0.75rem" y="0" dy="1.5em">
          {y.title}
        </text>
        <text className={styles.axis} x="100%" y="100%" dy="3.25em" textAnchor="end">
          {x.title}
        </text>
        {points.map((point) => {
          const across = point.x / x.max
          const isRight = across > 0.75
          const isBelow = points.some((other) => isAtLabel(other, point, x.max, y.max))
          const height = percent(point.y === undefined ? 1 : 1 - point.y / y.max)
          return (
            <g key={point.name} className={point.y === undefined ? `${styles.point} ${styles.unknown}` : styles.point}>
              <circle cx={percent(across)} cy={height} r="6" />
              <text
                x={percent(across)}
                y={height}
                dx={isBelow ? undefined : isRight ? '-0.9em' : '0.9em'}
                dy={isBelow ? '1.6em' : point.y === undefined ? '-0.9em' : '0.35em'}
                textAnchor={isBelow ? 'middle' : isRight ? 'end' : 'start'}
              >
                {point.name}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** Whether `other` is where the name of `point` would stand, on its right. */
function isAtLabel(other: Point, point: Point, maxX: number, maxY: number): boolean {
  const across = (other.x - point.x) / maxX
  return across > 0 && across < 0.15 && Math.abs((other.y ?? 0) - (point.y ?? 0)) / maxY < 0.04
}
