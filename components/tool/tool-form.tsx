'use client'

import { type FormEvent, Fragment, type ReactNode } from 'react'
import { Button } from '@/components/elements/button'
import tool from '@/components/text-work/text-tool.module.css'
import type { Field, Values } from './field'
import type { Form } from './form'
import { LinkNotice } from './link-notice'
import { SavedNote } from './saved-note'

/** A tool's form: its fields in the order of the definition, narrow ones side by side. */
export function ToolForm<V extends Values>({
  form,
  submitLabel,
  privacy,
  onSubmit,
  onPrepare,
  invalid,
  status,
  children,
}: {
  form: Form<V>
  submitLabel: string
  /** Says where the input goes. */
  privacy: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Called when the form is about to be used. */
  onPrepare?: () => void
  /** The name of a field whose value cannot be used. */
  invalid?: string
  /** Shown below the button. */
  status?: ReactNode
  /** Shown above the fields. */
  children?: ReactNode
}) {
  return (
    <form
      data-markdown-ignore
      className={tool.form}
      onSubmit={onSubmit}
      onFocus={onPrepare}
      onDragEnter={onPrepare}
      autoComplete="off"
    >
      <LinkNotice form={form} />
      {children}
      {groupsOf(form.tool.fields).map((group) => {
        const controls = group.map(([name, field]) => (
          <Fragment key={name}>{field.control({ form, name, isInvalid: name === invalid })}</Fragment>
        ))
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
      {status}
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
