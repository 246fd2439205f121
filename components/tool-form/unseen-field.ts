import type { Field } from './field'

/** A number that is saved with the form, and has no control. */
export function unseen(initial: number): Field<number> {
  return {
    label: '',
    initial,
    check: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
    control: () => null,
  }
}
