import type { Section } from '@/app/tools/link-gap/messages'
import { counted, englishNumber } from '@/components/elements/english'

/** Its meaning for somebody who decides whom to pitch. Sites that link to the most rivals come first. */
export function meaningOf(
  { kind, shown, total }: Pick<Section, 'kind' | 'shown' | 'total'>,
  rivals = 0,
): string | undefined {
  if (kind === 'lost') return 'A lost link may still be there. Open its page before you write to anybody.'
  const most = shown[0]?.count ?? 0
  if (kind !== 'gap' || rivals < 2) return undefined
  if (most < 2) return 'Each links to one rival only, so there’s little to repeat.'
  const sites = shown.filter(({ count }) => count === most).length
  const all = rivals === 2 ? 'both' : `all ${englishNumber(rivals)}`
  const whom = `${most === rivals ? all : `${most} of the ${rivals}`} rivals`
  if (sites === total) return `Each links to ${whom}. Before you pitch, open its page and find out why.`
  return `Start at the top: ${counted(sites, 'site links', 'sites link')} to ${whom}.`
}
