'use client'

import { Fragment, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@/components/elements/button'
import tool from '@/components/text-work/text-tool.module.css'
import type { Field, Values } from './field'
import type { Form } from './form'
import { SavedNote } from './saved-note'

/** A tool's form: its fields in the order of the definition, narrow ones side by side. */
export function ToolForm<V extends Values>({
  form,
  submitLabel,
  privacy,
  onSubmit,
  children,
}: {
  form: Form<V>
  submitLabel: string
  /** Says where the input goes. */
  privacy: string
  onSubmit: (event: SyntheticEvent) => void
  /** Shown above the fields. */
  children?: ReactNode
}) {
  return (
    <form data-markdown-ignore className={tool.form} onSubmit={onSubmit} autoComplete="off">
      {children}
      {groupsOf(form.tool.fields).map((group) => {
        const controls = group.map(([name, field]) => <Fragment key={name}>{field.control({ form, name })}</Fragment>)
        return group.length === 1 ? (
          controls
        ) : (
          <div key={group[0]?.[0]} className={tool.pair}>
            {controls}
          </div>
        )
      })}
      <div className={tool.actions}>
        <Button type="submit">{submitLabel}</Button>
        <span className={tool.private}>{privacy}</span>
      </div>
      <SavedNote form={form} />
    </form>
  )
}

/** Narrow fields that follow each other are one group. */
function groupsOf(fields: Readonly<Record<string, Field>>): [string, Field][][] {
  const groups: [string, Field][][] = []
  for (const entry of Object.entries(fields)) {
    const last = groups.at(-1)
    if (entry[1].isNarrow && last?.[0]?.[1].isNarrow) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
