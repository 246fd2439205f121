'use client'

import { useEffect, useState } from 'react'
import { browserLists } from './browser-lists'
import type { OpenList } from './lists'

/** A list of this browser as it is now, also if another tab changes it. `null` if it was deleted. */
export function useList(id: string | undefined): OpenList | null | undefined {
  const [opened, setOpened] = useState<OpenList | null>()
  useEffect(() => {
    let isLeft = false
    const show = async () => {
      const found = id === undefined ? undefined : ((await browserLists.find(id)) ?? null)
      if (!isLeft) setOpened(found)
    }
    void show()
    const stop = browserLists.subscribe((changed) => changed === id && void show())
    return () => {
      isLeft = true
      stop()
    }
  }, [id])
  return opened
}
