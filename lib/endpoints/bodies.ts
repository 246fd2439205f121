import { z } from 'zod'

/** The response bodies of the public API, by their published names. */
export const bodies = z.registry<{ id: string }>()

export const domainRatingBody = z
  .object({
    domain: z
      .string()
      .min(1)
      .max(253)
      .describe('The registrable hostname that `target` was resolved to, in lower-case ASCII (IDNs in punycode).'),
    domainRating: z
      .number()
      .min(0)
      .max(100)
      .describe('Domain Rating by Ahrefs, from 0 to 100. Do not compare it with `page_rank_decimal`.'),
  })
  .describe('The Domain Rating of one site.')
  .register(bodies, { id: 'DomainRatingResponse' })

const pageRankMonthBody = z.looseObject({
  date: z.string().describe('The day of the data.'),
  page_rank_decimal: z.number().min(0).max(10).describe('The page rank of that day.'),
  estimated: z.boolean().describe('Whether the provider filled this value in by an estimate.'),
})

const pageRankItemBody = z
  .looseObject({
    domain: z.string().describe('The domain as the provider understood it.'),
    page_rank_decimal: z
      .number()
      .min(0)
      .max(10)
      .describe('The page rank, from 0 to 10; 0 for an unknown domain. Do not compare it with `domainRating`.'),
    rank: z
      .string()
      .nullable()
      .describe(
        'The position among all domains that the provider knows, 1 being the best; null for an unknown domain.',
      ),
    status_code: z.int().describe('For this domain: 200, or 404 when the provider does not know it.'),
    referring_domains: z
      .number()
      .min(0)
      .nullable()
      .describe('How many domains link to it, as the provider counts them; null where it says nothing.'),
    history: z
      .array(pageRankMonthBody)
      .describe('Earlier page ranks, oldest first; only with `history=true`, and empty for an unknown domain.'),
  })
  .partial()
  .describe('What the provider says about one domain. No field is guaranteed, and there may be others.')
  .register(bodies, { id: 'PageRankItem' })

/** Nothing is required: the body is the provider's and may change without notice. */
export const pageRankBody = z
  .looseObject({
    status_code: z.int().describe('What the provider says about the whole request.'),
    response: z.array(pageRankItemBody).describe('One item for each domain asked for, in the same order.'),
    as_of: z
      .string()
      .describe("The day of the provider's data; where it differs between the items, the oldest. Renewed monthly."),
  })
  .partial()
  .describe('What the provider answered. No field is guaranteed, and there may be others.')
  .register(bodies, { id: 'PageRankResponse' })

export const publicStatsBody = z
  .object({
    editorsPitched: z.int().min(0).describe('Distinct contacts who were sent at least one pitch.'),
    blogsResearched: z.int().min(0).describe('Prospect blogs researched, over all workspaces.'),
  })
  .describe("The product's public counters.")
  .register(bodies, { id: 'StatsResponse' })

export const errorBody = z
  .object({
    error: z
      .string()
      .min(1)
      .describe('One sentence written for a person, which says what to do. Its wording may change.'),
  })
  .describe('The body of every answer that is not 200.')
  .register(bodies, { id: 'Error' })
