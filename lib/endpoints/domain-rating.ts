import { z } from 'zod'
import { policies } from '@/lib/limit/policies'
import { failure, methodNotAllowed, notModified } from './answers'
import { domainRatingBody } from './bodies'
import type { Endpoint, Limit } from './endpoint'
import { age, commonHeaders, entityTag, fixedHeader, limitHeaders, retryAfter } from './headers'
import { sentences } from './sentences'

export const domainRatingLimit: Limit = {
  ...policies.domainRating,
  description:
    'There is no fixed quota. To protect the provider, one IP address may cause 120 *uncached* lookups in any 10 minutes; a rating that is already cached costs nothing, and neither does a 400.',
}

const domainRatingLimitHeaders = limitHeaders('Uncached', domainRatingLimit)

/** The `Link` field of a rating: the licence of the number. */
export const RATING_LICENSE_LINK = '<https://ahrefs.com/legal/domain-rating-license>; rel="license"'

const domainRatingHeaders = [
  ...commonHeaders,
  fixedHeader('RatingLicense', 'Link', RATING_LICENSE_LINK, 'The licence of the rating.'),
  fixedHeader('RatingCacheControl', 'Cache-Control', 'public, max-age=86400', 'A rating is good for 24 hours.'),
  age('Rating', 604_800, 'Seconds since the provider was asked; over 86400 only while the provider fails.', 4_210),
  entityTag,
  ...domainRatingLimitHeaders,
]

export const domainRating: Endpoint = {
  path: '/api/domain-rating',
  operationId: 'getDomainRating',
  tag: 'Authority',
  summary: 'Domain Rating of one site, 0–100',
  brief:
    'Domain Rating of one site, 0–100, by Ahrefs. Send a domain, a `www.` host or a URL; the answer names the domain that was rated. On 429 wait `Retry-After` seconds. Never compare it with page rank. Where people see it, link to its source: Domain Rating by Ahrefs, https://ahrefs.com/.',
  description:
    "The strength of a site's backlinks on Ahrefs' scale from 0 to 100. Send a bare domain, a `www.` host or a full URL: all forms of one site resolve to the same registrable hostname (public suffix list with its private suffixes, so `user.github.io` stays whole), and the answer names it. Where you show a value, its licence, which `Link` names, asks for a visible link beside it: [Domain Rating by Ahrefs](https://ahrefs.com/).",
  parameters: [
    {
      name: 'target',
      description:
        'One domain, host or http(s) URL, percent-encoded. Exactly one: an empty or repeated `target` is a 400, and so are IP addresses, `localhost` and bare public suffixes such as `co.uk`.',
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
  answers: [
    {
      status: 200,
      meaning: 'The rating was found, or an earlier one is still good.',
      advice: 'Look at `Age` if it matters how old the rating is.',
      body: domainRatingBody,
      headers: domainRatingHeaders,
      examples: [
        {
          name: 'rating',
          summary: 'An illustration: the value is not that of a real site.',
          value: { domain: 'example.com', domainRating: 62 },
        },
      ],
    },
    notModified(domainRatingHeaders),
    failure({
      status: 400,
      meaning: '`target` is missing, empty, repeated, too long or not a domain.',
      advice: 'Correct it as the sentence says; the same request will fail again.',
      headers: domainRatingLimitHeaders,
      errors: {
        missing: 'The parameter target is missing; send one domain, such as ?target=example.com.',
        misnamed: 'The parameter target is missing, and url is unknown; send one domain, such as ?target=example.com.',
        address: 'target: An IP address has no domain; send a domain name, such as example.com.',
      },
    }),
    methodNotAllowed(domainRatingLimitHeaders),
    failure({
      status: 429,
      meaning: 'Your address has caused too many uncached lookups, or the provider takes no more requests.',
      advice: 'Wait for `Retry-After` seconds.',
      headers: [...domainRatingLimitHeaders, retryAfter],
      errors: { guard: 'The limit of 120 requests in 10 minutes per address is spent; try again in 6 minutes.' },
    }),
    failure({
      status: 502,
      meaning:
        'The provider cannot be reached, is too slow or gives no usable answer, and no rating of the last 7 days is known.',
      advice: 'Try again in a minute, and after a longer pause each time it fails.',
      headers: domainRatingLimitHeaders,
      errors: { provider: sentences.noUsableAnswer },
    }),
  ],
}
