import { counted } from '@/components/elements/english'

/** More are sampled before they are read. */
export const MANY_SITES = 100

/** By the rule of thumb of the guide to qualifying prospects. */
const MINUTES_A_SITE = 5
const FEW_MINUTES = 90

/** How long it takes to qualify so many sites, such as `15 minutes` or `8 hours`. */
export function readingTime(sites: number): string {
  const minutes = sites * MINUTES_A_SITE
  return minutes <= FEW_MINUTES ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour')
}
