import styles from './song.module.css'

const SYLLABLES = 69
const WIDTH = SYLLABLES * 10
const HEIGHT = 200

/** An ornament that looks like the sonogram of a lark's song; it shows no data. */
export function Song({ className }: { className?: string }) {
  return (
    <svg
      className={`${styles.song} ${className ?? ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={Array.from({ length: SYLLABLES }, (_, index) => syllable(index)).join('')} />
    </svg>
  )
}

function syllable(index: number): string {
  const progress = index / (SYLLABLES - 1)
  const climb = HEIGHT * (0.84 - 0.5 * progress ** 1.4)
  const trill = Math.sin(index * 0.9) * Math.sin(index * 0.23 + 1)
  const length = 8 + 52 * Math.abs(Math.sin(index * 0.37)) * (0.35 + 0.65 * progress)
  const middle = climb + trill * 14
  return `M${index * 10 + 5} ${(middle - length / 2).toFixed(1)}v${length.toFixed(1)}`
}
