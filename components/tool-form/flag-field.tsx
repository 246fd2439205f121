import { useId } from 'react'
import tool from '@/components/workers/text-tool.module.css'
import type { ControlProps, Field } from './field'
import { useControl } from './use-control'

type FlagOptions = Pick<Field<boolean>, 'label' | 'initial' | 'fold'>

/** Yes or no. */
export function flag(options: FlagOptions): Field<boolean> {
  return {
    ...options,
    check: (value) => (typeof value === 'boolean' ? value : undefined),
    control: (props) => <FlagControl {...props} {...options} />,
  }
}

const read = ({ checked }: HTMLInputElement) => checked
const write = (box: HTMLInputElement, value: boolean) => {
  box.checked = value
}

function FlagControl({ form, name, label, initial }: ControlProps & FlagOptions) {
  const id = useId()
  const control = useControl<HTMLInputElement>(form, name, initial, read, write)
  return (
    <p className={tool.choice}>
      <input {...control} type="checkbox" id={id} defaultChecked={initial} />
      <label htmlFor={id}>{label}</label>
    </p>
  )
}
