import { useRef, useState } from 'react'

/**
 * A part of a page that is loaded ahead, so that nothing moves when it is shown. It is `null` where that failed: offline,
 * or after a new deployment. A later `prepare` tries again.
 */
export function useLoaded<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>()
  const loading = useRef<Promise<void>>(undefined)

  function prepare(): Promise<void> {
    loading.current ??= load().then(setPart, () => {
      setPart(null)
      loading.current = undefined
    })
    return loading.current
  }

  return { part, prepare }
}
