import type { WholeResponse } from '@/lib/headers/whole-response'
import { memoize } from '@/lib/memoize'

/** Names and values in turn. */
export type HeaderList = readonly string[]

export type HeaderPairs = Iterable<readonly [name: string, value: string]>

/** The headers of a response that is not stored. `common` are sent where it has none of that name. */
export function headOf({ status, headers, body }: WholeResponse, common: HeaderPairs): string[] {
  // A map, because spreading objects of so many headers would take a third of the time of a 404.
  const all = new Map([...common, ...Object.entries(headers)])
  return listHeaders(status === 204 ? all : all.set('content-length', String(Buffer.byteLength(body))))
}

/** With the names as people write them. */
export function listHeaders(headers: HeaderPairs): string[] {
  const list: string[] = []
  for (const [name, value] of headers) list.push(canonicalName(name), value)
  return list
}

/** Memoised: names are few, and writing fifteen of them anew takes longer than the rest of a head. */
const canonicalName = memoize((name) => name.replace(/(?:^|-)[a-z]|(?<=^rate)l/g, (start) => start.toUpperCase()))
