export interface Target {
  path: string
  /** With its question mark, or empty. */
  search: string
}

const ORIGIN = /^https?:\/\/[^/?#]*/i
const PLAIN_PATH = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+)+\/?$/i
const TRICKY = /%(?:2f|5c|0\d|1[\da-f]|7f)|\/(?:\.|%2e){1,2}(?:\/|$)/i

/** The parts of a request's target; the origin of an absolute one (RFC 9112 §3.2.2) is left out. */
export function parseTarget(url: string): Target {
  const target = url.startsWith('/') ? url : url.replace(ORIGIN, '') || '/'
  const query = target.indexOf('?')
  return query < 0 ? { path: target, search: '' } : { path: target.slice(0, query), search: target.slice(query) }
}

/** Whether every reader of a path reads it alike: no empty or dot segments, no hidden slashes or control characters. */
export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path) && !TRICKY.test(path)
}
