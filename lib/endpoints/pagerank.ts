import { z } from 'zod'
import { policies } from '@/lib/limit/policies'
import { failure, methodNotAllowed } from './answers'
import { pageRankBody } from './bodies'
import type { Endpoint, Limit } from './endpoint'
import { commonHeaders, limitHeaders, newAge, notStored, retryAfter } from './headers'
import { MAX_PAGE_RANK_DOMAINS, NAME_DOMAINS } from './page-rank-domains'
import { providerRefuses, sentences } from './sentences'

export const pageRankLimit: Limit = {
  ...policies.pageRank,
  description:
    'One IP address may send 10 requests in any 60 minutes. Each one counts, cached or not, except a 400: ask for up to 10 domains at once.',
}

const pageRankLimitHeaders = limitHeaders('Requests', pageRankLimit)

const retryAfterIfKnown = {
  ...retryAfter,
  id: 'RetryAfterIfKnown',
  description: 'Whole seconds to wait before the next request, where the provider names them.',
  required: false,
}

export const pageRank: Endpoint = {
  path: '/api/pagerank',
  operationId: 'getPageRank',
  tag: 'Authority',
  summary: 'Page rank of up to ten domains, 0–10',
  brief:
    'Page rank of 1 to 10 domains, 0–10, by Open PageRank. Each item has its own `status_code`; 404 is not in the index. 10 requests an hour, so send several domains at once; on 429 wait `Retry-After` seconds. Never compare it with Domain Rating.',
  description:
    "The page rank of 1 to 10 domains on Open PageRank's scale from 0 to 10, in one request. The provider rates each domain by itself: an unknown one is an item with `status_code` 404, and the others are answered as usual. The provider's numbers are passed on unrounded, and `as_of` is the day of its data. Expect fields that are not described here, and check that a field is there before you rely on it.",
  parameters: [
    {
      name: 'domains[]',
      description:
        'A domain; repeat the parameter for up to 10 of them. The brackets may be sent as they are or percent-encoded (`domains%5B%5D`). Empty values are ignored; at least one other is needed.',
      required: true,
      schema: z.array(z.string().min(1).max(253)).min(1).max(MAX_PAGE_RANK_DOMAINS),
      examples: [
        { name: 'one', summary: 'One domain', value: ['example.com'] },
        { name: 'several', summary: 'Several domains', value: ['example.com', 'example.org', 'no-such-site.example'] },
      ],
      argument: { name: 'domains', description: '1 to 10 domains, such as example.com.' },
    },
    {
      name: 'history',
      description:
        'Send `true` for the earlier page ranks of each domain as `history`, where the provider has them. Leave it out otherwise; any other value is a 400.',
      required: false,
      schema: z.literal('true'),
      examples: [{ name: 'history', summary: 'With earlier page ranks', value: 'true' }],
    },
  ],
  limit: pageRankLimit,
  exampleRequest: '/api/pagerank?domains%5B%5D=example.com&domains%5B%5D=no-such-site.example',
  answers: [
    {
      status: 200,
      meaning: 'The provider answered; each item has a `status_code` of its own.',
      advice: 'Look at each item before you use its numbers.',
      body: pageRankBody,
      headers: [...commonHeaders, notStored, newAge, ...pageRankLimitHeaders],
      examples: [
        {
          name: 'ranks',
          summary: 'A known and an unknown domain. An illustration: the values are not those of real sites.',
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
        '`domains[]` is missing or empty, has more than 10 values, or one that is too long or contains control characters; or `history` is not `true`.',
      advice: 'Correct the request as the sentence says; it was not counted.',
      headers: pageRankLimitHeaders,
      errors: {
        missing: `The parameter domains[] is missing; ${NAME_DOMAINS}`,
        misnamed: `The parameter domains[] is missing, and domains is unknown; ${NAME_DOMAINS}`,
      },
    }),
    methodNotAllowed(pageRankLimitHeaders),
    failure({
      status: 429,
      meaning: 'Your address has sent 10 requests within the last 60 minutes.',
      advice: 'Wait for `Retry-After` seconds, then ask for several domains at once.',
      headers: [...pageRankLimitHeaders, retryAfter],
      errors: { quota: 'The limit of 10 requests an hour per address is spent; try again in 6 minutes.' },
    }),
    failure({
      status: 502,
      meaning: 'The provider cannot be reached, is too slow or gives no usable answer.',
      advice: 'Try again in a few minutes: each attempt counts.',
      headers: pageRankLimitHeaders,
      errors: { provider: sentences.noUsableAnswer },
    }),
    failure({
      status: 503,
      meaning:
        "Page ranks are not available for now: the site's owner has set up no key, the provider refuses the key or its quota is spent, or requests cannot be counted.",
      advice:
        'Wait for `Retry-After` seconds if it is sent, or else an hour. The sentence says where a minute is enough, and where only the owner of the site can help. Do not use a Domain Rating instead.',
      headers: [...pageRankLimitHeaders, retryAfterIfKnown],
      errors: { key: sentences.noKey, refused: providerRefuses(), unavailable: sentences.unavailable },
    }),
  ],
}
