import type { Field } from './field'

/** A number or a flag that is saved with the form, and has no control. */
export function unseen<Value extends number | boolean>(initial: Value): Field<Value> {
  return {
    label: '',
    initial,
    check: (value) =>
      typeof value === typeof initial && Number.isFinite(Number(value)) ? (value as Value) : undefined,
    control: () => null,
  }
}
