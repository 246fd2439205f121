import { Fragment, type ReactNode } from 'react'
import tool from '@/components/text-work/text-tool.module.css'
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

/** Narrow ones stand side by side. */
function Controls({ form, entries, invalid, after }: Omit<Props, 'fields'> & { entries: readonly Entry[] }) {
  return groupsOf(entries).map((group) => {
    const controls = group.map(([name, field]) => (
      <Fragment key={name}>
        {field.control({ form, name, isInvalid: name === invalid })}
        {after?.(name, field)}
      </Fragment>
    ))
    return group.length === 1 ? (
      controls
    ) : (
      <div key={group[0]?.[0]} className={tool.pair}>
        {controls}
      </div>
    )
  })
}

/** Narrow fields that follow each other are one group. */
function groupsOf(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (entry[1].isNarrow && last?.[0]?.[1].isNarrow) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
