import type { WholeResponse } from '@/lib/fields/whole-response'
import { memoize } from '@/lib/memoize'

/** Names and values in turn. */
export type HeaderList = readonly string[]

/** The headers of a response that is not stored. `common` are sent where it has none of that name. */
export function headOf(
  { status, headers, body }: WholeResponse<string | Uint8Array>,
  common: Record<string, string>,
): HeaderList {
  const length = status === 204 ? undefined : { 'content-length': String(Buffer.byteLength(body)) }
  return listHeaders(Object.entries({ ...common, ...length, ...headers }))
}

/** With the names as people write them. */
export function listHeaders(headers: Iterable<readonly [name: string, value: string]>): HeaderList {
  return [...headers].flatMap(([name, value]) => [canonicalName(name), value])
}

/** Memoised: the names are few, and each 404 has fifteen. */
const canonicalName = memoize((name) => name.replace(/(?:^|-)[a-z]|(?<=^rate)l/g, (start) => start.toUpperCase()))
