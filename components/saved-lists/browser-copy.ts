import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { browserStore } from '@/components/store/browser-store'
import { SAVED_BY_NEWER } from '@/components/store/versions'
import { InvalidInput } from '@/lib/errors'
import { browserLists } from './browser-lists'
import { makeCopy, readCopy } from './copy'

/** Everything that the tools have saved in this browser, as one file. Throws `InvalidInput`. */
export async function saveCopy(): Promise<Blob> {
  await browserLists.isSaved()
  const copy = await makeCopy(browserStore)
  if (!browserStore.isLasting()) throw new InvalidInput('Your browser could not read what it has saved.')
  if (browserStore.hasNewer()) throw new InvalidInput(SAVED_BY_NEWER)
  return copy
}

/** Brings a copy back, and returns how many records of each kind it has. Throws `InvalidInput`. */
export async function loadCopy(file: Blob): Promise<Record<'lists' | 'sites' | 'forms' | 'excluded', number>> {
  const updates = await readCopy(file, Date.now())
  await browserLists.load(updates)
  neverPitch.notify()
  if (!(await browserLists.isSaved()))
    throw new InvalidInput('Your browser could not save what is in this copy, so nothing has changed.')
  const count = (wanted: string) => updates.filter(({ kind }) => kind === wanted).length
  return { lists: count('lists'), sites: count('sites'), forms: count('forms'), excluded: count('excluded') }
}
