import { englishNumber } from '@/components/elements/english'
import type { Excluded, Why } from '@/components/store/excluded'
import { AT_ONCE, type Store } from '@/components/store/store'
import { InvalidInput } from '@/lib/errors'

export type { Excluded, Why }

/** Each reason, in the order of a choice. */
export const whyNames: Readonly<Record<Why, string>> = {
  refused: 'refused',
  links: 'already links',
  client: 'client',
  own: 'own site',
  other: 'other',
}

/** Records by domain; undefined where a domain has none. */
export type Entries = ReadonlyMap<string, Excluded | undefined>

/** Reading more could take a phone longer than the store may. */
const MAX_SITES = 20_000
const TOO_MANY = `The never-pitch list has room for ${englishNumber(MAX_SITES)} sites.`

const isEntry = (key: string) => key.startsWith('excluded ')

/** The sites of this browser that are left out of every list, as one page knows them. */
export function createNeverPitch(store: Store, now: () => number) {
  const listeners = new Set<() => void>()
  let writing: Promise<unknown> = Promise.resolve()
  let isListening = false
  let known: Promise<ReadonlyMap<string, Why>> | undefined

  function listen(): void {
    if (!isListening) store.onChange((changed) => (changed.length === 0 || changed.some(isEntry)) && notify())
    isListening = true
  }

  async function readReasons(): Promise<ReadonlyMap<string, Why>> {
    await writing
    return new Map((await store.readAll('excluded')).map(({ domain, why }) => [domain, why]))
  }

  /** Rejects with `InvalidInput`, which says what to do, if the list would be too long with these. */
  async function checkRoom(domains: readonly string[], whatToDo: string): Promise<void> {
    const sites = new Set([...(await store.keys('excluded')), ...domains]).size
    if (sites > MAX_SITES) throw new InvalidInput(`${TOO_MANY} ${whatToDo}`)
  }

  function notify(): void {
    known = undefined
    for (const listener of listeners) listener()
  }

  async function write(entries: Entries): Promise<Entries> {
    const domains = [...entries.keys()]
    const before = new Map<string, Excluded | undefined>()
    for (let at = 0; at < domains.length; at += AT_ONCE) {
      const some = domains.slice(at, at + AT_ONCE)
      const there = await store.read('excluded', some)
      for (const [index, domain] of some.entries()) before.set(domain, there[index])
      await store.update(some.map((key) => ({ kind: 'excluded', key, next: () => entries.get(key) })))
    }
    notify()
    return before
  }

  function inTurn(work: () => Promise<Entries>): Promise<Entries> {
    const done = writing.then(work)
    known = undefined
    writing = done.catch(() => {})
    return done
  }

  /** Writes or deletes entries, and returns those that were there: putting them undoes it. */
  const put = (entries: Entries) => inTurn(() => write(entries))

  return {
    put,
    checkRoom,
    /** Rejects with `InvalidInput` if the list would be too long. */
    add(domains: readonly string[], why: Why): Promise<Entries> {
      const savedMs = now()
      return inTurn(async () => {
        await checkRoom(domains, 'Remove some, or add fewer.')
        return write(new Map(domains.map((domain) => [domain, { domain, why, savedMs }])))
      })
    },
    remove: (domains: readonly string[]) => put(new Map(domains.map((domain) => [domain, undefined]))),
    /** The newest first. */
    async all(): Promise<Excluded[]> {
      await writing
      return (await store.readAll('excluded')).sort((a, b) => b.savedMs - a.savedMs)
    },
    /** By domain. They are read once, until something changes. */
    reasons(): Promise<ReadonlyMap<string, Why>> {
      listen()
      known ??= readReasons()
      return known
    },
    /** Calls after each change, here or in another tab. Returns a function that ends it. */
    subscribe(listener: () => void): () => void {
      listen()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Says that the store was changed by other means. */
    notify,
    /** Whether everything is written, and outlives this page. */
    async isSaved(): Promise<boolean> {
      await writing
      return store.isLasting()
    },
  }
}
