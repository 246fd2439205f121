import { contactIn } from '@/components/list-reading/contact-in'
import { keyOf } from './key-of'

export interface ListRow {
  domain?: string
  cells?: readonly string[]
}

/** Names the subject of a row: a contact, where its cells have one. */
export function keyOfRow({ domain = '', cells = [] }: ListRow): string {
  return keyOf({ domain, contact: contactIn(cells) })
}
