import type { Cell } from '@/components/csv/write-csv'
import { englishNumber } from '@/components/elements/english'
import type { Decision, Decisions } from '@/components/list-reading/list'
import { siteIn } from './key-of'

/** Why a site is skipped. The first one says least. */
export const REASONS = [
  'not a fit',
  'off topic',
  'too weak',
  'sells links',
  'no contact',
  'not active',
  'a competitor',
] as const

/** The columns of an export. */
export const DECISION_HEAD = ['Decision', 'Skip reason', 'Review note'] as const

export function decisionCells({ verdict, reason, note }: Partial<Decision> = {}): Cell[] {
  return [verdict, reason, note]
}

/** `12 kept, 3 skipped`, without the sites that are never pitched; empty where nothing was decided. */
export function describeDecisions(decisions: Decisions = new Map(), never?: ReadonlySetLike<string>): string {
  const parts = (['kept', 'skipped'] as const).flatMap((verdict) => {
    const { length } = [...decisions].filter(([key, one]) => one.verdict === verdict && !never?.has(siteIn(key)))
    return length > 0 ? `${englishNumber(length)} ${verdict}` : []
  })
  return parts.join(', ')
}
