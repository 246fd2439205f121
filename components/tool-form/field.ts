import type { ReactNode } from 'react'
import type { Filter } from '@/components/list-table/filter'

export type Values = Readonly<Record<string, unknown>>

export interface Option {
  value: string
  label: string
}

/** A form as its controls know it. */
export interface Filled {
  state(): { values: Values }
  set(name: string, value: unknown): void
  subscribe(listener: () => void): () => void
}

/** A form whose values are a part of another's. */
export function partOf({ subscribe }: Filled, values: () => Values, set: Filled['set']): Filled {
  return { state: () => ({ values: values() }), set, subscribe }
}

export interface ControlProps {
  form: Filled
  name: string
  /** Its value cannot be used. A notice says why. */
  isInvalid?: boolean
}

/** One field of a tool. All that the form, its saving and its links need to know is in here. */
export interface Field<Value = unknown> {
  label: string
  initial: Value
  /** Returns the value that was saved or linked, if it fits. */
  check(value: unknown): Value | undefined
  control(props: ControlProps): ReactNode
  /** The value with a list of this browser. A field without it takes the list's domains as a text. */
  ofList?(id: string, before?: Value, filter?: Filter): Value
  /** The ids of the lists that a value names. */
  listsIn?(value: Value): readonly string[]
  options?: readonly Option[]
  /** Its name in a link, where that is another one. */
  parameter?: string
  /** The title under which it is folded, with its neighbours that have the same. */
  fold?: string
  /** Belongs to the visitor for good: the values of a link or an example are never saved in its place. */
  isLasting?: boolean
}
