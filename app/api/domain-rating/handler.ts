import { limitedEndpoint } from '@/lib/api/json-endpoint'
import { RATING_LICENSE_LINK } from '@/lib/endpoints/domain-rating'
import { RATING_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import { parseTarget } from '@/lib/rating/parse-query'
import { services } from '@/lib/services/services'

export const respondWithRating = limitedEndpoint(
  () => services().ratingLimit,
  async (request, clientLimit) => {
    const { ratings, sampleHeaders } = services()
    const domain = parseTarget(request.searchParams)
    const { rating, ageSeconds } = await ratings.ratingOf(domain, clientLimit)
    const caching = { Age: String(ageSeconds), 'Cache-Control': `public, max-age=${RATING_FRESH_SECONDS}` }
    return {
      headers: { ...caching, Link: RATING_LICENSE_LINK, ...sampleHeaders.rating },
      body: JSON.stringify({ domain, domainRating: rating }),
    }
  },
)
