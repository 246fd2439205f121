import { counted, englishNumber } from '@/components/elements/english'
import type { Kind, Update } from '@/components/store/store'

export interface Loading {
  /** Writes a portion, and returns whether it is saved. */
  load: (portion: readonly Update[]) => Promise<boolean>
  /** Gets `12,000 of 40,000 sites`. */
  onProgress: (words: string) => void
  /** Stops after the portion that is being written. */
  signal: AbortSignal
}

/** Loads a copy portion by portion, and returns what there is to say of it. */
export async function loadPortions(
  portions: readonly (readonly Update[])[],
  { load, onProgress, signal }: Loading,
): Promise<string> {
  const sites = count(portions.flat(), 'excluded', 'sites')
  const done: Update[] = []
  for (const portion of portions) {
    if (sites > 0) onProgress(`${englishNumber(count(done, 'excluded', 'sites'))} of ${counted(sites, 'site')}`)
    if (signal.aborted) return `Stopped. Loaded so far: ${summaryOf(done)}. To go on, load the same copy again.`
    if (!(await load(portion)))
      return `Your browser could not save all of this copy. Loaded so far: ${summaryOf(done)}. To go on, reload the page and load the same copy again.`
    done.push(...portion)
  }
  return `Loaded: ${summaryOf(done)}. Anything newer here was kept.`
}

function summaryOf(updates: readonly Update[]): string {
  const known = `what is known about ${counted(count(updates, 'sites'), 'site')}`
  const never = `${counted(count(updates, 'excluded'), 'site')} never to pitch`
  return `${counted(count(updates, 'lists'), 'list')}, ${known}, ${counted(count(updates, 'forms'), 'form')}, and ${never}`
}

function count(updates: readonly Update[], ...kinds: readonly Kind[]): number {
  return updates.filter(({ kind }) => kinds.includes(kind)).length
}
