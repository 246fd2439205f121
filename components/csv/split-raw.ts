/** The cells of one row as they were written, quotes included. Joined by the delimiter they are the row again. */
export function splitRaw(raw: string, delimiter: string): string[] {
  const [before = ''] = /^\ufeff?[\r\n]*/.exec(raw) ?? []
  const parts: string[] = []
  let from = 0
  let where: 'start' | 'spaces' | 'bare' | 'quoted' | 'after quote' = 'start'
  for (let at = before.length; at < raw.length; at++) {
    const sign = raw[at]
    if (where === 'quoted') {
      if (sign === '"') where = 'after quote'
    } else if (sign === '"' && where !== 'bare') where = 'quoted'
    else if (sign === delimiter) {
      parts.push(raw.slice(from, at))
      from = at + 1
      where = 'start'
    } else where = sign === ' ' && (where === 'start' || where === 'spaces') ? 'spaces' : 'bare'
  }
  return [...parts, raw.slice(from)]
}
