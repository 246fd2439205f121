/** Why a site is never pitched. */
const WHYS = ['own', 'client', 'refused', 'links', 'other'] as const

export type Why = (typeof WHYS)[number]

/** A registrable domain that is left out of every list, or `*.` and a platform: all sites below it. */
export interface Excluded {
  domain: string
  why: Why
  savedMs: number
}

/** It becomes a part of search queries, so it has no signs with a meaning there. */
const DOMAIN = /^(?=.{4,255}$)(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/

/** A reason of a later build counts as another one: its site stays left out. */
export function checkExcluded(record: unknown): Excluded | undefined {
  const { domain, why, savedMs } = Object(record)
  if (typeof domain !== 'string' || !DOMAIN.test(domain)) return undefined
  if (typeof why !== 'string' || !Number.isFinite(savedMs)) return undefined
  return { domain, why: WHYS.find((one) => one === why) ?? 'other', savedMs }
}
