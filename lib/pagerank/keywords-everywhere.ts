import { z } from 'zod'
import { UpstreamError } from '@/lib/errors'
import { createBreaker } from '@/lib/upstream/breaker'
import { fetchUpstream, parseJsonBody } from '@/lib/upstream/fetch-upstream'
import { checkStatus, type Item, type NameProvider, nameOf, unknownMembers } from './provider'

const DEFAULT_URL = 'https://openpagerank.keywordseverywhere.com/v1/domains/bulk'

const pageRank = z.number().min(0).max(10)
/** Each result is judged by itself, so that one bad result takes no other with it. */
const answer = z.object({
  as_of: z.string().optional().catch(undefined),
  results: z.array(z.unknown()),
  invalid: z.array(z.unknown()).catch([]),
})
const result = z.object({
  domain: z.string(),
  found: z.boolean(),
  open_page_rank: pageRank.nullish(),
  rank: z.int().nullish(),
  referring_domains: z.number().nullish(),
  history: z.array(z.unknown()).nullish(),
})
const month = z.object({ date: z.string(), open_page_rank: pageRank, estimated: z.boolean().default(false) })

/** The numbers of the same answer as their original texts. */
const answerTexts = z.object({ results: z.array(z.unknown()) })
const text = z.string().nullish()
const resultTexts = z.object({
  open_page_rank: text,
  rank: text,
  referring_domains: text,
  history: z.array(z.unknown()).nullish(),
})
const monthTexts = z.object({ open_page_rank: z.string() })

/** A string or a number in a JSON text; in valid JSON nothing else contains a digit. */
const TOKEN = /"(?:[^"\\]|\\.?)*"?|-?\d[\d.eE+-]*/gs

/** Open PageRank's bulk interface, for `opr_` keys. Its items are converted to the published shape, unrounded. */
export function createKeywordsEverywhere({ key, url = DEFAULT_URL }: { key: string; url?: string }): NameProvider {
  const guarded = createBreaker('the page-rank provider')
  return {
    source: url,
    itemsOf: (names, { history }) => guarded((deadlineMs) => ask(names, history, deadlineMs)),
  }

  async function ask(names: string[], history: boolean, deadlineMs: number): Promise<Map<string, Item>> {
    const request = {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ domains: names, include_history: history }),
    }
    const upstream = await fetchUpstream(new URL(url), request, deadlineMs)
    checkStatus(upstream)
    const { text, json } = parseJsonBody(upstream)
    const { data } = answer.safeParse(json)
    if (!data) throw noPageRanks()
    const { results: texts } = answerTexts.parse(parseNumbersAsText(text.replace(/^\ufeff/, '')))
    const found = data.results.flatMap((it, index) => itemOf(it, texts[index], history, data.as_of) ?? [])
    if (found.length === 0 && data.results.length > 0) throw noPageRanks()
    const invalid = data.invalid.flatMap((domain) =>
      typeof domain === 'string' ? [{ domain, item: { members: unknownMembers(history), asOf: data.as_of } }] : [],
    )
    return join(names, [...found, ...invalid])
  }
}

function noPageRanks(): UpstreamError {
  return new UpstreamError('shape', 'the page-rank provider answered no list of page ranks from 0 to 10')
}

interface Named {
  domain: string
  item: Item
}

/** Undefined where the result is none. */
function itemOf(value: unknown, valueTexts: unknown, history: boolean, asOf: string | undefined): Named | undefined {
  const { data } = result.safeParse(value)
  if (!data) return undefined
  const texts = resultTexts.parse(valueTexts)
  if (!data.found || !texts.open_page_rank)
    return { domain: data.domain, item: { members: unknownMembers(history), asOf } }
  const members = [
    `"page_rank_decimal":${texts.open_page_rank}`,
    `"rank":${JSON.stringify(texts.rank ?? null)}`,
    '"status_code":200',
    `"referring_domains":${texts.referring_domains ?? null}`,
    ...(history ? [`"history":${historyOf(data.history ?? [], texts.history ?? [])}`] : []),
  ]
  return { domain: data.domain, item: { members: members.join(), asOf } }
}

/** As JSON, oldest first. */
function historyOf(months: unknown[], texts: unknown[]): string {
  const published = months.flatMap((value, index) => {
    const { data } = month.safeParse(value)
    if (!data) return []
    const { date, estimated } = data
    const number = monthTexts.parse(texts[index]).open_page_rank
    return [{ date, json: `{"date":${JSON.stringify(date)},"page_rank_decimal":${number},"estimated":${estimated}}` }]
  })
  const ordered = published.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  return `[${ordered.map(({ json }) => json).join()}]`
}

/** By name: the provider has an order of its own, and may write a name in another form than it was sent. */
function join(names: string[], answered: Named[]): Map<string, Item> {
  const asked = new Set(names)
  const byName = new Map<string, Item>()
  for (const { domain, item } of answered) {
    const name = nameOf(domain)
    if (!byName.has(name)) byName.set(name, item)
  }
  return new Map(
    names.flatMap((name): [string, Item][] => {
      // An answer without `www.` is the plain host's own where that was asked for too.
      const plain = name.replace(/^www\./, '')
      const item = byName.get(name) ?? (asked.has(plain) ? undefined : byName.get(plain))
      return item ? [[name, item]] : []
    }),
  )
}

/** Parses JSON with each number as its original text, because `JSON.parse` would round it. */
export function parseNumbersAsText(json: string): unknown {
  return JSON.parse(json.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
