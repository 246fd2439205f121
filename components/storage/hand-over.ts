import { del, get, set } from 'idb-keyval'
import { inStorage } from './browser-storage'
import { type HeldFile, readHeldFile } from './held-file'

export interface HandedOver extends HeldFile {
  /** Whether it was typed into the field. */
  isTyped?: boolean
}

const keyOf = (path: string) => `handed to ${path}`

/**
 * Leaves a list, a sheet or what a form is filled in with for the tool at `path`, and loads it. False where the browser
 * keeps nothing.
 */
export async function handOver(path: string, given: unknown): Promise<boolean> {
  const isKept = await inStorage(() => set(keyOf(path), given).then(() => true), false)
  // Nothing of it is in an address.
  if (isKept) window.location.assign(path)
  return isKept
}

/** Takes, once, the record that another tool or an earlier load of this page left. Drops one that does not fit. */
export async function takeHandedOver<Given>(read: (record: unknown) => Given | undefined): Promise<Given | undefined> {
  const key = keyOf(window.location.pathname)
  const record = await inStorage(() => get<unknown>(key), undefined)
  if (record === undefined) return undefined
  await inStorage(() => del(key), undefined)
  return read(record)
}

/** A list or a sheet of another tool. */
export function readHandedOver(record: unknown): HandedOver | undefined {
  const held = readHeldFile(record)
  return held && { ...held, isTyped: Object(record).isTyped === true }
}

/** Whether `record` has the members of `example`, each of the same type. A page of an older build may have left it. */
export function hasMembersOf<Given extends object>(record: unknown, example: Given): record is Given {
  return Object.entries(example).every(([name, value]) => typeof Object(record)[name] === typeof value)
}
