import { del, get, set } from 'idb-keyval'

export interface HandedOver {
  file: Blob
  name: string
}

const keyOf = (path: string) => `handed to ${path}`

/** Leaves a list or a sheet for the tool at `path`, and opens it there. Nothing of it is in an address. */
export async function handOver(path: string, given: HandedOver): Promise<void> {
  await set(keyOf(path), given)
  window.location.assign(path)
}

/** What another tool has left for this page, once. */
export async function takeHandedOver(): Promise<HandedOver | undefined> {
  const key = keyOf(window.location.pathname)
  try {
    const given = await get<HandedOver>(key)
    if (given) await del(key)
    return given
  } catch {
    return undefined
  }
}
