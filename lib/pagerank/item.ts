import { z } from 'zod'

/** In a history. No provider has a hundred years of months. */
export const MAX_MONTHS = 1_200
/** Of a number that is published with the provider's own digits. */
const MAX_DIGITS = 40
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** A page rank as the provider wrote it, because parsing would round it. */
export const pageRankText = z
  .string()
  .max(MAX_DIGITS)
  .regex(JSON_NUMBER)
  .refine((text) => Number(text) >= 0 && Number(text) <= 10)

/** `YYYY-MM-DD`. */
export const day = z.iso.date()

export const count = z.int().min(0)

const month = z.object({ date: day, pageRank: pageRankText, estimated: z.boolean() })

export type Month = z.output<typeof month>

/** What the provider says about one name. Nothing in it can hold a text of the provider's. */
export const item = z.object({
  /** Null where the provider does not know the name. */
  known: z
    .object({
      pageRank: pageRankText,
      rank: count.nullable(),
      referringDomains: count.nullable(),
      /** Oldest first; empty unless it was asked for. */
      history: z.array(month).max(MAX_MONTHS),
    })
    .nullable(),
  /** The day of the provider's data. */
  asOf: day.optional(),
})

export type Item = z.output<typeof item>

/** The published JSON. Written by hand, because `JSON.stringify` would round the page ranks. */
export function publishItem(domain: string, known: Item['known'], history: boolean): string {
  const members = [
    `"domain":${JSON.stringify(domain)}`,
    `"page_rank_decimal":${known?.pageRank ?? 0}`,
    `"rank":${known?.rank == null ? null : `"${known.rank}"`}`,
    `"status_code":${known ? 200 : 404}`,
    `"referring_domains":${known?.referringDomains ?? null}`,
    ...(history ? [`"history":[${(known?.history ?? []).map(publishMonth).join()}]`] : []),
  ]
  return `{${members.join()}}`
}

function publishMonth({ date, pageRank, estimated }: Month): string {
  return `{"date":"${date}","page_rank_decimal":${pageRank},"estimated":${estimated}}`
}
