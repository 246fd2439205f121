'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
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
  const [rendered] = useState(() => form.state().values[name])
  useEffect(() => {
    const control = ref.current
    if (!control) return
    const show = () => {
      const value = form.state().values[name]
      if (!isSame(read(control), value)) write(control, value as never)
    }
    // Somebody has typed before this script ran. Another field's text may have changed this one's value meanwhile.
    if (isSame(read(control), rendered)) show()
    else form.set(name, read(control))
    return form.subscribe(show)
  }, [form, name, rendered, read, write])
  return { ref, onInput: () => ref.current && form.set(name, read(ref.current)) }
}
