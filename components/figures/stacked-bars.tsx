import { percent } from './percent'
import styles from './stacked-bars.module.css'

interface StackedBar {
  name: string
  /** From 0 to 1, in the order of `titles`. */
  shares: readonly number[]
}

/** A narrower part has no room for its figure. */
const LEAST_LABELLED = 0.07

/** Shares of up to seven kinds, one bar under the other. It has no text for screen readers, so a table has to stand beside it. */
export function StackedBars({ titles, bars }: { titles: readonly string[]; bars: readonly StackedBar[] }) {
  return (
    <div className={styles.stack} aria-hidden="true">
      {bars.map(({ name, shares }) => (
        <div className={styles.bar} key={name}>
          <span className={styles.name}>{name}</span>
          <svg className={styles.shares} aria-hidden="true">
            {titles.map((title, part) => {
              const share = shares[part] ?? 0
              const start = shares.slice(0, part).reduce((sum, one) => sum + one, 0)
              return (
                share > 0 && (
                  <g className={styles.part} data-part={part} key={title}>
                    {/* In percent, so that the texts are not stretched. */}
                    <rect x={percent(start)} width={percent(share)} height="100%" />
                    {share >= LEAST_LABELLED && (
                      <text x={percent(start + share / 2)} y="50%" dy="0.35em" textAnchor="middle">
                        {Math.round(share * 100)}%
                      </text>
                    )}
                  </g>
                )
              )
            })}
          </svg>
        </div>
      ))}
      <div className={styles.legend}>
        {titles.map((title, part) => (
          <span className={styles.entry} key={title}>
            <svg className={styles.swatch} aria-hidden="true">
              <g className={styles.part} data-part={part}>
                <rect width="100%" height="100%" />
              </g>
            </svg>
            {title}
          </span>
        ))}
      </div>
    </div>
  )
}
