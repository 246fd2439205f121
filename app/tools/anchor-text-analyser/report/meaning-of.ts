import { comparePhrases } from '@/app/tools/anchor-text-analyser/anchors/compare-phrases'
import { type Profile, SHOWN_REPEATED } from '@/app/tools/anchor-text-analyser/messages'
import { counted } from '@/components/elements/english'

/** Its meaning for somebody who looks for a footprint, by the wording that repeats. */
export function meaningOf(profiles: readonly Pick<Profile, 'repeated'>[]): string {
  if (profiles.every(({ repeated }) => repeated === undefined)) return 'No percentage is safe or unsafe by itself.'
  const phrases = comparePhrases(profiles)
  if (phrases.length === 0)
    return 'No distinctive wording is used by three or more sites, so there’s no footprint to see.'
  const isCut = profiles.some(({ repeated = [] }) => repeated.length >= SHOWN_REPEATED)
  const exact = phrases.filter(({ type }) => type === 'exact match').length
  const what =
    exact > 0
      ? counted(exact, 'of your keywords is', 'of your keywords are')
      : counted(phrases.length, 'wording is', 'wordings are')
  return `${isCut ? 'At least ' : ''}${what} used by three or more sites. Read those links first; the shares are neither good nor bad by themselves.`
}
