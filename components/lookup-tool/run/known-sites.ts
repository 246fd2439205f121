import type { Answered } from '@/components/queue/queue'
import { browserStore } from '@/components/store/browser-store'
import { type KnownValue, nextKnown, readKnown } from '@/components/store/site'
import type { Lookup } from './lookup'

export type Responses<Value> = ReadonlyMap<string, Answered<Value>>
export type KnownValues = ReadonlyMap<string, KnownValue>

type Scale = Pick<Lookup<unknown>, 'what' | 'max'>
type Measure<Value> = Scale & Pick<Lookup<Value>, 'isValue' | 'datedOf'>

/** Reading so many sites one by one takes longer than reading all. */
const MANY = 100

/** The values that this browser knows of some domains. */
export async function findKnown({ what, max }: Scale, domains: readonly string[]): Promise<KnownValues> {
  const wanted = new Set(domains)
  const sites = await (wanted.size < MANY ? browserStore.read('sites', domains) : browserStore.readAll('sites', what))
  const nowMs = Date.now()
  const known = new Map<string, KnownValue>()
  for (const { domain, values } of sites.filter((site) => site !== undefined)) {
    const value = wanted.has(domain) && readKnown(values[what], max, nowMs)
    if (value) known.set(domain, value)
  }
  return known
}

/** The responses in it that are not older than `sinceMs`. */
export function responsesIn<Value>({ isValue }: Measure<Value>, known: KnownValues, sinceMs: number): Responses<Value> {
  const responses = new Map<string, Answered<Value>>()
  for (const [domain, { answer, atMs = 0 }] of known)
    if (atMs >= sinceMs && isValue(answer)) responses.set(domain, { value: answer, atMs })
  return responses
}

export async function saveResponses<Value>(
  { what, max, datedOf }: Measure<Value>,
  answers: Responses<Value>,
): Promise<void> {
  await browserStore.update(
    [...answers].map(([domain, { value, atMs }]) => ({
      kind: 'sites',
      key: domain,
      next(site) {
        const last = readKnown(site?.values[what], max, Date.now())
        const next = nextKnown(last, { ...datedOf(value, atMs), answer: value, atMs })
        return { domain, values: { ...site?.values, [what]: next } }
      },
    })),
  )
}

/** Forgets a measure of all sites. */
export async function forgetKnown({ what }: { what: string }): Promise<void> {
  const sites = await browserStore.readAll('sites')
  await browserStore.update(
    sites.map(({ domain }) => ({
      kind: 'sites',
      key: domain,
      next(site) {
        const { [what]: _, ...values } = site?.values ?? {}
        return Object.keys(values).length > 0 ? { domain, values } : undefined
      },
    })),
  )
}

/** Calls with the domains of which another tab has learnt something. Returns a function that ends it. */
export function onKnown(listener: (domains: readonly string[]) => void): () => void {
  return browserStore.onChange((changed) => {
    const domains = changed.flatMap((key) => (key.startsWith('sites ') ? key.slice('sites '.length) : []))
    if (domains.length > 0) listener(domains)
  })
}
