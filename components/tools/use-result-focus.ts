import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { reveal } from './reveal'

/** For a form with a live result, often below the screen: submitting leads to it. The result needs `tabIndex={-1}`. */
export function useResultFocus() {
  const result = useRef<HTMLElement>(null)
  const [submits, setSubmits] = useState(0)

  useEffect(() => {
    if (submits > 0) reveal(result.current)
  }, [submits])

  function showResult(event: SyntheticEvent) {
    event.preventDefault()
    setSubmits(submits + 1)
  }

  return { result, isSubmitted: submits > 0, showResult }
}
