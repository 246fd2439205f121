export interface Target {
  path: string
  /** With its question mark, or empty. */
  search: string
}

const ORIGIN = /^https?:\/\/[^/?#]*/i

/** The parts of a request's target; the origin of an absolute one (RFC 9112 §3.2.2) is left out. */
export function parseTarget(url = '/'): Target {
  const target = url.startsWith('/') ? url : url.replace(ORIGIN, '') || '/'
  const query = target.indexOf('?')
  return query < 0 ? { path: target, search: '' } : { path: target.slice(0, query), search: target.slice(query) }
}
