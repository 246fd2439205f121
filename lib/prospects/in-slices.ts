export interface Pace {
  nowMs(): number
  /** Resolves once whatever waits (a click, a repaint) had its turn. */
  rest(): Promise<void>
}

/** Long enough to get on, short enough that nobody feels it. */
const SLICE_MS = 10

/**
 * Works through the items without holding up whoever shares the thread. `onSlice` learns how many are done; the promise
 * answers false when the signal ended the work early.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  { pace, signal, onSlice }: { pace: Pace; signal: AbortSignal; onSlice: (done: number) => void },
): Promise<boolean> {
  let sliceEndMs = pace.nowMs() + SLICE_MS
  for (const [index, item] of items.entries()) {
    work(item)
    if (pace.nowMs() < sliceEndMs) continue
    onSlice(index + 1)
    await pace.rest()
    if (signal.aborted) return false
    sliceEndMs = pace.nowMs() + SLICE_MS
  }
  return !signal.aborted
}
