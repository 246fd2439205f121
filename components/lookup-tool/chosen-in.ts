import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import type { LookupList } from './lookup-list'

/** The sites of a list to look up: none of those that are never pitched, but a single one that somebody types. */
export async function chosenIn({ domains, id, sheet }: LookupList): Promise<readonly string[]> {
  if (!sheet && id === undefined && domains.length === 1) return domains
  const never = await neverPitch.reasons()
  return domains.filter((domain) => !never.has(domain))
}
