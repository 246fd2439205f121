/**
 * Calls `start` in one tab at a time. Another tab calls `follow`, and `start` when its turn comes; `follow` returns a
 * function that ends it. `start` resolves when it is done. Without https, a browser has no locks, and each tab starts.
 */
export async function inTurn(
  name: string,
  signal: AbortSignal,
  { start, follow }: { start: () => Promise<void>; follow: () => () => void },
): Promise<void> {
  let isFree = true
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      isFree = lock !== null
      return isFree ? start() : undefined
    })
  } catch {
    // Blocked site data take the locks away.
    return start()
  }
  if (isFree) return
  const unfollow = follow()
  const begin = () => {
    unfollow()
    return start()
  }
  await navigator.locks.request(name, { signal }, begin).catch(unfollow)
}
