import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { sitesOf } from '@/components/sheet/sites-of'
import type { Found } from './found'

/**
 * How many sites of a list are never pitched, and the rest of it; undefined if none is left. A single domain that
 * somebody types is looked up all the same.
 */
export async function leaveOutNeverPitch(found: Found): Promise<{ sites: number; left: Found | undefined }> {
  const domains = found.kind === 'list' ? found.list.domains : sitesOf(found.left)
  if (found.kind === 'list' && found.id === undefined && domains.length === 1) return { sites: 0, left: found }
  const excluded = await neverPitch.reasons()
  const sites = domains.filter((domain) => excluded.has(domain)).length
  return { sites, left: sites === 0 ? found : without(found, excluded) }
}

function without(found: Found, excluded: ReadonlyMap<string, unknown>): Found | undefined {
  const isLeft = (domain: string | undefined) => domain === undefined || !excluded.has(domain)
  if (found.kind === 'sheet') {
    const left = found.left.filter(({ domain }) => isLeft(domain))
    return left.some(({ domain }) => domain) ? { ...found, left } : undefined
  }
  const domains = found.list.domains.filter(isLeft)
  return domains.length > 0 ? { ...found, list: { ...found.list, domains } } : undefined
}
