import { rounded } from '@/components/elements/rounded'
import chart from '@/components/figures/chart.module.css'
import type { Month } from '@/components/measures/month'
import { levelsOf, ticksOf } from './axis'
import colours from './colours.module.css'
import styles from './history-chart.module.css'
import { runsOf } from './line'
import { LineMark } from './line-mark'

export interface Series {
  name: string
  /** Oldest first. */
  months: readonly Month[]
}

/**
 * The months of up to five series as lines on one axis, a part of the scale from 0 to `max`. Estimates are dashed and
 * hollow. A legend has to name the lines, and a table to stand beside it for screen readers.
 */
export function HistoryChart({ series, max }: { series: readonly Series[]; max: number }) {
  const all = series.flatMap(({ months }) => months.map(({ at }) => at))
  const from = all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const to = all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const ticks = all.length > 0 ? ticksOf(from, to) : []
  const marked = new Set(ticks.map(({ at }) => at))
  const levels = levelsOf(
    series.flatMap(({ months }) => months.map(({ value }) => value)),
    max,
  )
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? max]

  // In percent, as the SVG has no size of its own and its texts are not to be stretched.
  const x = (at: number) => rounded(to > from ? ((at - from) / (to - from)) * 100 : 100)
  const y = (value: number) => rounded(((high - value) / (high - low)) * 100)
  const path = (months: readonly Month[]) => `M${months.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`

  const lines = series.flatMap(({ name, months }, line) => {
    const last = months.at(-1)
    return last ? [{ name, line, months, last, runs: runsOf(months) }] : []
  })

  return (
    <div className={styles.plot} aria-hidden="true">
      <svg className={`${chart.drawing} ${styles.chart}`} aria-hidden="true">
        {levels.map((level) => (
          <g key={level}>
            <line x1="0" x2="100%" y1={`${y(level)}%`} y2={`${y(level)}%`} />
            <text x="-0.625rem" y={`${y(level)}%`} dy="0.35em" textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {ticks.map(({ at, text }) => (
          <g key={at}>
            <line x1={`${x(at)}%`} x2={`${x(at)}%`} y1="100%" y2="101.5%" />
            <text x={`${x(at)}%`} y="100%" dy="1.75em" textAnchor={anchorAt(x(at))}>
              {text}
            </text>
          </g>
        ))}
        {lines.map(({ name, line, months, last, runs }) => (
          <g key={name} className={colours.line} data-line={line}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {runs.map((run) => (
                <path
                  key={run.months[0]?.at}
                  className={run.isEstimated ? styles.estimated : styles.measured}
                  d={path(run.months)}
                />
              ))}
            </svg>
            {months
              .filter((month) => month === last || marked.has(month.at))
              .map(({ at, value, isEstimated }) => (
                <svg key={at} x={`${x(at)}%`} y={`${y(value)}%`} aria-hidden="true">
                  <LineMark line={line} isHollow={isEstimated} />
                </svg>
              ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

/** Keeps the outer labels within the chart. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 4) return 'start'
  return percent > 96 ? 'end' : 'middle'
}
