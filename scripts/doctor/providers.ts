import { domainRating } from '@/lib/endpoints/domain-rating'
import { pageRank } from '@/lib/endpoints/pagerank'
import type { Ask, Reply } from './ask'
import { type Finding, fault, warning } from './finding'
import { isUncounted } from './limits'

const NEW_KEY = 'https://openpagerank.keywordseverywhere.com/'
const SHARED_HOST = 'github.io'
/** Nobody's site has it, but the host itself does. */
const HOST_RATING = 50

const isSample = ({ headers }: Reply) => headers['x-sample-data'] !== undefined

/** Whether page ranks come from a real provider, and from which of its interfaces. */
export function judgeRanks(ranks: readonly Reply[]): Finding[] {
  const answer = ranks.find(({ status }) => status !== 429)
  if (!answer) return []
  if (isUncounted(answer)) {
    return [fault(`${pageRank.path} answers 503 without counting: the counters' store is down. Look at /healthz.`)]
  }
  if (answer.status === 503) {
    return [
      fault(
        `${pageRank.path} answers 503: no key is set, the key is refused, or its quota for the month is used up. The log says which; keys are made at ${NEW_KEY}`,
      ),
    ]
  }
  if (answer.status !== 200) {
    return [
      fault(
        `${pageRank.path} answers ${answer.status}. A key without opr_ belongs to the interface that ended on 30 September 2026: make one at ${NEW_KEY} Else look into the log.`,
      ),
    ]
  }
  if (isSample(answer))
    return [fault('Page ranks are samples. Start without SAMPLE_PROVIDERS and the sample addresses.')]
  if (/"(?:page_rank_integer|last_updated)"/.test(answer.body.toString())) {
    return [
      warning(
        `Page ranks come by the interface that ended on 30 September 2026. Unless OPEN_PAGERANK_URL is a server of your own, make a key at ${NEW_KEY}`,
      ),
    ]
  }
  return []
}

/** Asks for two ratings: whether they are real, and whose a name on a shared host is. */
export async function checkRatings(ask: Ask, unique: () => string): Promise<Finding[]> {
  const rate = (target: string) => ask(`${domainRating.path}?target=${target}`)
  const answer = await rate('wikipedia.org')
  if (answer.status === 429) {
    return [warning('No more ratings at the moment: the guard or the provider refuses. Run the doctor again later.')]
  }
  if (answer.status !== 200) {
    return [
      fault(
        `${domainRating.path} answers ${answer.status}. Where the log says refused, set DOMAIN_RATING_API_KEY to a key of Ahrefs; they are free, and end after a year.`,
      ),
    ]
  }
  if (isSample(answer)) return [fault('Ratings are samples. Start without SAMPLE_PROVIDERS and the sample addresses.')]
  const shared = await rate(`doctor-${unique()}.${SHARED_HOST}`)
  if (ratingIn(shared) < HOST_RATING) return []
  return [
    fault(
      `A site that is not there on ${SHARED_HOST} is rated ${ratingIn(shared)}: the provider rates the shared host. The docs say that user.${SHARED_HOST} has a rating of its own, which is wrong for this provider: correct them.`,
    ),
  ]
}

function ratingIn({ body }: Reply): number {
  const [, rating] = /"domainRating": *([\d.]+)/.exec(body.toString()) ?? []
  return Number(rating ?? 0)
}
