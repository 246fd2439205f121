'use client'

import { useEffect, useState } from 'react'
import { neverPitch } from './browser-never-pitch'
import type { Excluded } from './never-pitch'

/** The sites that are never pitched, as they are now, also if another tab changes them; the newest first. */
export function useNeverPitch(): readonly Excluded[] | undefined {
  const [all, setAll] = useState<readonly Excluded[]>()
  useEffect(() => {
    let turn = 0
    const show = async () => {
      const own = ++turn
      const found = await neverPitch.all()
      if (own === turn) setAll(found)
    }
    void show()
    const stop = neverPitch.subscribe(() => void show())
    return () => {
      turn = -1
      stop()
    }
  }, [])
  return all
}
