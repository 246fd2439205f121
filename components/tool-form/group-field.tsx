import { useState } from 'react'
import { checkValues, initialOf, type Tool } from './define-tool'
import { type ControlProps, type Field, type Filled, partOf, type Values } from './field'
import { FoldedControls, OpenControls } from './field-controls'
import styles from './group-field.module.css'

interface GroupOptions<V extends Values> extends Pick<Tool<V>, 'fields'> {
  label: string
}

/** Several fields that are one: a record with a value of each. */
export function group<V extends Values>(given: GroupOptions<V>): Field<V> {
  const initial = initialOf(given)
  const fields = Object.entries<Field>(given.fields)
  return {
    label: given.label,
    initial,
    check: (record) =>
      typeof record === 'object' && record !== null ? { ...initial, ...checkValues(given, record) } : undefined,
    ofList: (id) => Object.fromEntries(fields.map(([name, field]) => [name, field.ofList?.(id) ?? field.initial])) as V,
    listsIn: (value) => fields.flatMap(([name, field]) => field.listsIn?.(value[name]) ?? []),
    control: (props) => <GroupControl {...props} {...given} />,
  }
}

function GroupControl<V extends Values>({ form, name, label, fields }: ControlProps & GroupOptions<V>) {
  const [inner] = useState(() => formIn(form, name))
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <OpenControls form={inner} fields={fields} />
      <FoldedControls form={inner} fields={fields} />
    </fieldset>
  )
}

/** A form with the members of a record as its fields. */
export function formIn(form: Filled, name: string): Filled {
  const now = () => form.state().values[name] as Values
  return partOf(form, now, (member, value) => form.set(name, { ...now(), [member]: value }))
}
