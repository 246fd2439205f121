import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * For a form whose result is there as it is filled in, often below the screen: sending it leads there. Give the result
 * `tabIndex={-1}`.
 */
export function useWayToResult(): {
  result: RefObject<HTMLElement | null>
  /** Whether there should be a result, even one that says what is missing. */
  isAskedFor: boolean
  showResult: (event: FormEvent) => void
} {
  const result = useRef<HTMLElement>(null)
  const [times, setTimes] = useState(0)

  useEffect(() => {
    if (times > 0) result.current?.focus()
  }, [times])

  function showResult(event: FormEvent) {
    event.preventDefault()
    setTimes(times + 1)
  }

  return { result, isAskedFor: times > 0, showResult }
}
