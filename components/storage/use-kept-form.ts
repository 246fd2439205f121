'use client'

import { useRef, useState } from 'react'
import { type FilledForm, findForm, forgetForm, keepForm } from './kept-form'
import { isOnlyTab, leaveTab } from './only-tab'

/** Whether a form outlives its page; undefined while there is nothing to keep. */
export type Keeping = 'kept' | 'refused' | 'in another tab' | undefined

/** Keeps a form in this browser while it is filled in, in one tab at a time. `form` names it. */
export function useKeptForm(form: string) {
  const [keeping, setKeeping] = useState<Keeping>()
  const lock = `${form} form`
  const waiting = useRef<{ filled: FilledForm | undefined }>(undefined)
  const writing = useRef<Promise<Keeping>>(undefined)
  const written = useRef<NonNullable<FilledForm['files']>>([])

  /** The form of an earlier load, to be shown where the visitor has not begun another one. */
  async function find(): Promise<Required<FilledForm> | undefined> {
    const kept = await findForm(form)
    if (!kept) return undefined
    if (!(await isOnlyTab(lock))) {
      setKeeping('in another tab')
      return undefined
    }
    written.current = kept.files
    setKeeping('kept')
    return kept
  }

  /** Keeps the form as it is now, or forgets an empty one (undefined). Writes one by one, of several the last. */
  function keep(filled: FilledForm | undefined): void {
    waiting.current = { filled }
    writing.current ??= write().then((result) => {
      writing.current = undefined
      setKeeping(result)
      return result
    })
  }

  async function write(): Promise<Keeping> {
    if (!(await isOnlyTab(lock))) return 'in another tab'
    let result: Keeping
    for (let next = waiting.current; next; next = waiting.current) {
      waiting.current = undefined
      result = await writeOne(next.filled)
    }
    return result
  }

  async function writeOne(filled: FilledForm | undefined): Promise<Keeping> {
    const isKept = filled !== undefined && (await keepForm(form, filled, written.current))
    written.current = (isKept && filled.files) || []
    // What is refused, such as a file that is too large, must not come back as it was before.
    if (!isKept) await forgetForm(form)
    if (!filled) return undefined
    return isKept ? 'kept' : 'refused'
  }

  function forget(): void {
    keep(undefined)
    void writing.current?.then(() => leaveTab(lock))
  }

  /** Reloads the page. False where that would lose something. */
  async function reload(): Promise<boolean> {
    const result = (await writing.current) ?? keeping
    if (result === 'refused' || result === 'in another tab') return false
    window.location.reload()
    return true
  }

  return { keeping, find, keep, forget, reload }
}
