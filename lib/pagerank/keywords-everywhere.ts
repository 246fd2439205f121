import { z } from 'zod'
import { readHost } from '@/lib/domain/read-host'
import { toAscii } from '@/lib/domain/to-ascii'
import { UpstreamError } from '@/lib/errors'
import { createBreaker } from '@/lib/upstream/breaker'
import { fetchUpstream, parseJsonBody } from '@/lib/upstream/fetch-upstream'
import { parseNumbersAsText } from './number-texts'
import type { PageRankProvider } from './provider'
import { checkStatus } from './status'

const DEFAULT_URL = 'https://openpagerank.keywordseverywhere.com/v1/domains/bulk'

const answer = z.object({
  as_of: z.unknown().optional(),
  results: z.array(
    z.object({
      domain: z.string(),
      found: z.boolean(),
      open_page_rank: z.number().min(0).max(10).nullish(),
      rank: z.int().nullish(),
    }),
  ),
})

/** The same answer with each number as its original text. */
const numberTexts = z.object({
  results: z.array(z.object({ open_page_rank: z.string().nullish(), rank: z.string().nullish() })),
})

interface Item {
  domain: string
  /** As JSON; undefined for a domain that the provider does not know. */
  pageRank?: string
  rank: string | null
}

/** Open PageRank's bulk interface, for `opr_` keys. Its items are converted to the published shape, unrounded. */
export function createKeywordsEverywhere({ key, url = DEFAULT_URL }: { key: string; url?: string }): PageRankProvider {
  const guarded = createBreaker('the page-rank provider')
  return { source: url, answer: (domains) => guarded((deadlineMs) => ask(domains, deadlineMs)) }

  async function ask(domains: string[], deadlineMs: number): Promise<string> {
    const request = {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ domains, include_history: false }),
    }
    const upstream = await fetchUpstream(new URL(url), request, deadlineMs)
    checkStatus(upstream)
    const { text, json } = parseJsonBody(upstream)
    const parsed = answer.safeParse(json)
    if (!parsed.success) {
      throw new UpstreamError('shape', 'the page-rank provider answered no list of page ranks from 0 to 10')
    }
    const texts = numberTexts.parse(parseNumbersAsText(text))
    return publish(domains, itemsOf(parsed.data, texts), parsed.data.as_of)
  }
}

function itemsOf({ results }: z.output<typeof answer>, texts: z.output<typeof numberTexts>): Item[] {
  return results.map(({ domain, found }, index) => {
    const { open_page_rank: pageRank, rank } = texts.results[index] ?? {}
    return { domain, pageRank: (found && pageRank) || undefined, rank: rank ?? null }
  })
}

function publish(domains: string[], items: Item[], asOf: unknown): string {
  const published = domains.map((domain) => {
    const { pageRank, rank = null } = findItem(domain, items) ?? {}
    const [decimal, place, status] = pageRank ? [pageRank, rank, 200] : ['0', null, 404]
    const name = JSON.stringify(domain)
    // Written by hand because JSON.stringify would round the number.
    return `{"domain":${name},"page_rank_decimal":${decimal},"rank":${JSON.stringify(place)},"status_code":${status}}`
  })
  const more = asOf === undefined ? '' : `,"as_of":${JSON.stringify(asOf)}`
  return `{"status_code":200,"response":[${published.join(',')}]${more}}`
}

/** The provider may return a name in another form than it was sent: lower case, punycode, without `www.`. */
function findItem(domain: string, items: Item[]): Item | undefined {
  const host = plainHost(domain)
  return items.find((item) => item.domain === domain) ?? items.find((item) => plainHost(item.domain) === host)
}

function plainHost(name: string): string {
  try {
    return readHost(name, toAscii).replace(/^www\./, '')
  } catch {
    return name
  }
}
