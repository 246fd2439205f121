'use client'

import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/elements/button'
import tool from '@/components/text-work/text-tool.module.css'
import type { Field, Values } from './field'
import { FieldControls } from './field-controls'
import type { Form } from './form'
import { LinkNotice } from './link-notice'
import { OfferedLists } from './offered-lists'
import { SavedNote } from './saved-note'

/** A tool's form: its fields in the order of the definition. */
export function ToolForm<V extends Values>({
  form,
  only,
  submitLabel,
  privacy,
  onSubmit,
  onPrepare,
  invalid,
  status,
  children,
}: {
  form: Form<V>
  /** The names of the fields that are shown; all of them otherwise. */
  only?: readonly string[]
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
  const { fields: all } = form.tool
  const fields = only ? Object.fromEntries(only.map((name) => [name, all[name] as Field])) : all
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
      <FieldControls
        form={form}
        fields={fields}
        invalid={invalid}
        after={(name, field) =>
          (field.ofList || name === form.tool.listField) && <OfferedLists form={form} name={name} />
        }
      />
      <div className={tool.actions}>
        <Button type="submit">{submitLabel}</Button>
        <span className={tool.private}>{privacy}</span>
      </div>
      {status}
      <SavedNote form={form} />
    </form>
  )
}
