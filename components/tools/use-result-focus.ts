import { type FormEvent, useEffect, useRef, useState } from 'react'

/** For a form with a live result, often below the screen: submitting focuses it. The result needs `tabIndex={-1}`. */
export function useResultFocus() {
  const result = useRef<HTMLElement>(null)
  const [submits, setSubmits] = useState(0)

  useEffect(() => {
    if (submits > 0) result.current?.focus()
  }, [submits])

  function showResult(event: FormEvent) {
    event.preventDefault()
    setSubmits(submits + 1)
  }

  return { result, isSubmitted: submits > 0, showResult }
}
