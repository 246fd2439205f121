export type Field = readonly [name: string, value: string]

/** The variant that an `Accept` asks for; undefined if only the site's own parser could say. */
export type Wanted = 'html' | 'markdown' | 'neither' | undefined

/** A valid HTTP/1.1 request, one character for each byte. */
export interface Message {
  method: string
  target: string
  /** Including those that frame the body. */
  fields: readonly Field[]
  body: string
  wanted: Wanted
}

/** Written into everything that a client may invent. No answer may repeat it, unless documented. */
export const MARKER = 'zqx9'

/** A request inside another one's body. No answer may be one to it. */
export const SMUGGLED = `GET /${MARKER}-smuggled HTTP/1.1\r\nHost: ${MARKER}\r\n\r\n`

export function wireOf({ method, target, fields, body }: Message): string {
  return `${method} ${target} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/** The joined values of the fields of this name; undefined if there is none. */
export function fieldOf({ fields }: Pick<Message, 'fields'>, name: string): string | undefined {
  const values = fields.flatMap(([other, value]) => (other.toLowerCase() === name ? [value] : []))
  return values.length > 0 ? values.join(', ') : undefined
}

/** The path and the query of a target, which may be absolute (RFC 9112 section 3.2). */
export function partsOf(target: string): { path: string; search: string } {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/s.exec(target) ?? []
  return { path, search }
}
