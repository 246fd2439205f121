import { Fragment, type ReactNode } from 'react'
import type { Field, Filled } from './field'
import { Fold } from './fold'

type Fields = Readonly<Record<string, Field>>
type Entry = [name: string, field: Field]

interface Props {
  form: Filled
  fields: Fields
  /** The name of a field whose value cannot be used. */
  invalid?: string
  /** Stands below a control. */
  after?: (name: string, field: Field) => ReactNode
}

/** The controls of the fields that are always shown, in their order. */
export function OpenControls({ fields, ...rest }: Props) {
  return <Controls {...rest} entries={Object.entries(fields).filter(([, { fold }]) => !fold)} />
}

/** The controls of the other fields, folded under their titles. */
export function FoldedControls({ fields, ...rest }: Props) {
  const all = Object.entries(fields)
  const titles = new Set(all.flatMap(([, { fold }]) => fold ?? []))
  if (titles.size === 0) return null
  return (
    <div>
      {[...titles].map((title) => {
        const entries = all.filter(([, { fold }]) => fold === title)
        return (
          <Fold key={title} title={title} form={rest.form} fields={entries}>
            <Controls {...rest} entries={entries} />
          </Fold>
        )
      })}
    </div>
  )
}

function Controls({ form, entries, invalid, after }: Omit<Props, 'fields'> & { entries: readonly Entry[] }) {
  return entries.map(([name, field]) => (
    <Fragment key={name}>
      {field.control({ form, name, isInvalid: name === invalid })}
      {after?.(name, field)}
    </Fragment>
  ))
}
