'use client'

import type { RefObject } from 'react'
import { Button } from '@/components/elements/button'
import { Notice } from '@/components/result/notice'
import { FileDrop } from '@/components/sheet/file-drop'
import { describeHeld, type HeldFile, holdLongPaste } from '@/components/storage/held-file'
import { Field } from '@/components/tools/field'
import tool from './text-tool.module.css'

/** A field for a text, or a file in its place. */
export function TextSource({
  label,
  hint,
  dropLabel,
  releaseLabel,
  placeholder,
  rows,
  onInput,
  work: { field, held, hold, release },
}: {
  label: string
  hint?: string
  dropLabel?: string
  releaseLabel: string
  placeholder?: string
  /** Of a low field. */
  rows?: number
  onInput?: () => void
  work: {
    field: RefObject<HTMLTextAreaElement | null>
    held?: HeldFile
    hold: (held: HeldFile) => void
    release: () => void
  }
}) {
  return (
    <FileDrop label={dropLabel} onFile={(file) => hold({ file, name: file.name })}>
      {held ? (
        <Notice
          kind="empty"
          title={describeHeld(held)}
          actions={
            <Button variant="quiet" onClick={release}>
              {releaseLabel}
            </Button>
          }
        />
      ) : (
        <Field label={label} hint={hint}>
          {(props) => (
            <textarea
              {...props}
              ref={field}
              className={rows ? tool.list : `${tool.list} ${tool.paste}`}
              rows={rows}
              onPaste={(event) => holdLongPaste(event, hold)}
              placeholder={placeholder}
              onInput={onInput}
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
