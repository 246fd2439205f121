/** The fields that decide on an answer from memory. */
const DECISIVE = new Set(['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'rsc'])
/** Most fields of a request are known by these to be none of them, without being put in lower case. */
const LENGTHS = new Set([...DECISIVE].map((name) => name.length))

export type RequestFields = Partial<Record<string, string>>

/**
 * The decisive fields of a request, by name in lower case, a repeated one as a list (RFC 9110 §5.3). Node makes its
 * object of all fields on first use, which would be a tenth of what an answer from memory costs.
 */
export function readFields(rawHeaders: readonly string[]): RequestFields {
  const fields: RequestFields = {}
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] as string
    if (!LENGTHS.has(given.length)) continue
    const name = given.toLowerCase()
    if (!DECISIVE.has(name)) continue
    const value = rawHeaders[at + 1] as string
    const earlier = fields[name]
    fields[name] = earlier === undefined ? value : `${earlier}, ${value}`
  }
  return fields
}
