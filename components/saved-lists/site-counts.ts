import { counted, englishNumber } from '@/components/elements/english'
import { readKnown, type Site } from '@/components/store/site'

/** The measures that the checkers save, with the highest value of each. */
const MEASURES = [
  ['Domain Rating', 100],
  ['PageRank', 10],
] as const

/** `230 sites; Domain Rating known for 120, PageRank for 12`. */
export function describeSites(domains: readonly string[], sites: readonly Site[], nowMs: number): string {
  const wanted = new Set(domains)
  const found = sites.filter(({ domain }) => wanted.has(domain))
  const known = MEASURES.flatMap(([measure, max]) => {
    const count = found.filter(({ values }) => readKnown(values[measure], max, nowMs)?.value !== undefined).length
    return count > 0 ? [[measure, englishNumber(count)]] : []
  })
  const parts = known.map(([measure, count], at) => `${measure}${at === 0 ? ' known' : ''} for ${count}`)
  return [counted(wanted.size, 'site'), parts.join(', ')].filter(Boolean).join('; ')
}
