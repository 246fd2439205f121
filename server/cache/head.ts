import type { WholeResponse } from '@/lib/headers/whole-response'
import { memoize } from '@/lib/memoize'

/** Names and values in turn. */
export type HeaderList = readonly string[]

export type HeaderPairs = Iterable<readonly [name: string, value: string]>

/** By response, with the common headers that it was made with. A notice is sent again and again. */
const heads = new WeakMap<WholeResponse, { common: HeaderPairs; list: string[] }>()

/** The headers of a response that is not stored. `common` are sent where it has none of that name. */
export function headOf(whole: WholeResponse, common: HeaderPairs): string[] {
  const known = heads.get(whole)
  if (known?.common === common) return known.list
  const { status, headers, body } = whole
  // A map, because spreading objects of so many headers would take a third of the time of a 404.
  const all = new Map([...common, ...Object.entries(headers)])
  const list = listHeaders(status === 204 ? all : all.set('content-length', String(Buffer.byteLength(body))))
  heads.set(whole, { common, list })
  return list
}

/** With the names as people write them. */
export function listHeaders(headers: HeaderPairs): string[] {
  const list: string[] = []
  for (const [name, value] of headers) list.push(canonicalName(name), value)
  return list
}

/** Memoised: names are few, and writing fifteen of them anew takes longer than the rest of a head. */
const canonicalName = memoize((name) => name.replace(/(?:^|-)[a-z]|(?<=^rate)l/g, (start) => start.toUpperCase()))
