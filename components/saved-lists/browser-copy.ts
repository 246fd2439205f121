import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { browserStore } from '@/components/store/browser-store'
import { SAVED_BY_NEWER } from '@/components/store/versions'
import { InvalidInput } from '@/lib/errors'
import { browserLists } from './browser-lists'
import { makeCopy, readCopy } from './copy'
import { type Loading, loadPortions } from './load-copy'

/** Everything that the tools have saved in this browser, as one file. Throws `InvalidInput`. */
export async function saveCopy(): Promise<Blob> {
  await browserLists.isSaved()
  const copy = await makeCopy(browserStore)
  if (!browserStore.isLasting()) throw new InvalidInput('Your browser could not read what it has saved.')
  if (browserStore.hasNewer()) throw new InvalidInput(SAVED_BY_NEWER)
  await neverPitch.checkRoom([], 'Remove some, then save the copy.')
  return copy
}

/** Brings a copy back, and returns what there is to say of it. Throws `InvalidInput`. */
export async function loadCopy(file: Blob, loading: Omit<Loading, 'load'>): Promise<string> {
  const portions = await readCopy(file, Date.now())
  const excluded = portions.flat().flatMap(({ kind, key }) => (kind === 'excluded' ? key : []))
  await neverPitch.checkRoom(excluded, 'Remove some, then load the copy again.')
  const said = await loadPortions(portions, { ...loading, load: browserLists.load })
  neverPitch.notify()
  await browserLists.refresh()
  return said
}
