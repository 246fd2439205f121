import type { Decisions } from '@/components/list-reading/list'
import type { SheetRow } from '@/components/sheet/reading/sheet'
import { keyOf } from './key-of'

export type ListRow = Partial<Pick<SheetRow, 'domain' | 'cells' | 'contacts'>>

/** Names the subject of a row: of its contacts a kept one, or else one that is decided on, or the first; or its site. */
export function keyOfRow({ domain = '', contacts = [] }: ListRow, decisions: Decisions): string {
  const keys = contacts.map((contact) => keyOf({ domain, contact }))
  const decided = keys.filter((key) => decisions.get(key)?.verdict)
  return decided.find((key) => decisions.get(key)?.verdict === 'kept') ?? decided[0] ?? keys[0] ?? domain
}
