import { findAddresses, isEmail } from '@/lib/domain/find-addresses'

/** The first e-mail address in some cells, in lower case. */
export function contactIn(cells: readonly string[]): string | undefined {
  for (const cell of cells) {
    // Most cells have none, and this takes a hundredth of the time.
    const email = cell.includes('@') ? findAddresses(cell).find(isEmail) : undefined
    if (email !== undefined) return email.toLowerCase()
  }
  return undefined
}
