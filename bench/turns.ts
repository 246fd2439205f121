import { median, printRow, verdict } from './goals'
import { type Load, load, type Measure } from './load'

const ROUNDS = 5
const SECONDS = 3
/** V8 goes on optimising for as long. */
const WARM_UP_SECONDS = 10

/** Loads each subject in turns, and prints the medians of the rounds and of each round's ratio to `reference`. */
export async function measureInTurns(
  reference: string,
  subjects: Record<string, Omit<Load, 'seconds'>>,
  atLeast: number,
): Promise<void> {
  const runs: Record<string, Measure[]> = {}
  for (const subject of Object.values(subjects)) await load({ ...subject, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, subject] of Object.entries(subjects)) {
      runs[name] = [...(runs[name] ?? []), await load({ ...subject, seconds: SECONDS })]
    }
  }
  printRow(['request', 'req/s', 'p50 ms', 'p99 ms', 'ratio', 'failed', 'goal'])
  for (const [name, measures] of Object.entries(runs)) {
    const of = (pick: (measure: Measure) => number) => median(measures.map(pick))
    const ratios = measures.map(
      ({ requestsPerSecond }, round) => requestsPerSecond / (runs[reference]?.[round]?.requestsPerSecond ?? Number.NaN),
    )
    printRow([
      name,
      of(({ requestsPerSecond }) => requestsPerSecond).toFixed(0),
      of(({ p50Ms }) => p50Ms).toFixed(2),
      of(({ p99Ms }) => p99Ms).toFixed(2),
      median(ratios).toFixed(2),
      `${(100 * of(({ failures }) => failures)).toFixed(1)} %`,
      name === reference ? '' : verdict(median(ratios) >= atLeast, String(atLeast)),
    ])
  }
}
