import { z } from 'zod'
import { UpstreamError } from '@/lib/errors'
import { createBreaker } from '@/lib/upstream/breaker'
import { fetchUpstream, parseJsonBody } from '@/lib/upstream/fetch-upstream'
import { checkStatus, type ListProvider } from './provider'

const DEFAULT_URL = 'https://openpagerank.com/api/v1.0/getPageRank'

/** Rejects only misleading answers: every field is optional, but a numeric page rank must be from 0 to 10. */
const answer = z.object({
  response: z.array(z.looseObject({}).refine((item) => mayBePageRank(item.page_rank_decimal))),
})

/** Open PageRank's first interface. Its body has the published shape and is passed on byte for byte. */
export function createOpenPageRank({ key, url = DEFAULT_URL }: { key: string; url?: string }): ListProvider {
  const guarded = createBreaker('the page-rank provider')
  return { source: url, answer: (domains) => guarded((deadlineMs) => ask(domains, deadlineMs)) }

  async function ask(domains: string[], deadlineMs: number): Promise<string> {
    const endpoint = new URL(url)
    domains.forEach((domain, index) => {
      endpoint.searchParams.append(`domains[${index}]`, domain)
    })
    const upstream = await fetchUpstream(
      endpoint,
      { headers: { Accept: 'application/json', 'API-OPR': key } },
      deadlineMs,
    )
    checkStatus(upstream)
    const { text, json } = parseJsonBody(upstream)
    if (text.includes(key)) throw new UpstreamError('shape', 'the page-rank provider repeated the key')
    if (!answer.safeParse(json).success) {
      throw new UpstreamError('shape', 'the page-rank provider answered no list of page ranks from 0 to 10')
    }
    return text
  }
}

function mayBePageRank(value: unknown): boolean {
  return typeof value !== 'number' || (value >= 0 && value <= 10)
}
