import type { Cell } from '@/components/csv/write-csv'
import { englishNumber } from '@/components/elements/english'
import type { Decision, Decisions } from '@/components/list-reading/list'

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

/** `12 kept, 3 skipped`; empty where nothing was decided. */
export function describeDecisions(decisions: Decisions = new Map()): string {
  const parts = (['kept', 'skipped'] as const).flatMap((verdict) => {
    const { length } = [...decisions.values()].filter((one) => one.verdict === verdict)
    return length > 0 ? `${englishNumber(length)} ${verdict}` : []
  })
  return parts.join(', ')
}
