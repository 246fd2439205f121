import { EARLIER_DATABASE } from './earlier-database'

/** The result of a call with an earlier build's records; undefined if there are none, or if they cannot be read. */
export async function withEarlier<Result>(
  call: (part: typeof import('./take-over')) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    // Firefox cannot tell before version 126.
    const databases = await indexedDB.databases?.()
    if (databases && !databases.some(({ name }) => name === EARLIER_DATABASE)) return undefined
    return await call(await import('./take-over'))
  } catch {
    return undefined
  }
}
