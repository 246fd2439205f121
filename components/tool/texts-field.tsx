import type { Field } from './field'
import { several } from './several-field'
import { type TextOptions, text } from './text-field'

interface TextsOptions extends Pick<TextOptions, 'label' | 'hint' | 'rows'> {
  max: number
}

/** Up to `max` texts of several sentences, in their order. The label names one of them. */
export function texts({ label, max, ...options }: TextsOptions): Field<readonly string[]> {
  const of = (number: number) => text({ ...options, label: `${label} ${number}`, isProse: true })
  return several({ label, addLabel: `Add ${label.toLowerCase()}`, of, least: 0, max })
}
