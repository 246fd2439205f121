import { findDomain } from '@/lib/domain/find-domain'

/** Whether a cell is a web or mail address alone: a title may name a site, but is more than its name. */
export function isAddress(cell: string): boolean {
  const text = cell.trim()
  return text !== '' && !/\s/.test(text) && findDomain(text).domain !== undefined
}
