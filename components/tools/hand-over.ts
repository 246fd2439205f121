import { del, get, set } from 'idb-keyval'
import { inStorage } from './browser-storage'

export interface HandedOver {
  file: Blob
  name: string
}

const keyOf = (path: string) => `handed to ${path}`

/** Leaves a list or a sheet for the tool at `path`, and opens it there. False where the browser keeps nothing. */
export async function handOver(path: string, given: HandedOver): Promise<boolean> {
  const isKept = await inStorage(() => set(keyOf(path), given).then(() => true), false)
  // Nothing of it is in an address.
  if (isKept) window.location.assign(path)
  return isKept
}

/** What another tool has left for this page, once. A record that does not fit is dropped. */
export async function takeHandedOver(): Promise<HandedOver | undefined> {
  const key = keyOf(window.location.pathname)
  const record = await inStorage(() => get<unknown>(key), undefined)
  if (record === undefined) return undefined
  await inStorage(() => del(key), undefined)
  const { file, name } = Object(record)
  return file instanceof Blob && typeof name === 'string' ? { file, name } : undefined
}
