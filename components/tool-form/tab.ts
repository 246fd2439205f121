/** A tab, as one tool knows it until it is closed. */
export interface Tab {
  id: string
  /** The tab of which it is a copy, if it is one. */
  original?: string
}

const OPEN = ' open'

/**
 * Names this tab for a tool. Browsers copy `sessionStorage` into a duplicated tab. There the mark of an open page tells that
 * the name is another tab's.
 */
export function nameTab(tool: string): Tab {
  const entry = `${tool} tab`
  const found = tryTo(() => sessionStorage.getItem(entry)) ?? ''
  const last = found.replace(OPEN, '')
  const isFree = last !== '' && !found.endsWith(OPEN)
  const id = isFree ? last : String(Math.random()).slice(2)
  const write = (value: string) => tryTo(() => sessionStorage.setItem(entry, value))
  write(id + OPEN)
  window.addEventListener('pagehide', () => write(id))
  // A page may come back as it was left.
  window.addEventListener('pageshow', () => write(id + OPEN))
  return { id, original: isFree || last === '' ? undefined : last }
}

/** Blocked site data take `sessionStorage` away. */
function tryTo<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
