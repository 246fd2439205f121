import type { Cell } from '@/components/csv/write-csv'
import { englishNumber } from '@/components/elements/english'
import { roundedCell } from '@/components/exports/rounded-cell'
import { MAX_ROWS } from '@/components/limits'
import type { ShownLookup } from '@/components/lookup-tool/run/lookup'
import type { Entry } from '@/components/queue/queue'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { type Added, findPlaces } from '@/components/workbook/writing/added'
import { sourceText } from '@/lib/site/credits'
import { sources } from '@/lib/site/sources'

const TOO_FAR_DOWN = `Not looked up: the limit is ${englishNumber(MAX_ROWS)} sites.`

type Rating<Value> = Pick<ShownLookup<Value>, 'what' | 'head' | 'cellsOf' | 'part' | 'dayOf'>

/** The columns that a lookup adds to a sheet, or updates where an earlier one added them. */
export function ratedColumns<Value>(sheet: Sheet, lookup: Rating<Value>, entries: readonly Entry<Value>[]): Added {
  const [, ...values] = lookup.head.slice(0, -1)
  const about = ['source', 'day', 'note'].map((one) => `${lookup.what} ${one}`)
  const credit = sourceText(sources[lookup.part])
  const found = new Map(entries.map((entry) => [entry.key, entry]))
  const none = values.map(() => undefined)
  const { titles, places } = ratedPlaces(sheet, values, about, credit)
  const creditPlace = places[titles.indexOf(about[0] ?? '')]

  function newCells({ domain, reason }: SheetRow): readonly Cell[] {
    if (domain === undefined) return [...none, undefined, undefined, reason]
    const entry = found.get(domain)
    if (!entry) return [...none, undefined, undefined, TOO_FAR_DOWN]
    const cells = lookup.cellsOf(entry).map(roundedCell)
    if (entry.state !== 'answered') return [...cells.slice(1, -1), undefined, undefined, cells.at(-1)]
    const day = lookup.dayOf?.([entry]) ?? new Date(entry.atMs).toISOString().slice(0, 10)
    return [...cells.slice(1, -1), credit, day, cells.at(-1)]
  }

  return {
    titles,
    places,
    cellsOf(row) {
      const isAnswered = row.domain !== undefined && found.get(row.domain)?.state === 'answered'
      const isRated = creditPlace !== undefined && row.cells[creditPlace]
      // An earlier value, which has its day beside it, is worth more than a failure.
      if (!isAnswered && isRated) return places.map((place) => (place === undefined ? undefined : row.cells[place]))
      return newCells(row)
    },
  }
}

/**
 * The columns of a lookup, and the places of an earlier one. A sheet may have a column such as Domain Rating from
 * elsewhere; then ours has another name. The titles in `about` are ours alone. Without names, the credit tells.
 */
function ratedPlaces(
  sheet: Sheet,
  values: readonly string[],
  about: readonly string[],
  credit: string,
): { titles: readonly string[]; places: readonly (number | undefined)[] } {
  const { header, rows, view } = sheet
  if (header) {
    const names = header.cells.map((cell) => cell.trim())
    const isRated = names.some((name) => about.includes(name))
    const isTaken = (title: string) =>
      names.includes(apart(title)) || (!isRated && names.some((name) => name.toLowerCase() === title.toLowerCase()))
    const titles = [...values.map((title) => (isTaken(title) ? apart(title) : title)), ...about]
    return { titles, places: findPlaces(sheet, titles, () => isRated) }
  }
  const titles = [...values, ...about]
  const at = view.columns.findIndex((_, index) => rows.some(({ cells }) => cells[index] === credit))
  const first = at - titles.indexOf(about[0] ?? '')
  return { titles, places: at < 0 ? [] : titles.map((_, index) => first + index) }
}

function apart(title: string): string {
  return `${title} (looked up)`
}
