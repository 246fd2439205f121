import type { Why } from '@/components/never-pitch/never-pitch'
import { neverPitchReason } from './drop-kinds'
import type { Cleaned } from './messages'
import type { ShownDropped } from './prospect-list'

/** A result without the sites that came onto the never-pitch list after it was made. */
export function withoutNeverPitch(cleaned: Cleaned, reasons: ReadonlyMap<string, Why>): Cleaned {
  const { verdict, firstKept, restKeys, dropped, firstDropped, neverPitch } = cleaned
  const domains = verdict.domains.filter((domain) => !reasons.has(domain))
  if (neverPitch.isKept || domains.length === verdict.domains.length) return cleaned
  const firstLeft = firstKept.filter(({ domain }) => !reasons.has(domain))
  const rest = restKeys.filter((key) => !reasons.has(key.replace(/ .*/s, '')))
  const left = firstKept.flatMap(({ domain, written, line }): ShownDropped[] => {
    const why = reasons.get(domain)
    const reason = why && neverPitchReason(domain, why)
    return reason ? [{ line, entry: written, kind: 'never pitch', reason }] : []
  })
  const rows = firstKept.length + restKeys.length - firstLeft.length - rest.length
  return {
    ...cleaned,
    kept: cleaned.kept - rows,
    sites: domains.length,
    firstKept: firstLeft,
    restKeys: rest,
    verdict: { ...verdict, domains },
    dropped: { ...dropped, 'never pitch': dropped['never pitch'] + rows },
    firstDropped: [...firstDropped, ...left].sort((a, b) => a.line - b.line),
    neverPitch: { ...neverPitch, sites: neverPitch.sites + verdict.domains.length - domains.length },
  }
}
