export type RequestFields = Partial<Record<string, string>>

/**
 * Makes the function that finds these fields, by their names in lower case, among the names and values of a request, a
 * repeated one as a list (RFC 9110 §5.3). Node makes its object of all fields on first use, which would be a tenth of
 * what an answer from memory costs.
 */
export function createFieldReader(names: readonly string[]): (rawHeaders: readonly string[]) => RequestFields {
  const wanted = new Set(names)
  // Most fields of a request are known by these to be none of them, without being put in lower case.
  const lengths = new Set(names.map((name) => name.length))
  return (rawHeaders) => {
    const fields: RequestFields = {}
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
      const given = rawHeaders[at] as string
      if (!lengths.has(given.length)) continue
      const name = given.toLowerCase()
      if (!wanted.has(name)) continue
      const value = rawHeaders[at + 1] as string
      const earlier = fields[name]
      fields[name] = earlier === undefined ? value : `${earlier}, ${value}`
    }
    return fields
  }
}
