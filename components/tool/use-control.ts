'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { isSame } from './define-tool'
import type { Filled } from './field'

/**
 * A control that React does not set, so that neither a long text nor a slow restore gets in the way of typing. It is
 * written only where the form has another value, which then came from elsewhere.
 */
export function useControl<Control extends Element>(
  form: Filled,
  name: string,
  read: (control: Control) => unknown,
  write: (control: Control, value: never) => void,
): { ref: RefObject<Control | null>; onInput: () => void } {
  const ref = useRef<Control>(null)
  useEffect(() => {
    const control = ref.current
    if (!control) return
    const isShown = () => isSame(read(control), form.state().values[name])
    // Somebody has typed before this script ran.
    if (!isShown()) form.set(name, read(control))
    return form.subscribe(() => {
      if (!isShown()) write(control, form.state().values[name] as never)
    })
  }, [form, name, read, write])
  return { ref, onInput: () => ref.current && form.set(name, read(ref.current)) }
}
