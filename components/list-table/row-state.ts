import type { Decisions } from '@/components/list-reading/list'
import type { Why } from '@/components/never-pitch/never-pitch'
import { siteIn } from '@/components/review/key-of'

/** Each row of a list is in one of these states. Never pitch holds for all lists, so it wins. */
export const ROW_STATES = ['kept', 'skipped', 'never pitch', 'open'] as const

export type RowState = (typeof ROW_STATES)[number]

/** The state of a row by its key. */
export function stateOf(key: string, decisions: Decisions, never: ReadonlyMap<string, Why>): RowState {
  return never.has(siteIn(key)) ? 'never pitch' : (decisions.get(key)?.verdict ?? 'open')
}
