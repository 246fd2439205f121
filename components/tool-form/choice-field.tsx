import { Field as Labelled } from '@/components/tool-page/field'
import type { ControlProps, Field, Option, Values } from './field'
import { readValue, useControl, writeValue } from './use-control'
import { useFormPart } from './use-form-part'

interface ChoiceOptions extends Pick<Field, 'label' | 'fold'> {
  hint?: string
  options: readonly Option[]
  initial?: string
  /** Names no choice. Without it, one is always chosen. */
  none?: (values: Values) => string
}

/** One of several options. */
export function choice(given: ChoiceOptions): Field<string> {
  const { options, initial = '', none } = given
  const values = [...(none ? [''] : []), ...options.map(({ value }) => value)]
  return {
    ...given,
    initial,
    check: (value) => values.find((one) => one === value),
    control: (props) => <ChoiceControl {...props} {...given} />,
  }
}

function ChoiceControl({ form, name, label, hint, options, initial = '', none }: ControlProps & ChoiceOptions) {
  const control = useControl<HTMLSelectElement>(form, name, initial, readValue, writeValue)
  const noneName = useFormPart(form, ({ state }) => none?.(state().values))
  return (
    <Labelled as="select" label={label} hint={hint} {...control} defaultValue={initial}>
      {noneName !== undefined && <option value="">{noneName}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Labelled>
  )
}
