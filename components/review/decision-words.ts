import type { Cell } from '@/components/csv/write-csv'
import type { Decision } from '@/components/list-reading/list'

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

export function decisionCells({ verdict, reason, note }: Decision = {}): Cell[] {
  return [verdict, reason, note]
}
