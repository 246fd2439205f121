import { counted, englishNumber } from '@/components/elements/english'
import { MEASURES } from '@/components/measures/measures'
import { readKnown, type Site } from '@/components/store/site'

/** `230 sites; Domain Rating known for 120 (12 rose, 3 fell), PageRank for 12`. A change is one since an earlier day. */
export function describeSites(domains: readonly string[] | undefined, sites: readonly Site[], nowMs: number): string {
  if (!domains) return 'not read yet'
  const wanted = new Set(domains)
  const found = sites.filter(({ domain }) => wanted.has(domain))
  const known = MEASURES.flatMap(({ what, max }) => {
    const values = found.flatMap((site) => {
      const { value, before } = readKnown(site.values[what], max, nowMs) ?? {}
      return value === undefined ? [] : [Math.sign(value - (before?.value ?? value))]
    })
    const changes = [1, -1].map((sign) => values.filter((one) => one === sign).length)
    return values.length > 0 ? [[what, englishNumber(values.length), changesText(changes)]] : []
  })
  const parts = known.map(
    ([measure, count, changes], at) => `${measure}${at === 0 ? ' known' : ''} for ${count}${changes}`,
  )
  return [counted(wanted.size, 'site'), parts.join(', ')].filter(Boolean).join('; ')
}

function changesText([rose = 0, fell = 0]: readonly number[]): string {
  const words = [rose > 0 && `${englishNumber(rose)} rose`, fell > 0 && `${englishNumber(fell)} fell`].filter(Boolean)
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}
