import { useEffect, useRef } from 'react'
import { reveal } from './reveal'

/** For a result that is drawn some time after its run began. After `revealNext`, the next `run` leads to it. */
export function useReveal(run: unknown) {
  const result = useRef<HTMLElement>(null)
  // The focus when the visitor asked for the next run; null if nobody did.
  const startedFrom = useRef<Element>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each run is a new result
  useEffect(() => {
    const { activeElement, body } = document
    const hasStayed = activeElement === startedFrom.current || activeElement === body
    if (startedFrom.current && hasStayed) reveal(result.current)
    startedFrom.current = null
  }, [run])

  return {
    result,
    revealNext() {
      startedFrom.current = document.activeElement
    },
  }
}
