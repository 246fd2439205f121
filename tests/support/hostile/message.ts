export type Field = readonly [name: string, value: string]

/** What a page's `Accept` comes to; undefined where only the site's own reading could tell. */
export type Wanted = 'html' | 'markdown' | 'neither' | undefined

/** A request that every server of HTTP/1.1 has to read in one way, a character for each of its bytes. */
export interface Message {
  method: string
  target: string
  /** The framing of the body included. */
  fields: readonly Field[]
  body: string
  wanted: Wanted
}

/** Written into whatever a client may make up: no answer may repeat it, but where that is documented. */
export const MARKER = 'zqx9'

export function wireOf({ method, target, fields, body }: Message): string {
  return `${method} ${target} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/** What the fields of this name say together, undefined where there is none. */
export function fieldOf({ fields }: Pick<Message, 'fields'>, name: string): string | undefined {
  const values = fields.flatMap(([other, value]) => (other.toLowerCase() === name ? [value] : []))
  return values.length > 0 ? values.join(', ') : undefined
}

/** The path and the query of a target, without the origin of an absolute one (RFC 9112 section 3.2). */
export function partsOf(target: string): { path: string; search: string } {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/s.exec(target) ?? []
  return { path, search }
}
