import type { Quota } from '@/components/queue/outcome'

/**
 * The `RateLimit` field (draft-ietf-httpapi-ratelimit-headers-11: a list of quoted names with `r` and `t`). Of several
 * policies the one with the least left; undefined where the field is absent or tells neither.
 */
export function parseRateLimit(field: string | null): Quota | undefined {
  // Names go first: they may hold commas and semicolons.
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
