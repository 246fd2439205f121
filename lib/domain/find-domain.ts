import { InvalidInput } from '@/lib/errors'
import { addressWords } from './read-domain-list'
import { readHost } from './read-host'
import { siteName } from './site-name'
import { toAsciiInBrowser } from './to-ascii-in-browser'

export type FoundDomain = { domain: string } | { domain?: undefined; reason: string }

/** The registrable domain of the first address in a cell, or why there is none. */
export function findDomain(cell: string): FoundDomain {
  let reason: string | undefined
  for (const word of addressWords(cell)) {
    if (!/[.。]|^localhost\b/i.test(word)) continue
    try {
      return { domain: siteName(readHost(word, toAsciiInBrowser)) }
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      reason ??= `${shortened(word)}: ${error.message}`
    }
  }
  return { reason: reason ?? (cell.trim() === '' ? 'The cell is empty.' : 'There is no URL in the cell.') }
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
