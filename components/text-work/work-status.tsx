import type { RefObject } from 'react'
import { FailureNotice } from '@/components/result/failure-notice'
import tool from './text-tool.module.css'
import type { WorkState } from './use-worker-run'

/** The state of the work on a text: in words, as a progress bar, and as a notice if it failed. */
export function WorkStatus({
  state,
  progress,
  words,
  reload,
}: {
  state: WorkState<unknown> | undefined
  /** Of `useWorkerRun`, which moves the bar. */
  progress: RefObject<HTMLProgressElement | null>
  words: string
  /** Reloads the page. False where what is filled in would be lost. */
  reload: () => Promise<boolean>
}) {
  return (
    <>
      <p className={tool.said} role="status">
        {words}
      </p>
      {state?.kind === 'working' && (
        <progress className={tool.progress} aria-label="Reading progress" ref={progress} max={1} value={0} />
      )}
      {state?.kind === 'failed' && <FailureNotice failure={state} reload={reload} />}
    </>
  )
}
