import { useEffect, useEffectEvent, useMemo } from 'react'
import { wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { useLoaded } from '@/components/elements/use-loaded'

/** As many words as the detector wants; a shorter e-mail does not load it. */
const LEAST_WORDS = 12

/** The language of an e-mail, undefined until the detector is loaded. `isGone` where that failed. */
export function useLanguage(email: string): { language: string | undefined; isGone: boolean } {
  const { part: detector, prepare } = useLoaded(() => import('./detect-language'))
  const isShort = wordsOf(email).length < LEAST_WORDS
  const load = useEffectEvent(() => void prepare())
  useEffect(() => {
    if (!isShort) load()
  }, [isShort])
  const language = useMemo(() => (isShort ? 'en' : detector?.detectLanguage(email)), [isShort, detector, email])
  return { language, isGone: detector === null }
}
