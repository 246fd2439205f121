import { isSame } from '@/components/elements/is-same'
import { apply, type List, type ListChange } from '@/components/list-reading/list'
import type { Store, Update } from '@/components/store/store'

/** A file and its name. */
export interface NamedFile {
  file: Blob
  name: string
}

export interface OpenList {
  list: List
  file: Blob
}

/** Gets the id of a list that was changed, here or in another tab, and whether its rows may be others by now. */
type Listener = (id: string, isReadAnew: boolean) => void

/** The lists of this browser, as one page knows them. */
export function createLists(store: Store, { now, newId }: { now: () => number; newId: () => string }) {
  const known = new Map<string, Promise<OpenList | undefined>>()
  const listeners = new Set<Listener>()
  let writing: Promise<unknown> = Promise.resolve()
  /** The changes of one list that are written next. */
  let due: { id: string; changes: ((list: List) => List)[] } | undefined
  let isListening = false

  async function read(id: string): Promise<OpenList | undefined> {
    const [[list], [file]] = await Promise.all([store.read('lists', [id]), store.read('files', [id])])
    return list && file && { list, file }
  }

  /** The list with its file; undefined if this browser does not have it, or no longer. */
  function find(id: string): Promise<OpenList | undefined> {
    listen()
    const found = known.get(id) ?? read(id)
    known.set(id, found)
    return found
  }

  function notify(id: string, before: OpenList | undefined, after: OpenList | undefined): void {
    const isReadAnew = !before || !after || !isSame(before.list.reading, after.list.reading)
    for (const listener of listeners) listener(id, isReadAnew)
  }

  function listen(): void {
    if (isListening) return
    isListening = true
    store.onChange(async (changed) => {
      if (changed.length === 0) await refresh()
      for (const key of changed) {
        const [, id] = /^lists (.+)/.exec(key) ?? []
        if (id === undefined) continue
        const before = known.get(id)
        // The changes that this tab has yet to write count too.
        const anew = before && writing.then(() => read(id))
        if (anew) known.set(id, anew)
        notify(id, await before, await known.get(id))
      }
    })
  }

  /** Shows what was changed by other means. */
  async function refresh(): Promise<void> {
    await writing
    known.clear()
    // Listeners to all lists hear it also where there is none.
    for (const id of ['', ...(await store.keys('lists'))]) notify(id, undefined, undefined)
  }

  /** Whether everything is written, and outlives this page. */
  async function isSaved(): Promise<boolean> {
    await writing
    return store.isLasting()
  }

  /** One after the other. A small update behind a large file would miss the store's deadline. */
  function write(updates: readonly Update[]): void {
    due = undefined
    writing = writing.then(() => store.update(updates))
  }

  /** Changes of a list that come while others are being written become one write: keys are faster than a store. */
  function writeChange(id: string, change: (list: List) => List): void {
    if (due?.id === id) return void due.changes.push(change)
    const own = { id, changes: [change] }
    const next = (list?: List) => list && own.changes.reduce((one, each) => each(one), list)
    writing = writing.then(() => {
      if (due === own) due = undefined
      return store.update([{ kind: 'lists', key: id, next }])
    })
    due = own
  }

  /** A file on the disk may change or go; its copy in the store does not. */
  async function takeStored(id: string): Promise<void> {
    const [file] = await store.read('files', [id])
    const opened = file && known.get(id)?.then((one) => one && { ...one, file })
    if (opened) known.set(id, opened)
  }

  return {
    find,
    /** All that have their file, those that were last used first. */
    async all(): Promise<OpenList[]> {
      await writing
      const opened = await Promise.all((await store.keys('lists')).map(find))
      return opened.filter((one) => one !== undefined).sort((a, b) => lastUseOf(b.list) - lastUseOf(a.list))
    },
    add({ file, name }: NamedFile, given: Partial<Omit<List, 'name'>> = {}): string {
      const list: List = { id: newId(), name, savedMs: now(), reading: {}, ...given }
      known.set(list.id, Promise.resolve({ list, file }))
      write([
        { kind: 'lists', key: list.id, record: list },
        { kind: 'files', key: list.id, record: file },
      ])
      void writing.then(() => takeStored(list.id))
      notify(list.id, undefined, undefined)
      return list.id
    },
    /** The id of the list with the same bytes, or of a new one. */
    async addOnce(given: NamedFile): Promise<string> {
      await writing
      const ids = await store.keys('files')
      const files = await store.read('files', ids)
      for (const [at, id] of ids.entries()) {
        const there = files[at]
        if (there?.size === given.file.size && (await bytesOf(there)) === (await bytesOf(given.file))) return id
      }
      return this.add(given)
    },
    async change(id: string, change: ListChange): Promise<void> {
      const changed = change.type === 'judged' ? { usedMs: now() } : { changedMs: now() }
      const next = (list: List): List => ({ ...apply(list, change), ...changed })
      const before = find(id)
      const after = before.then((opened) => opened && { ...opened, list: next(opened.list) })
      known.set(id, after)
      writeChange(id, next)
      notify(id, await before, await after)
    },
    remove(...ids: string[]): void {
      for (const id of ids) known.set(id, Promise.resolve(undefined))
      write(
        ids.flatMap((key): Update[] => [
          { kind: 'lists', key, record: undefined },
          { kind: 'files', key, record: undefined },
        ]),
      )
      for (const id of ids) notify(id, undefined, undefined)
    },
    /** Removes lists, but for those with decisions: a list may be older than the form that names it. */
    async removeUndecided(ids: readonly string[]): Promise<void> {
      const opened = await Promise.all(ids.map(find))
      this.remove(...ids.filter((_, at) => !opened[at]?.list.decisions?.size))
    },
    /** Writes a part of a copy, all or none, and returns whether it outlives this page. `refresh` shows it. */
    load(updates: readonly Update[]): Promise<boolean> {
      write(updates)
      return isSaved()
    },
    refresh,
    subscribe(listener: Listener) {
      listen()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isSaved,
  }
}

function lastUseOf({ savedMs, changedMs = 0, usedMs = 0 }: List): number {
  return Math.max(savedMs, changedMs, usedMs)
}

async function bytesOf(file: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await file.arrayBuffer())
}
