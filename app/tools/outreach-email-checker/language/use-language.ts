import { useEffect, useEffectEvent, useMemo } from 'react'
import { wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { useLoaded } from '@/components/elements/use-loaded'
import { LEAST_WORDS, languageOfShort } from './unknown-language'

/** The language of an e-mail, undefined until the detector is loaded. `isGone` where that failed. */
export function useLanguage(email: string): { language: string | undefined; isGone: boolean } {
  const { part: detector, prepare } = useLoaded(() => import('./detect-language'))
  const isShort = wordsOf(email).length < LEAST_WORDS
  const load = useEffectEvent(() => void prepare())
  useEffect(() => {
    if (!isShort) load()
  }, [isShort])
  const detected = useMemo(() => detector?.detectLanguage(email), [detector, email])
  return { language: isShort ? languageOfShort(email) : detected, isGone: detector === null }
}
