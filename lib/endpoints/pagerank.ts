import { z } from 'zod'
import { windowText } from '@/lib/limit/duration-text'
import { limitReached } from '@/lib/limit/limit-messages'
import { policies } from '@/lib/limit/policies'
import { pageRankBody } from './bodies'
import type { DescribedLimit, Endpoint } from './endpoint'
import { commonHeaders, limitHeaders, newAge, notStored, retryAfter } from './headers'
import { MAX_NAME_CHARACTERS, MAX_PAGE_RANK_DOMAINS, NAME_DOMAINS } from './page-rank-domains'
import { failure, methodNotAllowed } from './responses'
import { providerRefuses, sentences } from './sentences'

const policy = policies.pageRank
const minutes = policy.windowSeconds / 60

export const pageRankLimit: DescribedLimit = {
  ...policy,
  description: `Each IP address gets ${policy.limit} requests in any ${minutes} minutes. Every request counts, cached or not, except a 400 and the 503 of a site without a key, so send up to 10 domains at once.`,
}

const pageRankLimitHeaders = limitHeaders('Requests', policy)

const retryAfterIfKnown = {
  ...retryAfter,
  id: 'RetryAfterIfKnown',
  description: 'Whole seconds to wait before the next request, if the provider gives a time.',
  required: false,
}

export const pageRank: Endpoint = {
  path: '/api/pagerank',
  operationId: 'getPageRank',
  tag: 'Authority',
  summary: 'PageRank of up to ten domains, 0–10',
  brief: `PageRank of 1 to 10 domains, 0–10, by Open PageRank. Each item has its own \`status_code\`; 404 means not in the index. You get ${policy.limit} requests ${windowText(policy.windowSeconds)}, so send several domains at once. On 429, wait \`Retry-After\` seconds. Never compare PageRank with Domain Rating.`,
  description:
    "The PageRank of 1 to 10 domains on Open PageRank's scale from 0 to 10, in one request. The provider looks at each domain separately: one that is not in the index comes back with `status_code` 404 and doesn't affect the others. Numbers are passed on unrounded, and `as_of` is the day of the provider's data. If this site's key begins with `opr_`, the body is put into this shape from the provider's numbers; with any other key it is the provider's own, byte for byte. Expect fields that aren't described here, and check that a field is there before you rely on it.",
  parameters: [
    {
      name: 'domains[]',
      description:
        'A domain. Repeat the parameter to send up to 10. You can send the brackets as they are or percent-encoded (`domains%5B%5D`). Empty values are ignored and don’t count, but at least one must not be empty.',
      required: true,
      schema: z
        .array(z.string().max(MAX_NAME_CHARACTERS).meta({ pattern: '^[^\\x00-\\x1f\\x7f-\\x9f]*$' }))
        .min(1)
        .max(MAX_PAGE_RANK_DOMAINS)
        .meta({ contains: { pattern: '\\S' }, minContains: 1 }),
      examples: [
        { name: 'one', summary: 'One domain', value: ['example.com'] },
        { name: 'several', summary: 'Several domains', value: ['example.com', 'example.org', 'no-such-site.example'] },
      ],
      argument: {
        name: 'domains',
        description: '1 to 10 domains, such as example.com.',
        schema: z.array(z.string().min(1).max(MAX_NAME_CHARACTERS)).min(1).max(MAX_PAGE_RANK_DOMAINS),
      },
    },
    {
      name: 'history',
      description:
        'Send `true` to get each domain’s earlier PageRank values as `history`, if the provider has them. Otherwise leave it out; any other value gets a 400.',
      required: false,
      // Importers know `enum`, and take a `const` for any string.
      schema: z.enum(['true']),
      examples: [{ name: 'history', summary: 'With earlier PageRank values', value: 'true' }],
    },
  ],
  limit: pageRankLimit,
  exampleRequest: '/api/pagerank?domains%5B%5D=example.com&domains%5B%5D=no-such-site.example',
  responses: [
    {
      status: 200,
      meaning: 'The provider responded. Each item has its own `status_code`.',
      advice: 'Check each item’s status before you use its numbers.',
      body: pageRankBody,
      headers: [...commonHeaders, notStored, newAge, ...pageRankLimitHeaders],
      examples: [
        {
          name: 'ranks',
          summary: 'One domain in the index and one that is not. An example; the values are not those of real sites.',
          value: {
            status_code: 200,
            response: [
              {
                domain: 'example.com',
                page_rank_decimal: 5.83,
                rank: '4132',
                status_code: 200,
                referring_domains: 20418,
              },
              {
                domain: 'no-such-site.example',
                page_rank_decimal: 0,
                rank: null,
                status_code: 404,
                referring_domains: null,
              },
            ],
            as_of: '2026-10-01',
          },
        },
      ],
    },
    failure({
      status: 400,
      meaning:
        '`domains[]` is missing or empty, has more than 10 values, or has one that is too long or contains control characters; or `history` is something other than `true`.',
      advice: 'Correct the request as the error says; it wasn’t counted.',
      headers: pageRankLimitHeaders,
      errors: {
        missing: `The parameter domains[] is missing; ${NAME_DOMAINS}`,
        misnamed: `The parameter domains[] is missing, and there is no parameter called domains; ${NAME_DOMAINS}`,
        embedded: sentences.embedded,
      },
    }),
    methodNotAllowed(pageRankLimitHeaders),
    failure({
      status: 429,
      meaning: `Your IP address has sent ${policy.limit} requests in the last ${minutes} minutes.`,
      advice: 'Wait `Retry-After` seconds, then send several domains at once.',
      headers: [...pageRankLimitHeaders, retryAfter],
      errors: { limit: limitReached(policy, 360) },
    }),
    failure({
      status: 502,
      meaning: 'The provider can’t be reached, is too slow or sends an unusable response.',
      advice: 'Try again in a few minutes; each attempt counts.',
      headers: pageRankLimitHeaders,
      errors: { provider: sentences.noUsableResponse },
    }),
    failure({
      status: 503,
      meaning:
        'PageRank is unavailable for now: the site has no key, the provider rejects the key, the key’s quota is used up, or requests can’t be counted.',
      advice:
        'Wait `Retry-After` seconds if it is sent, otherwise an hour. The error says when a minute is enough, and when only the site’s owner can help. Don’t use a Domain Rating instead.',
      headers: [...pageRankLimitHeaders, retryAfterIfKnown],
      errors: { key: sentences.noKey, refused: providerRefuses(), unavailable: sentences.unavailable },
    }),
  ],
}
