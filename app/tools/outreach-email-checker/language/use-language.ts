import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '@/app/tools/outreach-email-checker/text/words'

/** As many words as the detector wants; a shorter e-mail does not load it. */
const LEAST_WORDS = 12

interface Known {
  email: string
  language: string
}

/** The language of an e-mail, undefined until a worker has found it out. `isGone` where the worker cannot be loaded. */
export function useLanguage(email: string): { language: string | undefined; isGone: boolean } {
  const worker = useRef<Worker>(undefined)
  const [known, setKnown] = useState<Known>()
  const [isGone, setGone] = useState(false)
  const isShort = wordsOf(email).length < LEAST_WORDS

  useEffect(() => {
    if (isShort) return
    worker.current ??= new Worker(new URL('./language-worker.ts', import.meta.url), { type: 'module' })
    worker.current.onmessage = ({ data }: MessageEvent<Known>) => setKnown(data)
    worker.current.onerror = (event) => {
      event.preventDefault()
      setGone(true)
    }
    worker.current.postMessage(email)
  }, [email, isShort])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = undefined
    },
    [],
  )
  if (isShort) return { language: 'en', isGone }
  return { language: known && isSameEmail(known.email, email) ? known.language : undefined, isGone }
}

/** So many characters at an end stay the same while an e-mail is written. */
const SAME = 30

/** Whether one is an edited form of the other, so that its language holds until the worker has read it. */
function isSameEmail(one: string, other: string): boolean {
  return one.slice(0, SAME) === other.slice(0, SAME) || one.slice(-SAME) === other.slice(-SAME)
}
