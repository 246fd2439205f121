import { z } from 'zod'
import { publicStatsBody } from './bodies'
import type { Endpoint } from './endpoint'
import { failure, methodNotAllowed } from './failure'
import { age, cacheControl, commonHeaders, entityTag } from './headers'
import { notModified } from './not-modified'
import { sentences } from './sentences'

const statsHeaders = [
  ...commonHeaders,
  cacheControl(
    'Stats',
    'public, max-age=0, s-maxage=540, must-revalidate',
    'Shared caches may serve the counters for what is left of their 10 minutes, and not a second longer; `no-store` in the last seconds.',
    z.string().regex(/^(?:public, max-age=0(?:, s-maxage=[1-5]?\d?\d)?, must-revalidate|no-store)$/),
  ),
  age('Stats', 600, 'Seconds in a cache on the way. The site itself says 0: `Cache-Control` is of this moment.', 0),
  entityTag,
]

export const publicStats: Endpoint = {
  path: '/api/stats',
  operationId: 'getPublicStats',
  tag: 'Site',
  summary: "The product's public counters",
  description:
    'How many editors have been pitched and how many blogs researched with the product, over all workspaces. A value is never older than 10 minutes, all caches on the way added up. Requests are not limited.',
  parameters: [],
  exampleRequest: '/api/stats',
  answers: [
    {
      status: 200,
      meaning: 'The counters, at most 10 minutes old.',
      advice: 'Ask again with `If-None-Match`: a 304 says that nothing has changed.',
      body: publicStatsBody,
      headers: statsHeaders,
      examples: [
        {
          name: 'counters',
          summary: 'An illustration: the values are not the real ones.',
          value: { editorsPitched: 1280, blogsResearched: 5400 },
        },
      ],
    },
    notModified(statsHeaders),
    methodNotAllowed(),
    failure({
      status: 503,
      meaning: 'The counters cannot be read for now.',
      advice: 'Try again in a minute.',
      headers: [],
      errors: { unavailable: sentences.unavailable },
    }),
  ],
}
