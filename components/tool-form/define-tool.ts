import type { Field, Values } from './field'

export interface Tool<V extends Values = Values> {
  /** Names what is saved. It never changes. */
  id: string
  fields: { readonly [Name in keyof V]: Field<V[Name]> }
  initial: V
  /** Says what is saved beside the form. */
  savedToo?: string
  /** Invented values. A field that is missing keeps its value. */
  example: Partial<NoInfer<V>>
  /** The field that takes a list of another tool. */
  listField?: keyof NoInfer<V> & string
  /** The field that the page's query fills in, by the same name. Browsers send a query. */
  query?: keyof NoInfer<V> & string
  /** Further changes that come with one: a filled-in field may choose an option that needs it. */
  implies?: (change: Partial<NoInfer<V>>, before: NoInfer<V>) => Partial<NoInfer<V>>
}

export function defineTool<V extends Values>(given: Omit<Tool<V>, 'initial'>): Tool<V> {
  return { ...given, initial: initialOf(given) }
}

export function initialOf<V extends Values>({ fields }: Pick<Tool<V>, 'fields'>): V {
  return Object.fromEntries(Object.entries<Field>(fields).map(([name, { initial }]) => [name, initial])) as V
}

/** The values of a record that fit their fields. */
export function checkValues<V extends Values>({ fields }: Pick<Tool<V>, 'fields'>, record: unknown): Partial<V> {
  const values = Object.entries<Field>(fields).map(
    ([name, field]) => [name, field.check(Object(record)[name])] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<V>
}

/** The values that belong to the visitor for good. */
export function lastingOf<V extends Values>({ fields }: Tool<V>, values: Partial<V>): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.isLasting)) as Partial<V>
}
