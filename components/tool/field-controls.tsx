import { Fragment, type ReactNode } from 'react'
import tool from '@/components/text-work/text-tool.module.css'
import type { Field, Filled } from './field'

type Fields = Readonly<Record<string, Field>>

/** The controls of fields in their order, narrow ones side by side. */
export function FieldControls({
  form,
  fields,
  invalid,
  after,
}: {
  form: Filled
  fields: Fields
  /** The name of a field whose value cannot be used. */
  invalid?: string
  /** Stands below a control. */
  after?: (name: string, field: Field) => ReactNode
}) {
  return groupsOf(fields).map((group) => {
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
function groupsOf(fields: Fields): [string, Field][][] {
  const groups: [string, Field][][] = []
  for (const entry of Object.entries(fields)) {
    const last = groups.at(-1)
    if (entry[1].isNarrow && last?.[0]?.[1].isNarrow) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
