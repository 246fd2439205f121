import type { Quota } from '@/components/queue/outcome'

/**
 * Parses `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11: a list of quoted names with `r` and `t`). Returns the
 * policy with the fewest requests left; undefined without one.
 */
export function parseRateLimit(field: string | null): Quota | undefined {
  // Removes the names, which may contain commas and semicolons.
  const items = (field ?? '').replace(/"(?:[^"\\]|\\.?)*"?/gs, '').split(',')
  return items
    .flatMap((item) => {
      const remaining = parameter(item, 'r')
      return remaining === undefined ? [] : [{ remaining, resetSeconds: parameter(item, 't') ?? 0 }]
    })
    .toSorted((a, b) => a.remaining - b.remaining)[0]
}

function parameter(item: string, name: 'r' | 't'): number | undefined {
  const [, digits] = item.match(new RegExp(`;\\s*${name}=(\\d{1,15})\\s*(?:;|$)`)) ?? []
  return digits === undefined ? undefined : Number(digits)
}
