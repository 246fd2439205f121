import { useEffect, useRef } from 'react'
import { reveal } from './reveal'

/** For a result that is drawn some time after its run began. After `revealNext`, the next change of `run` leads to it. */
export function useReveal(run: unknown) {
  const result = useRef<HTMLElement>(null)
  const isDue = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each run is a new result
  useEffect(() => {
    if (isDue.current) reveal(result.current)
    isDue.current = false
  }, [run])

  return {
    result,
    revealNext() {
      isDue.current = true
    },
  }
}
