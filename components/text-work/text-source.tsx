'use client'

import { Button } from '@/components/elements/button'
import { Notice } from '@/components/result/notice'
import { FileDrop } from '@/components/sheet/file-drop'
import { describeHeld, holdLongPaste } from '@/components/storage/held-file'
import { Field } from '@/components/tools/field'
import tool from './text-tool.module.css'
import type { TextWork } from './use-text-work'

/** A field for a text, or a file in its place. */
export function TextSource({
  label,
  releaseLabel,
  placeholder,
  onInput,
  work: { field, held, hold, release },
}: {
  label: string
  releaseLabel: string
  placeholder: string
  onInput?: () => void
  work: Pick<TextWork, 'field' | 'held' | 'hold' | 'release'>
}) {
  return (
    <FileDrop onFile={(file) => hold({ file, name: file.name })}>
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
        <Field label={label}>
          {(props) => (
            <textarea
              {...props}
              ref={field}
              className={`${tool.list} ${tool.paste}`}
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
