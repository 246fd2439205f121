import { browserStore } from '@/components/store/browser-store'
import { InvalidInput } from '@/lib/errors'
import { createNeverPitch, type Entries } from './never-pitch'

/** This page's list of sites that are never pitched. */
export const neverPitch = createNeverPitch(browserStore, Date.now)

const NOT_SAVED = 'Your browser does not let the page save this. It lasts until you leave.'

/** What there is to say of a change, and the entries that undo it; none where it was refused. */
export async function outcomeOf(
  changing: Promise<Entries>,
  wordsOf: (sites: number) => string,
): Promise<{ words: string; before?: Entries }> {
  try {
    const before = await changing
    const words = wordsOf(before.size)
    return { before, words: (await neverPitch.isSaved()) ? words : `${words} ${NOT_SAVED}` }
  } catch (error) {
    if (error instanceof InvalidInput) return { words: error.message }
    throw error
  }
}
