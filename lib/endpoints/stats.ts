import { z } from 'zod'
import { durationText } from '@/lib/limit/duration-text'
import { STATS_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import { publicStatsBody } from './bodies'
import type { Endpoint } from './endpoint'
import { age, commonHeaders, entityTag } from './headers'
import { failure, methodNotAllowed, notModified } from './responses'
import { sentences } from './sentences'

const lifetime = durationText(STATS_FRESH_SECONDS)

const statsHeaders = [
  ...commonHeaders,
  {
    id: 'StatsCacheControl',
    name: 'Cache-Control',
    description: `Shared caches may serve the counters for the rest of their ${lifetime} and not a second longer; \`no-store\` in the last few seconds.`,
    schema: z.string().regex(/^(?:public, max-age=0(?:, s-maxage=[1-5]?\d?\d)?, must-revalidate|no-store)$/),
    required: true,
    example: 'public, max-age=0, s-maxage=540, must-revalidate',
  },
  age(
    'Stats',
    STATS_FRESH_SECONDS,
    'Seconds spent in a cache along the way. The site itself sends 0, because it has already shortened `Cache-Control`.',
    0,
  ),
  entityTag,
]

export const publicStats: Endpoint = {
  path: '/api/stats',
  operationId: 'getPublicStats',
  tag: 'Site',
  summary: "The product's public counters",
  brief: `The number of editors pitched and blogs researched with the product, at most ${lifetime} old.`,
  description: `The number of editors pitched and blogs researched with the product, across all workspaces. A value is never more than ${lifetime} old, including its time in caches along the way. There is no limit.`,
  parameters: [],
  exampleRequest: '/api/stats',
  responses: [
    {
      status: 200,
      meaning: `The counters, at most ${lifetime} old.`,
      advice: 'Revalidate with `If-None-Match`; a 304 means that nothing has changed.',
      body: publicStatsBody,
      headers: statsHeaders,
      examples: [
        {
          name: 'counters',
          summary: 'An example; the values are not the real ones.',
          value: { editorsPitched: 1280, blogsResearched: 5400 },
        },
      ],
    },
    notModified(statsHeaders),
    methodNotAllowed(),
    failure({
      status: 503,
      meaning: 'The counters can’t be read at the moment, or the site has no database.',
      advice: 'Try again in a minute. If the error says that there is no database, do without the counters.',
      headers: [],
      errors: { unavailable: sentences.unavailable, noDatabase: sentences.noDatabase },
    }),
  ],
}
