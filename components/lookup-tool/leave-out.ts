import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import type { LookupList } from './lookup-list'

/**
 * How many sites of a list are never pitched, and the rest of it; undefined if none is left. A single domain that
 * somebody types is looked up all the same.
 */
export async function leaveOutNeverPitch(found: LookupList): Promise<{ sites: number; left: LookupList | undefined }> {
  if (!found.sheet && found.id === undefined && found.domains.length === 1) return { sites: 0, left: found }
  const excluded = await neverPitch.reasons()
  const domains = found.domains.filter((domain) => !excluded.has(domain))
  const sites = found.domains.length - domains.length
  if (sites === 0) return { sites, left: found }
  if (domains.length === 0) return { sites, left: undefined }
  if (!found.sheet) return { sites, left: { ...found, domains } }
  const left = found.left.filter(({ domain }) => domain === undefined || !excluded.has(domain))
  return { sites, left: { ...found, domains, left } }
}
