import { contactIn } from '@/components/list-reading/contact-in'
import type { SheetRow } from '@/components/sheet/reading/sheet'
import { keyOf } from './key-of'

export type ListRow = Partial<Pick<SheetRow, 'domain' | 'cells'>>

/** Names the subject of a row: a contact, where its cells have one. */
export function keyOfRow({ domain = '', cells = [] }: ListRow): string {
  return keyOf({ domain, contact: contactIn(cells) })
}
