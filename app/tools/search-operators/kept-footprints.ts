import { del, get, set } from 'idb-keyval'
import { inStorage } from '@/components/storage/browser-storage'

const KEY = 'own footprints'

/** The footprints that this browser keeps, one per line; empty where it keeps none. */
export async function readFootprints(): Promise<string> {
  const kept = await inStorage(() => get<unknown>(KEY), undefined)
  return typeof kept === 'string' ? kept : ''
}

/** Keeps the footprints for the next visit. Empty ones are forgotten. */
export async function keepFootprints(footprints: string): Promise<void> {
  await inStorage(() => (footprints.trim() === '' ? del(KEY) : set(KEY, footprints)), undefined)
}
