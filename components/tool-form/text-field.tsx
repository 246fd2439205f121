import type { ClipboardEvent } from 'react'
import { Field as Labelled } from '@/components/tool-page/field'
import tool from '@/components/workers/text-tool.module.css'
import type { ControlProps, Field } from './field'
import { readValue, useControl, writeValue } from './use-control'

export interface TextOptions extends Pick<Field, 'label' | 'fold' | 'isLasting'> {
  hint?: string
  placeholder?: string
  /** Of a field with several lines. */
  rows?: number
  /** Shown in the font of lists. */
  isList?: boolean
  inputMode?: 'numeric' | 'url'
  /** Sentences, whose spelling the browser checks. */
  isProse?: boolean
  /** High enough for a pasted list. */
  isTall?: boolean
  /** The parameter that a form whose script has not run yet sends it by. */
  queryName?: string
  onPaste?: (event: ClipboardEvent) => void
}

export function text(options: TextOptions): Field<string> {
  return {
    ...options,
    initial: '',
    check: (value) => (typeof value === 'string' ? value : undefined),
    control: (props) => <TextControl {...props} {...options} />,
  }
}

type TextElement = HTMLInputElement & HTMLTextAreaElement

export function TextControl(props: ControlProps & TextOptions) {
  const { form, name, label, hint, placeholder, rows, inputMode, isList, isTall, isProse = false } = props
  const { queryName, onPaste, isInvalid } = props
  const control = useControl<TextElement>(form, name, '', readValue, writeValue)
  const given = { ...control, label, hint, placeholder, inputMode, autoComplete: 'off', spellCheck: isProse }
  return rows === undefined ? (
    <Labelled {...given} type="text" />
  ) : (
    <Labelled
      {...given}
      as="textarea"
      rows={rows}
      name={queryName}
      onPaste={onPaste}
      aria-invalid={isInvalid}
      className={isTall ? `${tool.list} ${tool.paste}` : isList ? tool.list : undefined}
      autoCapitalize={isList ? 'none' : undefined}
    />
  )
}
