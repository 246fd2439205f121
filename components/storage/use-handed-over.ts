'use client'

import { useEffect, useEffectEvent } from 'react'
import { hasEarlier } from '@/components/store/earlier'

/** Takes, once, the list that another tool has passed on to this page as a text. */
export function useHandedOver(onText: (text: string) => void): void {
  const take = useEffectEvent(async () => {
    if (!(await hasEarlier())) return
    const { readHandedOver, takeHandedOver } = await import('./hand-over')
    const handed = await takeHandedOver(readHandedOver)
    const text = (await handed?.file.text())?.trim()
    if (text) onText(text)
  })
  useEffect(() => {
    // Without storage or a connection there is none.
    take().catch(() => {})
  }, [])
}
