import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '@/app/tools/outreach-email-checker/text/words'

/** As many words as the detector wants; a shorter letter does not load it. */
const LEAST_WORDS = 12

/** The language of a letter, as a worker finds out: English until it is known. `isGone` where the worker cannot be loaded. */
export function useLanguage(letter: string): { language: string; isGone: boolean } {
  const worker = useRef<Worker>(undefined)
  const [language, setLanguage] = useState('en')
  const [isGone, setGone] = useState(false)

  useEffect(() => {
    if (wordsOf(letter).length < LEAST_WORDS) return setLanguage('en')
    worker.current ??= new Worker(new URL('./language-worker.ts', import.meta.url), { type: 'module' })
    worker.current.onmessage = ({ data }: MessageEvent<string>) => setLanguage(data)
    worker.current.onerror = (event) => {
      event.preventDefault()
      setGone(true)
    }
    worker.current.postMessage(letter)
  }, [letter])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = undefined
    },
    [],
  )
  return { language, isGone }
}
