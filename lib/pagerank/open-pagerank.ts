import { z } from 'zod'
import { UpstreamError } from '@/lib/errors'
import { failureIn } from '@/lib/upstream/body-failure'
import { createBreaker } from '@/lib/upstream/breaker'
import { fetchJson, parseJson } from '@/lib/upstream/fetch-upstream'
import { createKeyGuard, errorOf, isFailedLookup, type ListProvider } from './provider'

const DEFAULT_URL = 'https://openpagerank.com/api/v1.0/getPageRank'

const responseBody = z.object({ response: z.array(z.unknown()) })
/** A body without a status counts as one with 200. */
const completeBody = z.object({ status_code: z.literal([200, '200']).nullish() })
/** Rejects only misleading items: every field is optional, but a numeric page rank must be from 0 to 10. */
const item = z.looseObject({}).refine((item) => mayBePageRank(item.page_rank_decimal))

/** Open PageRank's first interface. Its body has the published shape and is passed on byte for byte. */
export function createOpenPageRank({ key, url = DEFAULT_URL }: { key: string; url?: string }): ListProvider {
  const guarded = createBreaker('page-rank')
  const refuseKey = createKeyGuard(key)
  return {
    source: url,
    lookUp: (domains) => guarded((deadlineMs) => ask(domains, deadlineMs)),
    accepts(text) {
      try {
        const json = parseJson(refuseKey(text))
        return !failureIn(json) && completeBody.safeParse(json).success && !itemsIn(json).some(isFailedLookup)
      } catch {
        return false
      }
    },
  }

  async function ask(domains: string[], deadlineMs: number): Promise<string> {
    const endpoint = new URL(url)
    domains.forEach((domain, index) => {
      endpoint.searchParams.append(`domains[${index}]`, domain)
    })
    const request = { headers: { Accept: 'application/json', 'API-OPR': key } }
    const options = { errorOf, prepare: refuseKey, mayFail: isPassedOn }
    const { text, json } = await fetchJson(endpoint, request, deadlineMs, options)
    itemsIn(json)
    return text
  }
}

/** Whether a body that reports a failure is published all the same: it has a list, and the provider did not refuse. */
function isPassedOn(json: unknown): boolean {
  return responseBody.safeParse(json).success && !isFailedLookup(json)
}

/** Throws `UpstreamError` for what may not be published. */
function itemsIn(json: unknown): unknown[] {
  const { data } = responseBody.safeParse(json)
  if (!data) throw new UpstreamError('shape', 'the PageRank provider returned no list')
  if (!data.response.every((it) => item.safeParse(it).success)) {
    throw new UpstreamError('unusable', 'the PageRank provider returned a PageRank outside 0 to 10')
  }
  return data.response
}

function mayBePageRank(value: unknown): boolean {
  return typeof value !== 'number' || (value >= 0 && value <= 10)
}
