'use client'

import { useEffect, useRef } from 'react'
import { DEADLINE_MS, TOO_SLOW } from './deadline'
import type { Reading, ReadingJob } from './reading'

/** Reads files and pasted texts in a worker. A new job ends the last one, whose promise stays open. A slow one fails. */
export function useReader() {
  const worker = useRef<Worker>(undefined)
  const isBusy = useRef(false)
  const deadline = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      clearTimeout(deadline.current)
      worker.current?.terminate()
    },
    [],
  )

  function end() {
    clearTimeout(deadline.current)
    worker.current?.terminate()
    worker.current = undefined
    isBusy.current = false
  }

  /** Loads the worker ahead of the first job. */
  function prepare() {
    if (worker.current) return
    worker.current = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
    worker.current.onerror = end
  }

  function read(job: ReadingJob): Promise<Reading> {
    if (isBusy.current) end()
    prepare()
    isBusy.current = true
    return new Promise((resolve) => {
      const current = worker.current
      if (!current) return
      current.onmessage = ({ data }: MessageEvent<Reading>) => {
        clearTimeout(deadline.current)
        isBusy.current = false
        resolve(data)
      }
      current.onerror = () => {
        end()
        resolve({ kind: 'failed' })
      }
      deadline.current = setTimeout(() => {
        end()
        resolve({ kind: 'failed', reason: TOO_SLOW })
      }, DEADLINE_MS)
      current.postMessage(job)
    })
  }

  return { prepare, read }
}
