'use client'

import type { ClipboardEvent, RefObject } from 'react'
import { Button } from '@/components/button'
import { Field } from './field'
import { FileDrop } from './file-drop'
import { Notice } from './notice'
import tool from './text-tool.module.css'

/** A text too long for a field, or in a file. */
export interface HeldText {
  blob: Blob
  name: string
}

/** Above this a pasted text is kept beside the field: laying it out would hold up the page. */
const MAX_FIELD_CHARACTERS = 100_000

/** Where a text comes from: a field to type or paste in, or a file, which then stands in the field's place. */
export function TextSource({
  label,
  dropLabel,
  releaseLabel,
  placeholder,
  field,
  held,
  onHold,
  onRelease,
}: {
  label: string
  dropLabel: string
  releaseLabel: string
  placeholder: string
  field: RefObject<HTMLTextAreaElement | null>
  held: HeldText | undefined
  onHold: (held: HeldText) => void
  onRelease: () => void
}) {
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (text.length <= MAX_FIELD_CHARACTERS) return
    event.preventDefault()
    onHold({ blob: new Blob([text]), name: 'The pasted text' })
  }

  return (
    <FileDrop label={dropLabel} onFile={(file) => onHold({ blob: file, name: file.name })}>
      {held ? (
        <Notice
          kind="empty"
          title={`${held.name}, ${sizeOf(held.blob)}`}
          actions={
            <Button variant="quiet" onClick={onRelease}>
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

function sizeOf({ size }: Blob): string {
  return size < 1_000_000 ? `${Math.ceil(size / 1_000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`
}
