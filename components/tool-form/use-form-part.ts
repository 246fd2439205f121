import { useSyncExternalStore } from 'react'
import type { Filled } from './field'

/** A part of a form, as it is now. */
export function useFormPart<Of extends Pick<Filled, 'subscribe'>, Part>(form: Of, partOf: (form: Of) => Part): Part {
  const read = () => partOf(form)
  return useSyncExternalStore(form.subscribe, read, read)
}
