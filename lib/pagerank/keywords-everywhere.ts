import { z } from 'zod'
import { UpstreamError } from '@/lib/errors'
import { createBreaker } from '@/lib/upstream/breaker'
import { fetchJson } from '@/lib/upstream/fetch-upstream'
import { count, day, type Item, MAX_MONTHS, type Month, pageRankText } from './item'
import { createKeyGuard, errorOf, isFailedLookup, type NameProvider, nameOf } from './provider'

const DEFAULT_URL = 'https://openpagerank.keywordseverywhere.com/v1/domains/bulk'

/** Of a name in the provider's response; longer than any that it is sent. */
const MAX_NAME = 1_000

/** A page rank in a JSON text. Inside a string, its quotes would be escaped. */
const PAGE_RANK = /([{,]\s*"open_page_rank"\s*:\s*)(-?\d[\d.eE+-]*)/g

const pageRank = z.number().min(0).max(10)
/** Each result is judged by itself, so that one bad result takes no other with it. */
const responseBody = z.object({
  as_of: day.optional().catch(undefined),
  results: z.array(z.unknown()),
  invalid: z.array(z.unknown()).catch([]),
})
/** An optional field that is not what it should be is left out. */
const result = z.object({
  domain: z.string().max(MAX_NAME),
  found: z.boolean(),
  open_page_rank: pageRank.nullish(),
  open_page_rank_digits: pageRankText.optional().catch(undefined),
  rank: count.nullish().catch(null),
  referring_domains: count.nullish().catch(null),
  history: z.array(z.unknown()).nullish().catch(null),
})
const month = z.object({
  date: day,
  open_page_rank: pageRank,
  open_page_rank_digits: pageRankText,
  estimated: z.boolean().default(false),
})

/** Open PageRank's bulk interface, for `opr_` keys. Its items are converted to the published shape, unrounded. */
export function createKeywordsEverywhere({
  key,
  url = DEFAULT_URL,
  fetch,
}: {
  key: string
  url?: string
  fetch?: typeof globalThis.fetch
}): NameProvider {
  const guarded = createBreaker('page-rank')
  const refuseKey = createKeyGuard(key)
  return {
    source: url,
    itemsOf: (names, { history }) => guarded((deadlineMs) => ask(names, history, deadlineMs)),
  }

  async function ask(names: string[], history: boolean, deadlineMs: number): Promise<(Item | undefined)[]> {
    const request = {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ domains: names, include_history: history }),
      fetch,
    }
    const prepare = (text: string) => addDigits(refuseKey(text))
    const { json } = await fetchJson(new URL(url), request, deadlineMs, { errorOf, prepare })
    const { data } = responseBody.safeParse(json)
    if (!data) throw new UpstreamError('shape', 'the PageRank provider returned no list of results')
    const found = data.results.flatMap((it) => itemOf(it, data.as_of) ?? [])
    if (found.length === 0 && data.results.length > 0) {
      throw new UpstreamError('unusable', 'the PageRank provider returned no PageRank from 0 to 10')
    }
    const invalid = data.invalid.flatMap((domain) =>
      typeof domain === 'string' && domain.length <= MAX_NAME
        ? [{ domain, item: { known: null, asOf: data.as_of } }]
        : [],
    )
    const items = join(names, [...found, ...invalid])
    if (items.every((item) => !item)) {
      throw new UpstreamError('unusable', 'the PageRank provider returned none of the requested domains')
    }
    return items
  }
}

/** Repeats each page rank of a JSON text as a string, because `JSON.parse` rounds numbers. */
export function addDigits(json: string): string {
  return json.replace(PAGE_RANK, '$1$2,"open_page_rank_digits":"$2"')
}

interface Named {
  domain: string
  item: Item
}

/** Undefined where the result is none. */
function itemOf(value: unknown, asOf: string | undefined): Named | undefined {
  const { data } = result.safeParse(value)
  if (!data || isFailedLookup(value)) return undefined
  const { domain, found, open_page_rank, open_page_rank_digits: digits, rank, referring_domains, history } = data
  if (!found || open_page_rank == null) return { domain, item: { known: null, asOf } }
  if (digits === undefined) return undefined
  const known = {
    pageRank: digits,
    rank: rank ?? null,
    referringDomains: referring_domains ?? null,
    history: historyOf(history ?? []),
  }
  return { domain, item: { known, asOf } }
}

/** Oldest first. */
function historyOf(months: unknown[]): Month[] {
  const known = months.flatMap((value): Month[] => {
    const { data } = month.safeParse(value)
    return data ? [{ date: data.date, pageRank: data.open_page_rank_digits, estimated: data.estimated }] : []
  })
  return known.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))).slice(-MAX_MONTHS)
}

/** By name: the provider has an order of its own, and may write a name in another form than it was sent. */
function join(names: string[], answered: Named[]): (Item | undefined)[] {
  const asked = new Set(names)
  const byName = new Map<string, Item>()
  for (const { domain, item } of answered) {
    const name = formOf(domain)
    if (!byName.has(name)) byName.set(name, item)
  }
  return names.map((name) => {
    // If both forms were requested, the item without `www.` belongs to the plain host.
    const plain = name.replace(/^www\./, '')
    return byName.get(formOf(name)) ?? (asked.has(plain) ? undefined : byName.get(plain))
  })
}

/** The same text for every spelling of a name, even if it is not a host. */
function formOf(name: string): string {
  return nameOf(name).trim().toLowerCase()
}
