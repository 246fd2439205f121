import { csvFile } from '@/components/csv/csv-file'
import { writeCsv } from '@/components/csv/write-csv'
import { counted } from '@/components/elements/english'
import type { List } from '@/components/list-reading/list'
import { DECISION_HEAD, decisionCells } from '@/components/review/decision-words'
import { siteIn } from '@/components/review/key-of'

/** The decisions of a list, as a list that can take its place. It is as old, so that no site becomes new. */
export function decisionsList({ name, savedMs, decisions = new Map() }: List) {
  const hasContacts = [...decisions.keys()].some((key) => key !== siteIn(key))
  const rows = [...decisions].map(([key, decision]) => {
    const [site, contact] = key.split(' ')
    return [site, ...(hasContacts ? [contact] : []), ...decisionCells(decision)]
  })
  const head = ['Domain', ...(hasContacts ? ['Contact'] : []), ...DECISION_HEAD]
  const domains = [...new Set([...decisions.keys()].map(siteIn))]
  return [
    { name: `${name.replace(/\.\w+$/, '')} decisions.csv`, file: csvFile(writeCsv([head, ...rows])) },
    { savedMs, changedMs: Date.now(), decisions, verdict: { leftOut: new Map(), domains } },
  ] as const
}

/** `“prospects.csv” and its 22 decisions were deleted` */
export function deletedWords(lists: readonly Pick<List, 'name' | 'decisions'>[]): string {
  const [first, ...others] = lists
  const decisions = lists.reduce((sum, { decisions }) => sum + (decisions?.size ?? 0), 0)
  const were = others.length > 0 || decisions > 0 ? 'were' : 'was'
  const its = decisions > 0 ? ` and ${others.length > 0 ? 'their' : 'its'} ${counted(decisions, 'decision')}` : ''
  return `${others.length > 0 ? `${lists.length} lists` : `“${first?.name}”`}${its} ${were} deleted`
}
