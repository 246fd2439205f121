'use client'

import tool from '@/components/text-work/text-tool.module.css'
import { Field as Labelled } from '@/components/tools/field'
import type { ControlProps, Field } from './field'
import { useControl } from './use-control'

interface TextOptions extends Pick<Field, 'label' | 'pattern' | 'max' | 'isNarrow' | 'isLasting'> {
  hint?: string
  placeholder?: string
  /** Of a field with several lines. */
  rows?: number
  /** Shown in the font of lists. */
  isList?: boolean
  isNumeric?: boolean
}

export function text(options: TextOptions): Field<string> {
  return {
    ...options,
    initial: '',
    check: (value) => (typeof value === 'string' ? value : undefined),
    control: (props) => <TextControl {...props} {...options} />,
  }
}

/** One entry a line. */
export const lines = (options: TextOptions) => ({ ...text(options), separator: '\n' })

/** Entries between spaces. */
export const words = (options: TextOptions) => ({ ...text(options), separator: ' ' })

type TextElement = HTMLInputElement & HTMLTextAreaElement

const read = ({ value }: TextElement) => value
const write = (control: TextElement, value: string) => {
  control.value = value
}

function TextControl({ form, name, label, hint, rows, isList, isNumeric, placeholder }: ControlProps & TextOptions) {
  const control = useControl<TextElement>(form, name, read, write)
  const given = { ...control, placeholder, autoComplete: 'off', spellCheck: false }
  return (
    <Labelled label={label} hint={hint}>
      {(props) =>
        rows === undefined ? (
          <input {...props} {...given} type="text" inputMode={isNumeric ? 'numeric' : undefined} />
        ) : (
          <textarea
            {...props}
            {...given}
            rows={rows}
            className={isList ? tool.list : undefined}
            autoCapitalize={isList ? 'none' : undefined}
          />
        )
      }
    </Labelled>
  )
}
