/** Builds before December 2026 saved by `idb-keyval`. Pages of theirs may still be open. */
export const EARLIER_DATABASE = 'keyval-store'

/** Whether there may be anything that an earlier build has saved. */
export async function hasEarlier(): Promise<boolean> {
  // Firefox cannot tell before version 126.
  if (!indexedDB.databases) return true
  return (await indexedDB.databases()).some(({ name }) => name === EARLIER_DATABASE)
}
