import { useState } from 'react'
import { Button } from '@/components/elements/button'
import { isSame } from '@/components/elements/is-same'
import { type ControlProps, type Field, partOf } from './field'
import styles from './several-field.module.css'
import { useFormPart } from './use-form-part'

interface SeveralOptions<Value> {
  /** Names one of them. */
  label: string
  addLabel: string
  /** The field of one of `count`. Numbers begin at 1. */
  of: (number: number, count: number) => Field<Value>
  least: number
  max: number
}

/** Several values of one kind of field, in their order. */
export function several<Value>(given: SeveralOptions<Value>): Field<readonly Value[]> {
  const { label, of, least, max } = given
  const one = of(1, 1)
  return {
    label,
    initial: Array.from({ length: least }, () => one.initial),
    check(record) {
      const values = Array.isArray(record) ? record.slice(0, max).map(one.check) : []
      const fit = values.filter((value) => value !== undefined)
      return Array.isArray(record) && fit.length === values.length && fit.length >= least ? fit : undefined
    },
    ofList(id, values = []) {
      const opened = one.ofList?.(id) ?? one.initial
      const others = values.filter((value) => !isSame(value, opened) && !isSame(value, one.initial))
      return [opened, ...others].slice(0, max)
    },
    listsIn: (values) => values.flatMap((value) => one.listsIn?.(value) ?? []),
    control: (props) => <SeveralControl {...props} {...given} />,
  }
}

const valuesIn = <Value,>({ form, name }: ControlProps) => form.state().values[name] as readonly Value[]

function SeveralControl<Value>({ form, name, label, addLabel, of, least, max }: ControlProps & SeveralOptions<Value>) {
  const now = () => valuesIn<Value>({ form, name })
  const count = useFormPart(form, () => now().length)
  return (
    <div className={styles.several}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place
        <div className={styles.one} key={at}>
          <One form={form} name={name} at={at} field={of(at + 1, count)} />
          {count > least && (
            <div>
              <Button onClick={() => form.set(name, now().toSpliced(at, 1))}>
                Remove {label.toLowerCase()} {at + 1}
              </Button>
            </div>
          )}
        </div>
      ))}
      {count < max && (
        <div>
          <Button onClick={() => form.set(name, [...now(), of(1, 1).initial])}>{addLabel}</Button>
        </div>
      )}
    </div>
  )
}

/** The control of the value at one place. */
function One<Value>({ form, name, at, field }: ControlProps & { at: number; field: Field<Value> }) {
  const now = () => valuesIn<Value>({ form, name })
  const [one] = useState(() => {
    const values = () => ({ [name]: now()[at] ?? field.initial })
    return partOf(form, values, (_, value) => form.set(name, now().with(at, value as Value)))
  })
  return field.control({ form: one, name })
}
