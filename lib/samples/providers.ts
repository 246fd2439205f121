import { domainRating, pageRankBulk } from './responses'

/**
 * The settings of providers whose samples answer in this process. Nobody can register hosts under `.invalid`. The URLs
 * keep sample values apart from real ones in a shared cache.
 */
export const sampleProviders = {
  rating: { key: 'sample', url: 'https://domain-rating.sample.invalid/', fetch: inProcess(domainRating) },
  pagerank: { key: 'opr_sample', url: 'https://pagerank.sample.invalid/', fetch: inProcess(pageRankBulk) },
}

function inProcess(respond: (request: Request) => Promise<Response>): typeof fetch {
  return async (input, init) => respond(new Request(input, init))
}
