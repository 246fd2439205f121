import { z } from 'zod'
import { durationText } from '@/lib/limit/duration-text'
import { RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/limit/lifetimes'
import { limitReached, paceReached } from '@/lib/limit/limit-messages'
import { policies, ratingPace } from '@/lib/limit/policies'
import { domainRatingBody } from './bodies'
import type { DescribedLimit, Endpoint } from './endpoint'
import { age, commonHeaders, entityTag, fixedHeader, limitHeaders, PRIVATE_RATE_LIMIT, retryAfter } from './headers'
import { failure, methodNotAllowed, notModified } from './responses'
import { sentences } from './sentences'

const policy = policies.domainRating

export const domainRatingLimit: DescribedLimit = {
  ...policy,
  description: `To protect the provider, each IP address gets ${policy.limit} *uncached* lookups in any ${policy.windowSeconds / 60} minutes. Cached ratings and rejected requests (400) don’t count.`,
}

const domainRatingLimitHeaders = limitHeaders('Uncached', policy)

/** The `Link` header of a rating: the licence of the number. */
export const RATING_LICENSE_LINK = '<https://ahrefs.com/legal/domain-rating-license>; rel="license"'

const domainRatingHeaders = [
  ...commonHeaders,
  fixedHeader('RatingLicense', 'Link', RATING_LICENSE_LINK, 'The licence for the rating.'),
  fixedHeader(
    'RatingCacheControl',
    'Cache-Control',
    `public, max-age=${RATING_FRESH_SECONDS}, ${PRIVATE_RATE_LIMIT}`,
    `A rating is fresh for ${durationText(RATING_FRESH_SECONDS)}. Shared caches store it without \`RateLimit\`, which is about one client.`,
  ),
  age(
    'Rating',
    RATING_STALE_SECONDS,
    `Seconds since the rating was fetched; over ${RATING_FRESH_SECONDS} only if a new one couldn’t be fetched.`,
    4_210,
  ),
  entityTag,
  ...domainRatingLimitHeaders,
]

export const domainRating: Endpoint = {
  path: '/api/domain-rating',
  operationId: 'getDomainRating',
  tag: 'Authority',
  summary: 'Domain Rating of one site, 0–100',
  brief:
    'Domain Rating of one site, 0–100, by Ahrefs. Send a domain, a `www.` host or a URL; the response names the domain that was rated. On 429, wait `Retry-After` seconds. Never compare the rating with PageRank. Where people see the rating, link to its source: Domain Rating by Ahrefs, https://ahrefs.com/.',
  description:
    "The strength of a site's backlinks on Ahrefs' scale from 0 to 100. Send a bare domain, a `www.` host or a full URL. Every URL on a site resolves to the same registrable domain, which the response names. Domains follow the public suffix list, including its private suffixes, so `user.github.io` stays whole. Where you show a rating, its licence (named in `Link`) asks for a visible link next to it: [Domain Rating by Ahrefs](https://ahrefs.com/).",
  parameters: [
    {
      name: 'target',
      description:
        'One domain, host or http(s) URL, percent-encoded. Send exactly one: an empty or repeated `target` gets a 400, as do IP addresses, bare public suffixes such as `co.uk`, and names with no site on the public web, such as `localhost` and those ending in `.local` or `.onion`.',
      required: true,
      schema: z.string().min(1).max(2_048),
      examples: [
        { name: 'domain', summary: 'A bare domain', value: 'example.com' },
        { name: 'host', summary: 'A host with www', value: 'www.example.com' },
        { name: 'url', summary: 'A full URL', value: 'https://blog.example.com/a-post?page=2' },
        { name: 'idn', summary: 'An internationalised domain', value: 'bücher.de' },
      ],
    },
  ],
  limit: domainRatingLimit,
  exampleRequest: '/api/domain-rating?target=example.com',
  responses: [
    {
      status: 200,
      meaning: 'The rating was fetched, or a cached one can still be used.',
      advice: 'Check `Age` if it matters how old the rating is.',
      body: domainRatingBody,
      headers: domainRatingHeaders,
      examples: [
        {
          name: 'rating',
          summary: 'An example; the value is not that of a real site.',
          value: { domain: 'example.com', domainRating: 62 },
        },
      ],
    },
    notModified(domainRatingHeaders),
    failure({
      status: 400,
      meaning: '`target` is missing, empty, repeated, too long or not a domain on the public web.',
      advice: 'Correct it as the error says; the same request will fail again.',
      headers: domainRatingLimitHeaders,
      errors: {
        missing: 'The parameter target is missing; send one domain, such as ?target=example.com.',
        misnamed:
          'The parameter target is missing, and there is no parameter called url; send one domain, such as ?target=example.com.',
        address: 'target: An IP address is not a domain; send a domain such as example.com.',
        embedded: sentences.embedded,
      },
    }),
    methodNotAllowed(domainRatingLimitHeaders),
    failure({
      status: 429,
      meaning: `Your IP address has made too many uncached lookups, or the queue is so long that yours would wait more than ${ratingPace.maxWaitSeconds} seconds, or the provider is limiting this site.`,
      advice: 'Wait `Retry-After` seconds.',
      headers: [...domainRatingLimitHeaders, retryAfter],
      errors: { limit: limitReached(policy, 360), pace: paceReached(3) },
    }),
    failure({
      status: 502,
      meaning: `The provider can’t be reached, is too slow or sends an unusable response, and no rating from the last ${durationText(RATING_STALE_SECONDS)} is cached.`,
      advice: 'Try again in a minute, and wait longer each time it fails.',
      headers: domainRatingLimitHeaders,
      errors: { provider: sentences.noUsableResponse },
    }),
  ],
}
