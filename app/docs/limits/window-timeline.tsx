import chart from '@/components/figures/chart.module.css'
import { clockTime, type Outcome } from './sliding-window'
import styles from './window-timeline.module.css'

const TICK_MINUTES = 30

interface Block {
  outcome: Outcome
  /** The first of the places that it takes. */
  place: number
}

/** The places of a sliding window over time. It has no text for screen readers, so a table has to stand beside it. */
export function WindowTimeline({
  outcomes,
  limit,
  minutes,
}: {
  outcomes: readonly Outcome[]
  limit: number
  minutes: number
}) {
  const [first] = outcomes
  const from = first?.minute ?? 0
  const to = Math.max(...outcomes.map(({ minute, admitted }) => (admitted > 0 ? minute + minutes : minute)))
  // In percent, because the SVG has no size of its own and its texts are not to be stretched.
  const x = (minute: number) => `${round(((minute - from) / (to - from)) * 100)}%`
  const width = (length: number) => `${round((length / (to - from)) * 100)}%`
  const y = (place: number) => `${round((place / limit) * 100)}%`
  const ticks = Array.from(
    { length: Math.floor((to - from) / TICK_MINUTES) + 1 },
    (_, tick) => from + tick * TICK_MINUTES,
  )
  const refused = outcomes.filter(({ requests, admitted }) => admitted < requests)
  /** At the end of the block where a line crosses its first half. */
  const besideRefusals = (start: number) =>
    refused.some(({ minute }) => minute > start && minute < start + minutes / 2)
      ? ({ x: x(start + minutes), dx: '-0.5em', textAnchor: 'end' } as const)
      : { x: x(start), dx: '0.5em' }

  return (
    <div className={styles.plot} aria-hidden="true">
      <svg className={`${chart.drawing} ${styles.chart}`} aria-hidden="true">
        {ticks.map((minute) => (
          <g key={minute}>
            <line x1={x(minute)} x2={x(minute)} y1="0" y2="100%" />
            <text x={x(minute)} y="100%" dy="1.6em" textAnchor={anchorAt(minute, from, to)}>
              {clockTime(minute)}
            </text>
          </g>
        ))}
        {blocksOf(outcomes, limit, minutes).map(({ outcome: { minute, admitted }, place }) => (
          <g key={minute} className={styles.block}>
            <rect x={x(minute)} y={y(limit - place - admitted)} width={width(minutes)} height={y(admitted)} />
            <text {...besideRefusals(minute)} y={y(limit - place - admitted / 2)} dy="0.35em">
              {admitted} {admitted === 1 ? 'request' : 'requests'}
            </text>
          </g>
        ))}
        {refused.map(({ minute }) => (
          <g key={minute} className={styles.refused}>
            <line x1={x(minute)} x2={x(minute)} y1="0" y2="100%" />
            <text x={x(minute)} y="0" dy="-0.6em" textAnchor="middle">
              429
            </text>
          </g>
        ))}
        <line className={styles.axis} x1="0" x2="100%" y1="100%" y2="100%" />
      </svg>
    </div>
  )
}

/** Each admitted group on the lowest places that are free then. */
function blocksOf(outcomes: readonly Outcome[], limit: number, minutes: number): Block[] {
  const freeFrom = Array.from({ length: limit }, () => 0)
  return outcomes.flatMap((outcome) => {
    if (outcome.admitted === 0) return []
    const place = freeFrom.findIndex((minute) => minute <= outcome.minute)
    freeFrom.fill(outcome.minute + minutes, place, place + outcome.admitted)
    return [{ outcome, place }]
  })
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100
}

/** Keeps the outer labels within the chart. */
function anchorAt(minute: number, from: number, to: number): 'start' | 'middle' | 'end' {
  if (minute === from) return 'start'
  return minute === to ? 'end' : 'middle'
}
