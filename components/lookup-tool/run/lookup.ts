import type { ReactNode } from 'react'
import type { Cell } from '@/components/csv/write-csv'
import type { Measure } from '@/components/measures/measures'
import type { Entry, QueueState } from '@/components/queue/queue'
import type { Column } from '@/components/result/column'
import type { Dated } from '@/components/store/site'
import type { LookupOptions } from './use-queue'

/** A measure that is looked up for domains. */
export interface Lookup<Value> extends Measure {
  /** Whether a saved value is one of this lookup. */
  isValue: (value: unknown) => value is Value
  /** A value for comparing with the last time, and the day of its data. */
  datedOf: (value: Value, atMs: number) => Dated
  options: LookupOptions<Value>
  submitLabel: string
  loadShown: () => Promise<Shown<Value>>
}

/** How values that were looked up are shown and exported. */
export interface Shown<Value> {
  /** The number in a response; undefined if the domain is not in the provider's index. */
  numberOf: (value: Value) => number | undefined
  columns: readonly Column<Entry<Value>>[]
  /** The columns of the export, from the domain to a note, and the cells of a row. */
  head: readonly string[]
  cellsOf: (entry: Entry<Value>) => readonly Cell[]
  fileName: string
  /** Its meaning for somebody who decides whom to pitch: of one site's value, and of a list's. */
  meaning: { one: string; list: string }
  /** The day of the provider's data, as it writes it. */
  dayOf?: (entries: readonly Entry<Value>[]) => string | undefined
  /** The result for a single domain. */
  hero: (entry: Entry<Value>) => ReactNode
  /** More about a single domain, below the exports. */
  heroEnd?: (entry: Entry<Value>) => ReactNode
  /** Shown above the result. */
  status?: (state: QueueState<Value>) => ReactNode
}

export type ShownLookup<Value> = Lookup<Value> & Shown<Value>
