import { useId } from 'react'
import tool from '@/components/workers/text-tool.module.css'
import styles from './choices-field.module.css'
import type { ControlProps, Field, Option } from './field'
import { useControl } from './use-control'

interface ChoicesOptions extends Pick<Field, 'label' | 'parameter' | 'fold'> {
  options: readonly Option[]
  initial: readonly string[]
}

/** Any of several options. */
export function choices(given: ChoicesOptions): Field<readonly string[]> {
  const values = given.options.map(({ value }) => value)
  return {
    ...given,
    check: (value) => (Array.isArray(value) ? values.filter((one) => value.includes(one)) : undefined),
    control: (props) => <ChoicesControl {...props} {...given} />,
  }
}

const boxesOf = (group: Element) => [...group.querySelectorAll('input')]
const read = (group: Element) => boxesOf(group).flatMap(({ checked, value }) => (checked ? value : []))
const write = (group: Element, chosen: readonly string[]) => {
  for (const box of boxesOf(group)) box.checked = chosen.includes(box.value)
}

function ChoicesControl({ form, name, label, options, initial }: ControlProps & ChoicesOptions) {
  const id = useId()
  const { ref, onInput } = useControl<HTMLDivElement>(form, name, initial, read, write)
  return (
    <fieldset className={tool.options}>
      <legend>{label}</legend>
      <div ref={ref} className={styles.choices}>
        {options.map(({ value, label: words }) => (
          <p className={tool.choice} key={value}>
            <input
              type="checkbox"
              id={`${id}-${value}`}
              value={value}
              defaultChecked={initial.includes(value)}
              onInput={onInput}
            />
            <label htmlFor={`${id}-${value}`}>{words}</label>
          </p>
        ))}
      </div>
    </fieldset>
  )
}
