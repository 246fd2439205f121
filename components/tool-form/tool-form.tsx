import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { Button } from '@/components/elements/button'
import tool from '@/components/workers/text-tool.module.css'
import type { Field, Values } from './field'
import { FoldedControls, OpenControls } from './field-controls'
import type { Form } from './form'
import { LinkNotice } from './link-notice'
import { OfferedLists } from './offered-lists'
import { SavedNote } from './saved-note'

/** A tool's form: its fields in the order of the definition, and below the button those that are folded. */
export function ToolForm<V extends Values>({
  form,
  only,
  submitLabel,
  privacy,
  onSubmit,
  onPrepare,
  onExample,
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
  /** Fills the example in. */
  onExample?: (event: MouseEvent) => void
  /** The name of a field whose value cannot be used. */
  invalid?: string
  /** Shown below the button. */
  status?: ReactNode
  /** Shown above the fields. */
  children?: ReactNode
}) {
  const { fields: all } = form.tool
  const fields = only ? Object.fromEntries(only.map((name) => [name, all[name] as Field])) : all
  const controls = {
    form,
    fields,
    invalid,
    after: (name: string, field: Field) =>
      (field.ofList || name === form.tool.listField) && <OfferedLists form={form} name={name} />,
  }
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
      <OpenControls {...controls} />
      <div className={tool.actions}>
        <Button isPrimary type="submit">
          {submitLabel}
        </Button>
        {onExample && (
          <button type="button" className={tool.example} onClick={onExample}>
            Try an example
          </button>
        )}
        <span className={tool.private}>{privacy}</span>
      </div>
      {status}
      <FoldedControls {...controls} />
      <SavedNote form={form} />
    </form>
  )
}
