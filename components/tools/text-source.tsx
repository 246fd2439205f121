'use client'

import type { ClipboardEvent } from 'react'
import { Button } from '@/components/button'
import { Field } from './field'
import { FileDrop } from './file-drop'
import { Notice } from './notice'
import tool from './text-tool.module.css'
import type { TextWork } from './use-text-work'

/** A longer pasted text does not go into the field, where its layout would block the page. */
export const MAX_FIELD_CHARACTERS = 100_000

/** A field for a text, or a file in its place. */
export function TextSource({
  label,
  dropLabel,
  releaseLabel,
  placeholder,
  takesWorkbooks,
  work: { field, held, hold, release },
}: {
  label: string
  dropLabel: string
  releaseLabel: string
  placeholder: string
  takesWorkbooks?: boolean
  work: Pick<TextWork, 'field' | 'held' | 'hold' | 'release'>
}) {
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (text.length <= MAX_FIELD_CHARACTERS) return
    event.preventDefault()
    hold({ blob: new Blob(['\ufeff', text]), name: 'The pasted text' })
  }

  return (
    <FileDrop
      label={dropLabel}
      takesWorkbooks={takesWorkbooks}
      onFile={(file) => hold({ blob: file, name: file.name })}
    >
      {held ? (
        <Notice
          kind="empty"
          title={`${held.name}, ${sizeOf(held.blob)}`}
          actions={
            <Button variant="quiet" onClick={release}>
              {releaseLabel}
            </Button>
          }
        />
      ) : (
        <Field label={label}>
          {(props) => (
            <textarea
              {...props}
              ref={field}
              className={`${tool.list} ${tool.paste}`}
              onPaste={paste}
              placeholder={placeholder}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </FileDrop>
  )
}

export function sizeOf({ size }: Blob): string {
  return size < 1_000_000 ? `${Math.max(1, Math.round(size / 1_000))} kB` : `${(size / 1_000_000).toFixed(1)} MB`
}
