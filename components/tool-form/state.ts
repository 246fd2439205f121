import { lastingOf, type Tool } from './define-tool'
import type { Values } from './field'

/** A form's values in layers, the lower ones first. No layer replaces another, so that they can come in any order. */
export interface FormState<V extends Values> {
  /** From an earlier load, or from another tab. */
  saved: Partial<V>
  /** Typed or chosen on this page. */
  typed: Partial<V>
  /** Nobody's: the values of a link or an example, the lasting ones that a changed link has left, or none at all. */
  over?: { of: 'link' | 'example' | 'changed link' | 'clearing'; values: Partial<V> }
  /** `typed` before a link's values became the visitor's. */
  before?: Partial<V>
  /** The event that made it. */
  by?: FormEvent<V>['type']
  /** All layers but `over`: this is saved. */
  own: V
  /** All layers: this is shown. */
  values: V
}

export type FormEvent<V extends Values> =
  | { type: 'typed' | 'opened' | 'restored' | 'linked'; values: Partial<V> }
  /** `emptied`: another tab has cleared it. */
  | { type: 'example' | 'undone' | 'cleared' | 'emptied' }

export function startOf<V extends Values>({ initial }: Tool<V>): FormState<V> {
  return { saved: {}, typed: {}, own: initial, values: initial }
}

/** The state after an event. These are the rules of every tool's form. */
export function reduce<V extends Values>(tool: Tool<V>, state: FormState<V>, event: FormEvent<V>): FormState<V> {
  const layers = layersAfter(tool, state, event)
  const own = { ...tool.initial, ...layers.saved, ...layers.typed }
  return { ...layers, by: event.type, own, values: { ...own, ...layers.over?.values } }
}

function layersAfter<V extends Values>(
  tool: Tool<V>,
  state: FormState<V>,
  event: FormEvent<V>,
): Omit<FormState<V>, 'by' | 'own' | 'values'> {
  const { saved, typed, over, before } = state
  switch (event.type) {
    case 'restored':
      return { ...state, saved: event.values }
    case 'linked':
      return { ...state, over: { of: 'link', values: { ...tool.initial, ...event.values } } }
    case 'example':
      return { ...state, over: { of: 'example', values: tool.example } }
    case 'undone':
      return over && over.of !== 'changed link'
        ? { ...state, over: undefined }
        : { ...state, over: undefined, typed: before ?? typed, before: undefined }
    case 'cleared':
      // Also over what a restore has yet to bring.
      return { saved: {}, typed: tool.initial }
    case 'emptied':
      return { ...state, over: { of: 'clearing', values: tool.initial }, before: undefined }
    case 'opened':
    case 'typed': {
      if (over?.of === 'clearing') return { saved: {}, typed: { ...tool.initial, ...event.values } }
      const isLink = over?.of === 'link'
      // A link's values become the visitor's, but for lasting ones. An example's never do.
      const remaining = isLink ? lastingOf(tool, over.values) : over?.values
      const adopted = isLink ? without(over.values, remaining) : {}
      const left = without(remaining, event.values)
      return {
        saved,
        typed: { ...typed, ...adopted, ...event.values },
        over:
          over && Object.keys(left).length > 0 ? { of: isLink ? 'changed link' : over.of, values: left } : undefined,
        before: isLink ? typed : before,
      }
    }
  }
}

function without<V extends Values>(values: Partial<V> = {}, others: object = {}): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in others))) as Partial<V>
}
