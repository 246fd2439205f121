import { domainRating } from '@/lib/endpoints/domain-rating'
import { pageRank } from '@/lib/endpoints/pagerank'
import type { Ask, Reply } from './ask'
import { type Finding, fault, warning } from './finding'
import { isUncounted } from './limits'
import { isSample } from './sample'

const NEW_KEY = 'https://openpagerank.keywordseverywhere.com/'
const SHARED_HOST = 'github.io'
/** Nobody's site has it, but the host itself does. */
const HOST_RATING = 50

/** Whether page ranks come from a real provider, and from which of its interfaces. */
export function judgeRanks(ranks: readonly Reply[]): Finding[] {
  const response = ranks.find(({ status }) => status !== 429)
  if (!response) return []
  if (isUncounted(response)) {
    return [fault(`${pageRank.path} returns 503 without counting, so the counters' store is down. Check /healthz.`)]
  }
  if (response.status === 503) {
    return [
      fault(
        `${pageRank.path} returns 503: no key is set, the key is refused, or its monthly quota is used up. The log says which. Create a key at ${NEW_KEY}`,
      ),
    ]
  }
  if (response.status !== 200) {
    return [
      fault(
        `${pageRank.path} returns ${response.status}. Check the log. If the key does not begin with opr_, its API was shut down on 30 September 2026: create a new key at ${NEW_KEY}`,
      ),
    ]
  }
  if (isSample(response)) {
    return [
      fault(
        'PageRanks are sample data. Set OPEN_PAGERANK_API_KEY, leave pagerank out of SAMPLE_DATA, and rebuild the site.',
      ),
    ]
  }
  if (/"(?:page_rank_integer|last_updated)"/.test(response.body.toString())) {
    return [
      warning(
        `PageRanks come from the API that was shut down on 30 September 2026. Unless OPEN_PAGERANK_URL is a server of your own, create a key at ${NEW_KEY}`,
      ),
    ]
  }
  return []
}

/** Asks for two ratings: whether they are real, and whose a name on a shared host is. */
export async function checkRatings(ask: Ask, unique: () => string): Promise<Finding[]> {
  const rate = (target: string) => ask(`${domainRating.path}?target=${target}`)
  const response = await rate('wikipedia.org')
  if (response.status === 429) {
    return [
      warning(
        'No ratings are available at the moment: this site or the provider is limiting requests. Run the doctor again later.',
      ),
    ]
  }
  if (response.status !== 200) {
    return [
      fault(
        `${domainRating.path} returns ${response.status}. If the log says refused, set DOMAIN_RATING_API_KEY to an Ahrefs key. Keys are free and expire after a year.`,
      ),
    ]
  }
  if (isSample(response)) {
    return [
      fault(
        'Ratings are sample data. Set DOMAIN_RATING_API_KEY, leave rating out of SAMPLE_DATA, and rebuild the site.',
      ),
    ]
  }
  const shared = await rate(`doctor-${unique()}.${SHARED_HOST}`)
  if (ratingIn(shared) < HOST_RATING) return []
  return [
    fault(
      `A made-up site on ${SHARED_HOST} is rated ${ratingIn(shared)}, so the provider rates the hosting platform. The docs say that user.${SHARED_HOST} has its own rating. Correct them for this provider.`,
    ),
  ]
}

function ratingIn({ body }: Reply): number {
  const [, rating] = /"domainRating": *([\d.]+)/.exec(body.toString()) ?? []
  return Number(rating ?? 0)
}
