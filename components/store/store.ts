import { checkList, type List } from '@/components/list-reading/list'
import { checkExcluded, type Excluded } from './excluded'
import { checkSite, type Site } from './site'

/** A tool's form, as one tab has filled it in. */
export interface SavedForm {
  key: string
  tool: string
  savedMs: number
  values: Readonly<Record<string, unknown>>
}

/** Ends the key of the record that has the time at which a tool's forms were cleared. */
export const CLEARED = ' cleared'

/** The kinds of records. */
export interface Records {
  forms: SavedForm
  lists: List
  /** The file of a list, by the list's id: a change of the list does not write it again. */
  files: Blob
  /** By domain. */
  sites: Site
  /** Never to be pitched, by domain. */
  excluded: Excluded
}

export type Kind = keyof Records

/**
 * Writes a record, or one that `next` makes of the record that is there now; undefined deletes it. `next` has no effects:
 * it may run twice. A record that a newer build has saved stays as it is, unless `record` replaces it unread.
 */
export type Update = {
  [K in Kind]: { kind: K; key: string } & (
    | { record: Records[K] | undefined; next?: undefined }
    | { next: (now: Records[K] | undefined) => Records[K] | undefined }
  )
}[Kind]

/** Writing more updates in one transaction could take a phone longer than the store may. */
export const AT_ONCE = 500

/** Records of this browser. One that does not fit is as good as none. */
export interface Store {
  /** In the order of the keys. */
  read<K extends Kind>(kind: K, keys: readonly string[]): Promise<(Records[K] | undefined)[]>
  /** Of sites, the values of other measures than `measure` may be left out. */
  readAll<K extends Kind>(kind: K, measure?: string): Promise<Records[K][]>
  keys(kind: Kind): Promise<string[]>
  /**
   * All of them or none, after all updates before. Each record at most once. Without a `next`, and once the database is
   * open, they are made even where the page is left at once. `signal` gives them up: if that is too late, they are made.
   */
  update(updates: readonly Update[], signal?: AbortSignal): Promise<void>
  /** Calls with `kind key` of what another page has updated; with none, anything may be new. Returns a function that ends it. */
  onChange(listener: (changed: readonly string[]) => void): () => void
  /** Whether records outlive the page. */
  isLasting(): boolean
  /** Whether it has yet to answer: until then reads find only what this page has written meanwhile. */
  isLate(): boolean
  /** Whether a read or an update has met a record that a newer build has saved. This page cannot read it. */
  hasNewer(): boolean
  /** Resolves when there is one. */
  metNewer: Promise<void>
}

/**
 * By kind: the version in which it is saved, and a check that returns a record if it fits. A release whose records an older
 * page would misread raises the version.
 */
export const kinds: { [K in Kind]: { version: number; check: (record: unknown) => Records[K] | undefined } } = {
  forms: {
    version: 1,
    check(record) {
      const { key, tool, savedMs, values } = Object(record)
      const fits = typeof key === 'string' && typeof tool === 'string' && Number.isFinite(savedMs)
      return fits && typeof values === 'object' && values !== null ? { key, tool, savedMs, values } : undefined
    },
  },
  lists: { version: 1, check: checkList },
  files: { version: 1, check: (record) => (record instanceof Blob ? record : undefined) },
  sites: { version: 1, check: checkSite },
  excluded: { version: 1, check: checkExcluded },
}

/** The records of a kind that fit. */
export function fitting<K extends Kind>(kind: K, records: readonly unknown[]): Records[K][] {
  return records.flatMap((record) => kinds[kind].check(record) ?? [])
}
