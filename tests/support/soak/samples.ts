import { readFileSync } from 'node:fs'

/** What the site's process held at a moment. */
export interface Sample {
  /** Milliseconds since the epoch. */
  at: number
  /** Bytes. */
  rss: number
  /** How many of each kind: sockets, timers, and what else keeps an event loop alive. */
  resources: Record<string, number>
}

/** What one thread's heap held after a full collection of garbage, in bytes. */
export interface LiveHeap {
  at: number
  thread: number
  live: number
}

/** What `probe.mjs` has written so far. */
export function readSamples(file: string): { samples: Sample[]; heaps: LiveHeap[] } {
  const lines = readFileSync(file, 'utf8').split('\n')
  // The last piece is empty, or a line that is just being written.
  const written: (Sample | LiveHeap)[] = lines.slice(0, -1).map((line) => JSON.parse(line))
  return {
    samples: written.filter((one): one is Sample => 'rss' in one),
    heaps: written.filter((one): one is LiveHeap => 'live' in one),
  }
}

const MEBIBYTE = 1024 * 1024
const MINUTE_MS = 60_000

/** By how many MiB a minute what is resident grows, from the mean of the first third to that of the last. */
export function rssSlope(samples: readonly Sample[]): number {
  const third = Math.ceil(samples.length / 3)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [first, last] = [samples.slice(0, third), samples.slice(-third)]
  const grown = mean(last.map(({ rss }) => rss)) - mean(first.map(({ rss }) => rss))
  const passedMs = mean(last.map(({ at }) => at)) - mean(first.map(({ at }) => at))
  return grown / MEBIBYTE / (passedMs / MINUTE_MS)
}

/** The kinds of which there are more than `most` allows. */
export function beyond(most: Record<string, number>, resources: Sample['resources']): string[] {
  return Object.entries(resources)
    .filter(([kind, count]) => count > (most[kind] ?? 0))
    .map(([kind, count]) => `${count} of ${kind}`)
}
