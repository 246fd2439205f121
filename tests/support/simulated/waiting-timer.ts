/** A timer whose last callback waits until `pass`. */
export function createWaitingTimer() {
  let last = () => {}
  const timer = {
    now: () => 0,
    after(_ms: number, callback: () => void) {
      last = callback
      return () => {}
    },
  }
  return { timer, pass: () => last() }
}
