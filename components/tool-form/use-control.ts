import { type RefObject, useEffect, useRef } from 'react'
import { isSame } from '@/components/elements/is-same'
import type { Filled } from './field'

export const readValue = ({ value }: { value: string }) => value
export const writeValue = (control: { value: string }, value: string) => {
  control.value = value
}

/**
 * A control that React does not set, so that neither a long text nor a slow restore gets in the way of typing. It is
 * written only where the form has another value, which then came from elsewhere. It is rendered with `initial`.
 */
export function useControl<Control extends Element>(
  form: Filled,
  name: string,
  initial: unknown,
  read: (control: Control) => unknown,
  write: (control: Control, value: never) => void,
): { ref: RefObject<Control | null>; onInput: () => void } {
  const ref = useRef<Control>(null)
  useEffect(() => {
    const control = ref.current
    if (!control) return
    const show = () => {
      const value = form.state().values[name]
      if (!isSame(read(control), value)) write(control, value as never)
    }
    // Somebody has typed before this script ran. Another field's text may have changed this one's value meanwhile.
    if (isSame(read(control), initial)) show()
    else form.set(name, read(control))
    return form.subscribe(show)
  }, [form, name, initial, read, write])
  return { ref, onInput: () => ref.current && form.set(name, read(ref.current)) }
}
