import { anchorTypes } from '@/app/tools/anchor-text-analyser/anchors/anchor-types'
import type { Profile } from '@/app/tools/anchor-text-analyser/messages'
import { Bar } from '@/components/elements/bar'
import { counted, englishNumber } from '@/components/elements/english'
import scroll from '@/components/elements/scroll-hint.module.css'
import { TableParts } from '@/components/elements/table-parts'
import { percent } from './percent'
import styles from './profile-table.module.css'

interface Cell {
  /** From 0 to 1. */
  share?: number
  words: string
}

/** The profiles in columns: the share of each type as a bar, then the totals. A table, so that it can be read without the bars. */
export function ProfileTable({ profiles }: { profiles: readonly Profile[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={`${scroll.hint} ${styles.scroller}`} aria-label="Anchor types" tabIndex={0}>
      <table className={styles.table}>
        <caption>Anchor types, as a share of all links in each export</caption>
        <TableParts
          head={['Type', ...profiles.map(({ name }) => name)]}
          rows={rowsOf(profiles).map(([title, ...cells]) => [title, ...cells.map(shown)])}
        />
      </table>
    </section>
  )
}

function rowsOf(profiles: readonly Profile[]): [title: string, ...Cell[]][] {
  const row = (title: string, cellOf: (profile: Profile) => Cell): [string, ...Cell[]] => [
    title,
    ...profiles.map(cellOf),
  ]
  return [
    ...anchorTypes.map((type) =>
      row(type, ({ types, isCounted }) => {
        const { share = 0, links = 0 } = types.find((one) => one.type === type) ?? {}
        return { share, words: counted(links, isCounted ? 'link' : 'anchor') }
      }),
    ),
    row('followed links', ({ followed, links }) =>
      followed === undefined
        ? UNKNOWN
        : { share: links === 0 ? 0 : followed / links, words: counted(followed, 'link') },
    ),
    row('linking sites', ({ sites }) => (sites === undefined ? UNKNOWN : { words: englishNumber(sites) })),
    row('links', ({ links, isCounted }) => (isCounted ? { words: englishNumber(links) } : UNKNOWN)),
    row('distinct anchors', ({ texts }) => ({ words: englishNumber(texts) })),
    row('rows left out', ({ skipped }) => ({ words: leftOutText(skipped) || 'none' })),
  ]
}

const UNKNOWN: Cell = { words: 'not in the export' }

/** How many rows were left out, by reason. */
export function leftOutText(skipped: Profile['skipped']): string {
  return skipped.map(({ reason, rows }) => `${englishNumber(rows)} with ${reason}`).join(', ')
}

function shown({ share, words }: Cell) {
  if (share === undefined) return words
  return (
    <div className={styles.share}>
      <span className={styles.figure}>{percent(share)}</span> <small>{words}</small>
      <Bar share={share} />
    </div>
  )
}
