import { z } from 'zod'

/** The response bodies of the public API, by their published names. */
export const bodies = z.registry<{ id: string }>()

export const domainRatingBody = z
  .object({
    domain: z
      .string()
      .min(1)
      .max(253)
      .describe('The registrable domain that `target` resolved to, in lower-case ASCII (IDNs in Punycode).'),
    domainRating: z
      .number()
      .min(0)
      .max(100)
      .describe('Domain Rating by Ahrefs, from 0 to 100. Don’t compare it with `page_rank_decimal`.'),
  })
  .describe('The Domain Rating of one site.')
  .register(bodies, { id: 'DomainRatingResponse' })

const pageRankMonthBody = z.looseObject({
  date: z.string().describe('The date of the data.'),
  page_rank_decimal: z.number().min(0).max(10).describe('The PageRank on that day.'),
  estimated: z.boolean().describe('Whether the provider estimated this value.'),
})

const pageRankItemBody = z
  .looseObject({
    domain: z.string().describe('The domain as the provider understood it.'),
    page_rank_decimal: z
      .number()
      .min(0)
      .max(10)
      .describe(
        'The PageRank, from 0 to 10; 0 if the domain is not in the index. Don’t compare it with `domainRating`.',
      ),
    rank: z
      .string()
      .nullable()
      .describe(
        'The domain’s rank among all domains in the index, 1 being the strongest; null if it is not in the index or the provider gives none.',
      ),
    status_code: z.int().describe('The status for this domain: 200, or 404 if it is not in the index.'),
    referring_domains: z
      .number()
      .min(0)
      .nullable()
      .describe('How many domains link to it, by the provider’s count; null if the provider gives none.'),
    history: z
      .array(pageRankMonthBody)
      .describe(
        'Earlier PageRank values, oldest first. Present only with `history=true`, and empty if the domain is not in the index.',
      ),
  })
  .partial()
  .describe('What the provider says about one domain. No field is guaranteed, and there may be others.')
  .register(bodies, { id: 'PageRankItem' })

/** Nothing is required: with a key other than `opr_…` the body is the provider's, and may change without notice. */
export const pageRankBody = z
  .looseObject({
    status_code: z.int().describe('The provider’s status for the whole request.'),
    response: z.array(pageRankItemBody).describe('One item for each domain you sent, in the same order.'),
    as_of: z
      .string()
      .describe('The day of the provider’s data; if the items differ, the oldest. The data is updated monthly.'),
  })
  .partial()
  .describe(
    'The provider’s numbers in this shape, or its own response, depending on this site’s key. No field is guaranteed, and there may be others.',
  )
  .register(bodies, { id: 'PageRankResponse' })

export const publicStatsBody = z
  .object({
    editorsPitched: z.int().min(0).describe('Distinct contacts who have been sent at least one pitch.'),
    blogsResearched: z.int().min(0).describe('Prospect blogs researched, across all workspaces.'),
  })
  .describe("The product's public counters.")
  .register(bodies, { id: 'StatsResponse' })

export const errorBody = z
  .object({
    error: z
      .string()
      .min(1)
      .describe('One sentence, written for people, that says what to do. Its wording may change.'),
  })
  .describe('The body of every error.')
  .register(bodies, { id: 'Error' })
