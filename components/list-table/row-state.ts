import type { Decisions } from '@/components/list-reading/list'
import type { Why } from '@/components/never-pitch/never-pitch'
import { decisionOn } from '@/components/review/decision-on'
import { siteIn } from '@/components/review/key-of'
import { isAmong } from '@/lib/domain/is-among'

/** The states that a filter can ask for. A new row, in no earlier list of prospects, has one of the others too. */
export const FILTER_STATES = ['kept', 'skipped', 'never pitch', 'open', 'new'] as const

export type FilterState = (typeof FILTER_STATES)[number]

/** Each row of a list is in one of these states. Never pitch holds for all lists, so it wins. */
export type RowState = Exclude<FilterState, 'new'>

/** The state of a row by its key. */
export function stateOf(key: string, decisions: Decisions, never: ReadonlyMap<string, Why>): RowState {
  return isAmong(never, siteIn(key)) ? 'never pitch' : (decisionOn(key, decisions)?.verdict ?? 'open')
}
