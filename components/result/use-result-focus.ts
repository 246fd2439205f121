import { type SyntheticEvent, useState } from 'react'
import { useReveal } from './use-reveal'

/** For a form with a live result, often below the screen: submitting leads to it. The result needs `tabIndex={-1}`. */
export function useResultFocus() {
  const [submits, setSubmits] = useState(0)
  const { result, revealNext } = useReveal(submits)

  function showResult(event: SyntheticEvent) {
    event.preventDefault()
    revealNext()
    setSubmits(submits + 1)
  }

  return { result, isSubmitted: submits > 0, showResult }
}
