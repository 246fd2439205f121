import { isSame } from '@/components/elements/is-same'
import { FILTER_STATES, type FilterState } from './row-state'

/** Which rows of a list a visitor wants to see. An empty text asks for nothing. */
export interface Filter {
  /** Somewhere in the domain or in the sheet's cells. */
  text: string
  /** The column of the sheet in which the text is looked for; all of them if undefined. */
  column?: number
  /** The least value of a measure. */
  least: string
  /** The measure, where it is another than the table's. */
  measure?: string
  endings: string
  state?: FilterState
}

export const NO_FILTER: Filter = { text: '', least: '', endings: '' }

/** The filter of a record or of a link; undefined where nothing is asked. */
export function readFilter(record: unknown): Filter | undefined {
  const { text, column, least, measure, endings, state } = Object(record)
  const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_CHARACTERS) : '')
  const filter: Filter = { text: textIn(text), least: textIn(least), endings: textIn(endings) }
  const index = Number(column ?? Number.NaN)
  if (Number.isInteger(index) && index >= 0) filter.column = index
  if (typeof measure === 'string') filter.measure = measure
  const found = FILTER_STATES.find((one) => one === state)
  if (found) filter.state = found
  return isSame(filter, NO_FILTER) ? undefined : filter
}

const MAX_CHARACTERS = 200
